import type { Brand } from '../model/site.js';
import { adc } from './all/adc.js';
import { amx } from './all/amx.js';
import { amxc } from './all/amxc.js';
import { avy } from './all/avy.js';
import { ba } from './all/ba.js';
import { bbc } from './all/bbc.js';
import { fox } from './all/fox.js';
import { hsb } from './all/hsb.js';
import { law } from './all/law.js';
import { nat } from './all/nat.js';
import { npr } from './all/npr.js';
import { osw } from './all/osw.js';
import { stw } from './all/stw.js';
import { tcm } from './all/tcm.js';
import { vir } from './all/vir.js';
import { vws } from './all/vws.js';
import { wpe } from './all/wpe.js';
import { wsj } from './all/wsj.js';
import { type BrandId, BrandNotFoundError, brandIds, isBrandId } from './ids.js';

const byId: Readonly<Record<BrandId, Brand>> = {
  law,
  avy,
  amx,
  stw,
  ba,
  bbc,
  hsb,
  wpe,
  vws,
  vir,
  adc,
  wsj,
  npr,
  tcm,
  nat,
  osw,
  fox,
  amxc,
};

/** Every brand, in the order used by all lists. */
export const brands: readonly Brand[] = brandIds.map((id) => byId[id]);

/**
 * Returns the brand with this id.
 * @throws BrandNotFoundError when there is none.
 */
export function brandById(id: string): Brand {
  if (!isBrandId(id)) throw new BrandNotFoundError(id);
  return byId[id];
}
