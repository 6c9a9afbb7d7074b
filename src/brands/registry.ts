import type { Brand } from '../model/site.js';
import { adc } from './adc.js';
import { amx } from './amx.js';
import { amxc } from './amxc.js';
import { avy } from './avy.js';
import { ba } from './ba.js';
import { bbc } from './bbc.js';
import { fox } from './fox.js';
import { hsb } from './hsb.js';
import { law } from './law.js';
import { nat } from './nat.js';
import { npr } from './npr.js';
import { osw } from './osw.js';
import { stw } from './stw.js';
import { tcm } from './tcm.js';
import { vir } from './vir.js';
import { vws } from './vws.js';
import { wpe } from './wpe.js';
import { wsj } from './wsj.js';

/** Every brand, in the order used by all lists. */
export const brands: readonly Brand[] = [
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
];

/** Brand used when none is known, such as on a host without a brand (BRAND-010, BRAND-042). */
export const defaultBrandIdentifier = law.id;

/** Thrown for an unknown brand id or host, and by islands whose page names an unknown brand. The message is contractual
 * (BRAND-007). */
export class BrandNotFoundError extends Error {
  override readonly name = 'BrandNotFoundError';
  constructor(id: string) {
    super(`No Brand found with identifier ${id}`);
  }
}

/**
 * Returns the brand with this id.
 * @throws BrandNotFoundError when there is none.
 */
export function brandById(id: string): Brand {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new BrandNotFoundError(id);
  return brand;
}
