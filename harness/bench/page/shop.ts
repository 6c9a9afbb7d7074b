import { brand } from 'virtual:brand';
import { siteOfBrand } from '../../../src/brands/siteOfBrand.js';

/** Opens a shop as its host would: its brand alone, and no mock. It stands in for the harness's own. */
export async function startShop() {
  return { site: siteOfBrand(brand), brand, lost: undefined, problems: [], latency: 0, device: undefined };
}

/** There is nothing to forget. */
export async function forgetShop(): Promise<void> {}
