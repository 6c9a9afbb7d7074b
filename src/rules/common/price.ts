import type { Product, Sku } from '../../model/product.js';
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

/** What a price is of: a bottle, a case, a membership, a payment into a scheme, or any other item. */
export function soldAs(
  { productType, subProductType, bottleSize }: Pick<Product, 'productType' | 'subProductType' | 'bottleSize'>,
  { numberOfBottles }: Pick<Sku, 'numberOfBottles'>,
): 'bottle' | 'case' | 'item' | 'membership' | 'payment' {
  if (numberOfBottles > 1) return 'case';
  if (productType === 'membership') return subProductType === 'wine reward' ? 'payment' : 'membership';
  return productType === 'wine' || bottleSize !== undefined ? 'bottle' : 'item';
}

/** The price shown large: of a bottle of wine, and of everything else as it is sold. */
export const leadPrice = (product: Parameters<typeof soldAs>[0], sku: Sku): number =>
  soldAs(product, sku) === 'bottle' ? bottlePrice(sku) : sku.salePrice;
