import type { UserItem } from '../../model/account.js';
import type { Product } from '../../model/product.js';
import { shorten } from './loginState.js';

/** Number of recommended wines fetched (HOME-028). */
export const recommendedLimit = 10;
/** Number of viewed products shown (HOME-048). */
export const recentlyViewedLimit = 12;
/** Maximum length of a name on a small card (HOME-030). */
const nameLimit = 22;

/** Prepares a customer's item for a small card: only its thumbnail, and a name that fits (HOME-029 to HOME-031,
 * OPEN-041). */
export function smallCardOf({ product }: Pick<UserItem, 'product'>): Product {
  const { smallImage: _, largeImage: __, ...rest } = product;
  return { ...rest, name: shorten(product.name, nameLimit) };
}

/** Tabs of the recommended wines, by the colour of a wine (OPEN-063). */
export type WineKind = 'all' | 'red' | 'white';

export const isOfKind = (kind: WineKind, { colourName }: Product): boolean =>
  kind === 'all' || colourName?.toLowerCase() === kind;

/** Returns the favourites in a customer's list, which may also contain disliked products (PROD-101, PROD-102,
 * OPEN-069). */
export const favouriteProducts = (items: readonly UserItem[]): readonly Product[] =>
  items.filter(({ whereUsed }) => whereUsed?.inFavourites !== false).map(({ product }) => product);

/** Checks whether a product is one of the favourites. */
export const isFavourite = (items: readonly UserItem[], itemCode: string): boolean =>
  favouriteProducts(items).some((product) => product.itemCode === itemCode);
