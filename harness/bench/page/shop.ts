import { siteOfBrand } from '../../../src/brands/siteOfBrand.js';
import type { Brand } from '../../../src/model/site.js';

const brands = import.meta.glob<Record<string, Brand>>('../../../src/brands/*.ts');

/** Opens a shop as its host would: its brand alone, and no mock. It stands in for the harness's own. */
export async function startShop(hostname: string) {
  const [id = ''] = hostname.split('.');
  const load = brands[`../../../src/brands/${id}.ts`];
  const brand = (await load?.())?.[id];
  if (!brand) throw new Error(`There is no brand ${id}.`);
  return { site: siteOfBrand(brand), brand, problems: [], latency: 0 };
}

/** There is nothing to forget. */
export async function forgetShop(): Promise<void> {}
