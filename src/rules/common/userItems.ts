import type { UserItem } from '../../model/account.js';
import type { Product } from '../../model/product.js';
import { shorten } from './loginState.js';

/** How many recommended wines are fetched (HOME-028). */
export const recommendedLimit = 10;
/** How many viewed products show (HOME-048). */
export const recentlyViewedLimit = 12;
/** How many characters of a name a small card shows (HOME-030). */
const nameLimit = 22;

/** A customer's item as a small card shows it: its thumbnail, and a name that fits (HOME-029 to HOME-031, OPEN-041). */
export function smallCardOf({ product }: Pick<UserItem, 'product'>): Product {
  const { smallImage: _, largeImage: __, ...rest } = product;
  return { ...rest, name: shorten(product.name, nameLimit) };
}

/** What the tabs of recommended wines choose by: the colour of a wine (OPEN-063). */
export type WineKind = 'all' | 'red' | 'white';

export const isOfKind = (kind: WineKind, { colourName }: Product): boolean =>
  kind === 'all' || colourName?.toLowerCase() === kind;

/** The favourites of a customer's list: what is marked as not wanted may be in it too, and is none (PROD-101, PROD-102,
 * OPEN-069). */
export const favouriteProducts = (items: readonly UserItem[]): readonly Product[] =>
  items.filter(({ whereUsed }) => whereUsed?.inFavourites !== false).map(({ product }) => product);

/** Whether a product is one of the favourites. */
export const isFavourite = (items: readonly UserItem[], itemCode: string): boolean =>
  favouriteProducts(items).some((product) => product.itemCode === itemCode);
