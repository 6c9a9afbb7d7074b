'use client';

import type { Cart } from '../../model/basket.js';
import { basketCount, bottlesOfCase } from '../../rules/basket/basketCount.js';
import { volumePricedCodes, volumeSavingOf } from '../../rules/basket/volumeSaving.js';
import { useProducts } from '../shop/useProducts.js';

/** Returns how much less the bottles in a basket would cost at the price for twelve or more; undefined once there are
 * twelve, since the shop's price then includes the saving. At most eleven products are fetched, during which it is null;
 * if any of them is missing, the saving is unknown. */
export function useVolumeSaving(cart: Cart | undefined): number | null | undefined {
  const lines = cart?.lineItems ?? [];
  const isShort = basketCount(lines).bottles < bottlesOfCase;
  const codes = isShort ? volumePricedCodes(lines) : [];
  const { products } = useProducts(codes);
  if (products.status === 'loading' && codes.length > 0) return null;
  return isShort && products.status === 'ready' ? volumeSavingOf(lines, products.data) : undefined;
}
