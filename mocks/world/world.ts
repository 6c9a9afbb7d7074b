import { brandById } from '../../src/brands/registry.js';
import { siteOf } from '../../src/brands/sites.js';
import type { Brand, Country, HostClass, Site } from '../../src/model/site.js';
import { catalogue } from '../fixtures/catalogue/catalogue.js';
import type { CatalogueItem } from '../fixtures/catalogue/types.js';
import { latestValues } from '../fixtures/latest.js';

/** Everything that determines a shop's initial state. */
export interface World {
  readonly brand: string;
  readonly country?: Country | undefined;
  readonly hostClass: HostClass;
  readonly newCart: boolean;
  readonly seed: string;
  /** The shop's initial time as an ISO date. */
  readonly clock: string;
}

export const defaultClock = '2026-11-24T10:00:00.000Z';
export const defaultSeed = '1';

export const worldOf = (choice: Partial<World> & Pick<World, 'brand'>): World => ({
  hostClass: 'dev',
  newCart: false,
  seed: defaultSeed,
  clock: defaultClock,
  ...choice,
});

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

/** Returns the key of a world, which equal worlds share. A store whose key changes starts a new shop. */
export const worldKey = ({ brand, country, hostClass, newCart, seed, clock }: World): string =>
  JSON.stringify([brand, country, hostClass, newCart, seed, clock]);
