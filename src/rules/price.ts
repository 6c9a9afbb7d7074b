import type { Product, Sku } from '../model/product.js';
import { decimalOf, minorUnits } from './money.js';

/** Price of one bottle: the volume price when it applies, else the sale price a bottle (PROD-060 to PROD-062). */
export function bottlePrice(sku: Sku): number {
  const price = sku.vppApplier && sku.vppPrice !== undefined ? sku.vppPrice : sku.salePricePerBottle;
  return decimalOf(minorUnits(price));
}

/** What a bottle costs less when the volume price applies, 0 when it does not. */
export function volumeSaving(sku: Sku): number {
  return decimalOf(Math.max(0, minorUnits(sku.salePricePerBottle) - minorUnits(bottlePrice(sku))));
}

/** What the list price has come down by, 0 when it has not. */
export function listSaving(sku: Sku): number {
  return decimalOf(Math.max(0, minorUnits(sku.listPrice) - minorUnits(sku.salePrice)));
}

/** Either spelling of the field is accepted (PROD-019). */
export const isMixed = (product: Pick<Product, 'mixed' | 'isMixed'>): boolean =>
  product.mixed ?? product.isMixed ?? false;

/** Whether an item code is a case: more than one bottle. */
export const isCase = (product: Product): boolean => isMixed(product) || (product.skus[0]?.numberOfBottles ?? 1) > 1;
