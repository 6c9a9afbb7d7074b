import { type FacetName, facetNames } from '../../../src/model/searchOptions.js';
import type { SuggestionEntry } from '../../fixtures/catalogue/suggestions.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import type { Shop } from '../../world/world.js';
import { type Value, valuesOf } from './facets.js';

type Choice = readonly (readonly [facet: FacetName, value: Value])[];

/** More than three and nobody types it. */
const mostFacets = 3;
const boostPerDoubling = 3;

/** Every way to choose at most so many of an item's values, no two of one facet, facets in their order. */
function choicesOf(item: CatalogueItem, shop: Shop): Choice[] {
  const values = valuesOf(item, shop);
  const choices: Choice[] = [[]];
  for (const facet of facetNames) {
    const open = choices.filter(({ length }) => length < mostFacets);
    choices.push(...open.flatMap((choice) => values[facet].map((value): Choice => [...choice, [facet, value]])));
  }
  return choices;
}

/** What a customer would call it: "Red Tempranillo from Rioja, under £8.00". */
function nameOf(choice: Choice): string {
  const { type, country, region, grape, price }: Partial<Record<FacetName, string>> = Object.fromEntries(
    choice.map(([facet, { name }]) => [facet, name]),
  );
  const what = grape ? [type, grape] : type ? [type, 'wines'] : ['Wines'];
  const from = [region, country].filter(Boolean).join(', ');
  const words = [...what, from && `from ${from}`].filter(Boolean).join(' ');
  return price ? `${words}, ${price.charAt(0).toLowerCase()}${price.slice(1)}` : words;
}

/** The pages of results a shop suggests beside its products: what a wine is, comes from, is made of and costs, alone and
 * together, wherever there is one. The fuller the page, the higher it stands, always below the wines people talk about. */
export function searchPathsOf(shop: Shop): SuggestionEntry[] {
  const found = new Map<string, { choice: Choice; count: number }>();
  for (const item of shop.items.values()) {
    if (item.kind !== 'wine') continue;
    for (const choice of choicesOf(item, shop)) {
      const address = choice.map(([facet, { value }]) => `${facet}:${value}`).join(',');
      const known = found.get(address) ?? { choice, count: 0 };
      known.count += 1;
      found.set(address, known);
    }
  }
  found.delete('');
  return [...found].map(([address, { choice, count }]) => ({
    i: `/wines?N=${encodeURIComponent(address)}`,
    n: nameOf(choice),
    boost: Math.round(boostPerDoubling * Math.log2(count)),
  }));
}
