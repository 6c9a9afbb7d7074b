import { brand } from 'virtual:brand';
import { siteOfBrand } from '../../../src/brands/siteOfBrand.js';

/** Starts a shop as its host would, with one brand and without the mock. It replaces the harness's own module. */
export async function startShop() {
  return { site: siteOfBrand(brand), brand, lost: undefined, problems: [], latency: 0, device: undefined };
}

/** Does nothing, because nothing is stored. */
export async function forgetShop(): Promise<void> {}
