import { brandById } from '../../src/brands/registry.js';
import { siteOf } from '../../src/brands/sites.js';
import type { Brand, Site } from '../../src/model/site.js';
import { catalogue } from '../fixtures/catalogue/catalogue.js';
import type { CatalogueItem } from '../fixtures/catalogue/types.js';
import { latestValues } from '../fixtures/latest.js';
import { type World, worldKey } from './worldChoice.js';

export { defaultClock, defaultSeed, type World, worldKey, worldOf } from './worldChoice.js';

/** The shop of a world: its site, its brand and everything on sale. */
export interface Shop {
  readonly world: World;
  readonly site: Site;
  readonly brand: Brand;
  readonly items: ReadonlyMap<string, CatalogueItem>;
}

/** More than the shops of all brands, which one page can show. */
const latestShop = latestValues<Shop>(48);

/** Returns a world's shop. The worlds used last give the same object again, because building a catalogue takes a
 * moment. */
export const shopOf = (world: World): Shop => latestShop(worldKey(world), () => newShopOf(world));

function newShopOf(world: World): Shop {
  const { brand: id, country, hostClass, newCart, seed } = world;
  const site = siteOf({ brand: id, hostClass, newCart, ...(country && { country }) });
  const brand = brandById(id);
  const items = catalogue({ family: brand.look.family, money: site.money, country: site.country, brand: id }, seed);
  return { world, site, brand, items: new Map(items.map((item) => [item.itemCode, item])) };
}
