'use client';

import { productWords } from '../brands/words/product.js';
import { useText } from '../ui/scope.js';

/** Returns the function that words a shortage, for the low-stock error and for places with a notice of their own. */
export function useLowStockText(): (shortage: { readonly stock: number; readonly inCart: number }) => string {
  const text = useText(productWords);
  return ({ stock, inCart }) =>
    inCart > 0
      ? text('product.lowStockWithBasket', { count: stock, inCart })
      : text('product.lowStock', { count: stock });
}
