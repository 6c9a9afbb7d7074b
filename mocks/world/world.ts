import { brandById } from '../../src/brands/registry.js';
import { siteOf } from '../../src/brands/sites.js';
import type { Brand, Country, HostClass, Site } from '../../src/model/site.js';
import { catalogue } from '../fixtures/catalogue/catalogue.js';
import type { CatalogueItem } from '../fixtures/catalogue/types.js';

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

const shops = new Map<string, Shop>();

/** Returns a world's shop. The same world gives the same object, because building a catalogue takes a moment. */
export function shopOf(world: World): Shop {
  const key = worldKey(world);
  const existing = shops.get(key);
  if (existing) return existing;
  const { brand: id, country, hostClass, newCart, seed } = world;
  const site = siteOf({ brand: id, hostClass, newCart, ...(country && { country }) });
  const brand = brandById(id);
  const items = catalogue({ family: brand.look.family, money: site.money, country: site.country, brand: id }, seed);
  const shop = { world, site, brand, items: new Map(items.map((item) => [item.itemCode, item])) };
  shops.set(key, shop);
  return shop;
}

/** Returns the key of a world, which equal worlds share. A store whose key changes starts a new shop. */
export const worldKey = ({ brand, country, hostClass, newCart, seed, clock }: World): string =>
  JSON.stringify([brand, country, hostClass, newCart, seed, clock]);
