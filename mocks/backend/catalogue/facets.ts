import { type FacetName, facetNames } from '../../../src/model/searchOptions.js';
import type { Facet, FacetValue } from '../../../src/model/searchResults.js';
import { formatPrice } from '../../../src/rules/common/money.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import type { Shop } from '../../world/world.js';
import { byName } from './byName.js';

/** Chosen values by facet, at most one for each. */
export type Choice = Partial<Record<FacetName, string>>;

export type Value = Pick<FacetValue, 'value' | 'name'>;

/** Returns a name as written in an address. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const facetValues = (name: string | undefined): Value[] => (name ? [{ value: slugOf(name), name }] : []);

const bandEdges = [8, 12, 18, 25, 40];
const pointsPerUnit = 100;

/** Returns the price band of an item in the page's price facet (SRCH-021). */
function bandOf({ product }: CatalogueItem, { site }: Shop): Value[] {
  const [sku] = product.skus;
  if (!sku) return [];
  const edges = site.money === 'points' ? bandEdges.map((edge) => edge * pointsPerUnit) : bandEdges;
  const at = edges.filter((edge) => sku.salePricePerBottle >= edge).length;
  const [from, to] = [edges[at - 1], edges[at]];
  const priceText = (edge: number) => formatPrice(edge, site);
  if (from === undefined) return [{ value: `under-${to}`, name: `Under ${priceText(to!)}` }];
  if (to === undefined) return [{ value: `from-${from}`, name: `${priceText(from)} and over` }];
  return [{ value: `${from}-to-${to}`, name: `${priceText(from)} to ${priceText(to)}` }];
}

const readers: Record<FacetName, (item: CatalogueItem, shop: Shop) => Value[]> = {
  type: ({ type }) => facetValues(type && type.charAt(0).toUpperCase() + type.slice(1)),
  country: ({ product }) => facetValues(product.countryName),
  region: ({ region }) => facetValues(region),
  grape: ({ product }) =>
    (product.grapeName ?? '')
      .replace(/ blend$/, '')
      .split(/, | and /)
      .flatMap(facetValues),
  price: bandOf,
};

type Values = Record<FacetName, readonly Value[]>;
const valuesByShop = new WeakMap<Shop, Map<CatalogueItem, Values>>();

/** Returns the facet values of an item, computed once per shop. */
export function valuesOf(item: CatalogueItem, shop: Shop): Values {
  const ofShop = valuesByShop.get(shop) ?? new Map<CatalogueItem, Values>();
  valuesByShop.set(shop, ofShop);
  const values =
    ofShop.get(item) ??
    (Object.fromEntries(facetNames.map((facet) => [facet, readers[facet](item, shop)])) as unknown as Values);
  ofShop.set(item, values);
  return values;
}

/** Checks whether an item matches all chosen values. */
export const isChosen = (item: CatalogueItem, choice: Choice, shop: Shop): boolean =>
  facetNames.every(
    (facet) => choice[facet] === undefined || valuesOf(item, shop)[facet].some(({ value }) => value === choice[facet]),
  );

/** Checks whether any of an item's facets contains the given value. */
export const isFoundUnder = (item: CatalogueItem, value: string, shop: Shop): boolean =>
  Object.values(valuesOf(item, shop)).some((values) => values.some((own) => own.value === value));

/** Price bands are in order of price, all other values with the most frequent first. */
const order: Record<'price' | 'other', (a: FacetValue, b: FacetValue) => number> = {
  price: (a, b) => edgeOf(a) - edgeOf(b),
  other: (a, b) => b.count - a.count || byName(a.name, b.name),
};
const edgeOf = ({ value }: FacetValue): number => (value.startsWith('under') ? 0 : Number(/\d+/.exec(value)?.[0]));

/** Returns the facets of the results: each value with the number of results when it replaces its facet's chosen value. */
export function facetsOf(found: readonly CatalogueItem[], choice: Choice, shop: Shop): Facet[] {
  return facetNames.map((facet) => {
    const counted = new Map<string, FacetValue>();
    const others = { ...choice, [facet]: undefined };
    for (const item of found.filter((each) => isChosen(each, others, shop)))
      for (const { value, name } of valuesOf(item, shop)[facet]) {
        const count = (counted.get(value)?.count ?? 0) + 1;
        counted.set(value, { value, name, count, isChosen: choice[facet] === value });
      }
    return { facet, values: [...counted.values()].sort(order[facet === 'price' ? 'price' : 'other']) };
  });
}
