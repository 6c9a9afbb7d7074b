import type { RatedItem, UserItem } from '../../model/account.js';
import type { CaseWine } from '../../model/plan.js';
import type { Product } from '../../model/product.js';
import type { MoneyUnit } from '../../model/site.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { bottlePrice } from '../common/price.js';
import { isFavourite } from '../common/userItems.js';

/** Filter of the wines, as parts of the navigation path; unset parts match every wine. */
export interface FlexiFilter {
  readonly colour?: string | undefined;
  readonly country?: string | undefined;
}

/** A filter value: its spelling in the path, and its display name. */
export interface FlexiValue {
  readonly value: string;
  readonly name: string;
}

/** Facets that wines can be filtered by. */
export interface FlexiFacets {
  readonly colours: readonly FlexiValue[];
  readonly countries: readonly FlexiValue[];
}

/** Converts a name to its spelling in the path: New Zealand becomes `new-zealand`. */
const pathName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Builds the navigation path of a filter; `all` for every wine (PLAN-055). */
export const flexiPath = ({ colour, country }: FlexiFilter): string =>
  [colour, country].filter(Boolean).join('/') || 'all';

/** Lists the distinct names as filter values, most frequent first. */
function valuesOf(names: readonly (string | undefined)[]): readonly FlexiValue[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, some], [, others]) => others - some).map(([name]) => ({ value: pathName(name), name }));
}

/** Derives the facets from a list of wines, because the call that lists them returns none. */
export const flexiFacets = (wines: readonly Product[]): FlexiFacets => ({
  colours: valuesOf(wines.map(({ colourName }) => colourName)),
  countries: valuesOf(wines.map(({ countryName }) => countryName)),
});

/** Returns how much more a bottle of a wine costs than one of the wine it would replace: a decimal in the site's
 * currency, or whole points; negative if it costs less, undefined if its price is unknown. */
export function priceDifference({ skus: [sku] }: Pick<Product, 'skus'>, { price }: Pick<CaseWine, 'price'>) {
  return sku && decimalOf(minorUnits(bottlePrice(sku)) - minorUnits(price));
}

/** Orders the customer can choose for the wines. */
export const flexiOrders = ['suggested', 'priceUp', 'priceDown', 'name'] as const;

/** What the customer looks for among the wines, beyond colour and country. */
export interface FlexiSearch {
  /** Words of the name, the producer's country, the region or the grape; empty for any. */
  readonly term: string;
  /** Grape, by name; empty for any. */
  readonly grape: string;
  /** The most a bottle may cost: a decimal in the site's currency, or whole points; unset for any price. */
  readonly most?: number | undefined;
  readonly order: (typeof flexiOrders)[number];
}

export const everyFlexiWine: FlexiSearch = { term: '', grape: '', order: 'suggested' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const priceOf = ({ skus: [sku] }: Product): number => (sku ? bottlePrice(sku) : 0);

/** Lists the grapes of the wines by name. */
export const flexiGrapes = (wines: readonly Product[]): readonly string[] =>
  [...new Set(wines.flatMap(({ grapeName }) => grapeName || []))].sort((one, other) => one.localeCompare(other));

const usualLimits = [8, 10, 15, 20, 30];

/** Lists the prices to choose a limit from: those that leave out some of the wines, but not all of them. */
export function flexiLimits(wines: readonly Product[], money: MoneyUnit): readonly number[] {
  const prices = wines.map(priceOf);
  const limits = usualLimits.map((limit) => (money === 'points' ? limit * 100 : limit));
  return limits.filter((limit) => limit >= Math.min(...prices) && limit < Math.max(...prices));
}

/** Filters and sorts the wines by what the customer looks for. Every word has to occur. */
export function flexiFound(wines: readonly Product[], { term, grape, most, order }: FlexiSearch): readonly Product[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  const found = wines.filter((wine) => {
    const { name, vintage, grapeName, countryName, appellationName, colourName } = wine;
    const about = plain([name, vintage, grapeName, countryName, appellationName, colourName].join(' '));
    if (grape !== '' && grapeName !== grape) return false;
    return words.every((word) => about.includes(word)) && (most === undefined || priceOf(wine) <= most);
  });
  if (order === 'name') return found.toSorted((one, other) => one.name.localeCompare(other.name));
  if (order === 'suggested') return found;
  const sign = order === 'priceUp' ? 1 : -1;
  return found.toSorted((one, other) => sign * (priceOf(one) - priceOf(other)));
}

/** Sorts wines so that those most like a wine come first: of its colour and grape, then of its colour. */
export function closestFirst(wines: readonly Product[], to: Product | undefined): readonly Product[] {
  if (!to) return wines;
  const distance = ({ colourName, grapeName }: Product): number =>
    colourName !== to.colourName ? 2 : grapeName !== to.grapeName ? 1 : 0;
  return wines.toSorted((one, other) => distance(one) - distance(other));
}

/** Minimum number of stars of a well-rated wine. */
const wellRated = 4;

/** Returns the customer's rating of a wine, 1 to 5. */
export const ratingOf = (ratings: readonly RatedItem[], itemCode: string): number | undefined =>
  ratings.find(({ product }) => product.itemCode === itemCode)?.rating;

/** Sorts wines so that those the customer likes come first: favourites, and those rated four or five stars. */
export function likedFirst(
  wines: readonly Product[],
  ratings: readonly RatedItem[],
  favourites: readonly UserItem[],
): readonly Product[] {
  const isLiked = ({ itemCode }: Product) =>
    isFavourite(favourites, itemCode) || (ratingOf(ratings, itemCode) ?? 0) >= wellRated;
  return [...wines.filter(isLiked), ...wines.filter((wine) => !isLiked(wine))];
}
