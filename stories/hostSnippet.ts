import indexSource from '../src/entries/index.ts?raw';
import storefrontSource from '../src/entries/storefront.ts?raw';
import { resolveArgs } from './from.js';
import { snippetOf } from './snippet.js';
import type { StoryWorld } from './world.js';

/** Returns what an entry exports apart from types. */
const exportedBy = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );

/** What the package's entries with components export. */
const entries = {
  'wine-storefront-kit': exportedBy(indexSource),
  'wine-storefront-kit/storefront': exportedBy(storefrontSource),
};

/** Returns the entry of the package that exports a component. */
export const entryOf = (component: string): string | undefined =>
  Object.entries(entries).find(([, names]) => names.has(component))?.[0];

/**
 * Returns a story as a host would write it, with the values that it takes from its shop.
 *
 * @returns undefined for a component of the kit's own, and for a story with something that has no text
 */
export const hostSnippet = (component: string, args: object, world: StoryWorld): string | undefined =>
  snippetOf({ component, entryOf, args: { ...resolveArgs(args, world) } });
