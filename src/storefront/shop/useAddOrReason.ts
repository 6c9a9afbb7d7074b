'use client';

import { useLowStockText } from '../../blocks/LowStockError.js';
import { failed } from '../../model/load.js';
import { type AddToBasket, useAddToBasket } from './useAddToBasket.js';

/** Manages adding to the basket where one notice says all that holds it back: a failed call, a product that could not be
 * fetched, or low stock (PROD-068). */
export function useAddOrReason(): Pick<AddToBasket, 'action' | 'add'> {
  const { action, shortage, unavailable, add } = useAddToBasket();
  const lowStockText = useLowStockText();
  const reason = unavailable ?? (shortage && lowStockText(shortage));
  return { action: reason === undefined ? action : failed(reason), add };
}
