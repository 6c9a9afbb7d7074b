import type { Brand, DesignedBrand, Look } from '../model/site.js';
import { type BrandId, isBrandId } from './ids.js';
import { adc } from './looks/adc.js';
import { amx } from './looks/amx.js';
import { amxc } from './looks/amxc.js';
import { avy } from './looks/avy.js';
import { ba } from './looks/ba.js';
import { bbc } from './looks/bbc.js';
import { fox } from './looks/fox.js';
import { hsb } from './looks/hsb.js';
import { law } from './looks/law.js';
import { nat } from './looks/nat.js';
import { npr } from './looks/npr.js';
import { osw } from './looks/osw.js';
import { stw } from './looks/stw.js';
import { tcm } from './looks/tcm.js';
import { vir } from './looks/vir.js';
import { vws } from './looks/vws.js';
import { wpe } from './looks/wpe.js';
import { wsj } from './looks/wsj.js';

const looks: Readonly<Record<BrandId, Look>> = {
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

/**
 * Returns a brand of the kit with its complete look, such as for writing its style sheet. A page does not need it: it has
 * the style sheet.
 * @throws Error when the brand is not one of the kit's
 */
export function designOf(brand: Brand): DesignedBrand {
  if (!isBrandId(brand.id))
    throw new Error(`The brand "${brand.id}" has no look among the kit’s. A brand of a host has its own.`);
  return { ...brand, look: looks[brand.id] };
}
