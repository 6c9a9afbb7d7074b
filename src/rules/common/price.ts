import type { Product, Sku } from '../../model/product.js';
import { decimalOf, minorUnits } from './money.js';

/** Returns the price of one bottle: the volume price when it applies, otherwise the sale price per bottle (PROD-060 to
 * PROD-062). */
export function bottlePrice(sku: Sku): number {
  const price = sku.vppApplier && sku.vppPrice !== undefined ? sku.vppPrice : sku.salePricePerBottle;
  return decimalOf(minorUnits(price));
}

/** Returns the saving per bottle when the volume price applies, otherwise 0. */
export function volumeSaving(sku: Sku): number {
  return decimalOf(Math.max(0, minorUnits(sku.salePricePerBottle) - minorUnits(bottlePrice(sku))));
}

/** Returns the reduction from the list price, or 0. */
export function listSaving(sku: Sku): number {
  return decimalOf(Math.max(0, minorUnits(sku.listPrice) - minorUnits(sku.salePrice)));
}

/** Returns the unit of a price: a bottle, a case, a membership, a payment into a scheme, or any other item. */
export function soldAs(
  { productType, subProductType, bottleSize }: Pick<Product, 'productType' | 'subProductType' | 'bottleSize'>,
  { numberOfBottles }: Pick<Sku, 'numberOfBottles'>,
): 'bottle' | 'case' | 'item' | 'membership' | 'payment' {
  if (numberOfBottles > 1) return 'case';
  if (productType === 'membership') return subProductType === 'wine reward' ? 'payment' : 'membership';
  return productType === 'wine' || bottleSize !== undefined ? 'bottle' : 'item';
}

/** Returns the price to show large: per bottle for a bottle, otherwise per unit as sold. */
export const leadPrice = (product: Parameters<typeof soldAs>[0], sku: Sku): number =>
  soldAs(product, sku) === 'bottle' ? bottlePrice(sku) : sku.salePrice;

/** Returns the sum of one unit of each product, without the volume price; undefined if a product has no price. */
export function priceOfOneEach(products: readonly Pick<Product, 'skus'>[]): number | undefined {
  const prices = products.flatMap(({ skus }) => (skus[0] ? [minorUnits(skus[0].salePrice)] : []));
  return prices.length === products.length ? decimalOf(prices.reduce((sum, price) => sum + price, 0)) : undefined;
}
