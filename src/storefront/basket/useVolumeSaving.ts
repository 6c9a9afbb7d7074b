'use client';

import type { Cart } from '../../model/basket.js';
import { basketCount, bottlesOfCase } from '../../rules/basket/basketCount.js';
import { volumePricedCodes, volumeSavingOf } from '../../rules/basket/volumeSaving.js';
import { useProducts } from '../shop/useProducts.js';

/** What the bottles of a basket cost less from twelve on; undefined once there are twelve: the shop has priced them then.
 * There are at most eleven products to ask, and without their answer nothing is said. */
export function useVolumeSaving(cart: Cart | undefined): number | undefined {
  const lines = cart?.lineItems ?? [];
  const isShort = basketCount(lines).bottles < bottlesOfCase;
  const { products } = useProducts(isShort ? volumePricedCodes(lines) : []);
  return isShort && products.status === 'ready' ? volumeSavingOf(lines, products.data) : undefined;
}
