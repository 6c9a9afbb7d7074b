import type { RatedItem, UserItem } from '../../model/account.js';
import type { Product } from '../../model/product.js';
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
