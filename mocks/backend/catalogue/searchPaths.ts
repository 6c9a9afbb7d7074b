import { type FacetName, facetNames } from '../../../src/model/searchOptions.js';
import type { SuggestionEntry } from '../../fixtures/catalogue/suggestions.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import type { Shop } from '../../world/world.js';
import { type Value, valuesOf } from './facets.js';

type Choice = readonly (readonly [facet: FacetName, value: Value])[];

/** Nobody searches for more than three facets. */
const mostFacets = 3;
const boostPerDoubling = 3;

/** Returns every choice of up to this number of an item's values, at most one per facet, in facet order. */
function choicesOf(item: CatalogueItem, shop: Shop): Choice[] {
  const values = valuesOf(item, shop);
  const choices: Choice[] = [[]];
  for (const facet of facetNames) {
    const open = choices.filter(({ length }) => length < mostFacets);
    choices.push(...open.flatMap((choice) => values[facet].map((value): Choice => [...choice, [facet, value]])));
  }
  return choices;
}

/** Returns a choice in a customer's words: "Red Tempranillo from Rioja, under £8.00". */
function nameOf(choice: Choice): string {
  const { type, country, region, grape, price }: Partial<Record<FacetName, string>> = Object.fromEntries(
    choice.map(([facet, { name }]) => [facet, name]),
  );
  const what = grape ? [type, grape] : type ? [type, 'wines'] : ['Wines'];
  const from = [region, country].filter(Boolean).join(', ');
  const words = [...what, from && `from ${from}`].filter(Boolean).join(' ');
  return price ? `${words}, ${price.charAt(0).toLowerCase()}${price.slice(1)}` : words;
}

/** Returns the results pages that a shop suggests in addition to its products: every existing combination of a wine's
 * type, origin, grape and price. Pages with more results rank higher, but always below the most reviewed wines. */
export function searchPathsOf(shop: Shop): SuggestionEntry[] {
  const found = new Map<string, { choice: Choice; count: number }>();
  for (const item of shop.items.values()) {
    if (item.kind !== 'wine') continue;
    for (const choice of choicesOf(item, shop)) {
      const address = choice.map(([facet, { value }]) => `${facet}:${value}`).join(',');
      const entry = found.get(address) ?? { choice, count: 0 };
      entry.count += 1;
      found.set(address, entry);
    }
  }
  found.delete('');
  return [...found].map(([address, { choice, count }]) => ({
    i: `/wines?N=${encodeURIComponent(address)}`,
    n: nameOf(choice),
    boost: Math.round(boostPerDoubling * Math.log2(count)),
  }));
}
