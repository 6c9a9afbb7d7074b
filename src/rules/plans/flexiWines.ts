import type { RatedItem, UserItem } from '../../model/account.js';
import type { Product } from '../../model/product.js';
import { isFavourite } from '../common/userItems.js';

/** Which wines are looked at: parts of the navigation path, by what they choose by; none of either unless set. */
export interface FlexiFilter {
  readonly colour?: string | undefined;
  readonly country?: string | undefined;
}

/** A value to choose wines by: how a path writes it, and its name. */
export interface FlexiValue {
  readonly value: string;
  readonly name: string;
}

/** What wines can be chosen by. */
export interface FlexiFacets {
  readonly colours: readonly FlexiValue[];
  readonly countries: readonly FlexiValue[];
}

/** A name as a path writes it: New Zealand is `new-zealand`. */
const pathName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** The navigation path of a choice; `all` for every wine (PLAN-055). */
export const flexiPath = ({ colour, country }: FlexiFilter): string =>
  [colour, country].filter(Boolean).join('/') || 'all';

/** The names wines have, with the most wines first. */
function valuesOf(names: readonly (string | undefined)[]): readonly FlexiValue[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, some], [, others]) => others - some).map(([name]) => ({ value: pathName(name), name }));
}

/** What a list of wines can be chosen by. The call for them gives no facets of its own. */
export const flexiFacets = (wines: readonly Product[]): FlexiFacets => ({
  colours: valuesOf(wines.map(({ colourName }) => colourName)),
  countries: valuesOf(wines.map(({ countryName }) => countryName)),
});

/** Stars from which a customer wants a wine again. */
const wellRated = 4;

/** What the customer gave a wine, 1 to 5. */
export const ratingOf = (ratings: readonly RatedItem[], itemCode: string): number | undefined =>
  ratings.find(({ product }) => product.itemCode === itemCode)?.rating;

/** Wines with those first that the customer likes: favourites, and what has four stars or five. */
export function likedFirst(
  wines: readonly Product[],
  ratings: readonly RatedItem[],
  favourites: readonly UserItem[],
): readonly Product[] {
  const isLiked = ({ itemCode }: Product) =>
    isFavourite(favourites, itemCode) || (ratingOf(ratings, itemCode) ?? 0) >= wellRated;
  return [...wines.filter(isLiked), ...wines.filter((wine) => !isLiked(wine))];
}
