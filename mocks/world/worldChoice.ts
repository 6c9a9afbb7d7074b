import type { Country, HostClass } from '../../src/model/site.js';

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

/** Returns the key of a world, which equal worlds share. A store whose key changes starts a new shop. */
export const worldKey = ({ brand, country, hostClass, newCart, seed, clock }: World): string =>
  JSON.stringify([brand, country, hostClass, newCart, seed, clock]);
