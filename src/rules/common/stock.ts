import type { Product } from '../../model/product.js';

/** Checks whether a product is sold out: no sku, or out of stock. */
export const isSoldOut = ({ skus, inventoryInfo }: Product): boolean =>
  skus.length === 0 || inventoryInfo?.summaryAvailabilityStatus === 'out_of_stock';

/** A requested add: the product, the quantity, and the quantity already in the basket. */
export interface StockRequest {
  readonly product: Pick<Product, 'inventoryInfo'>;
  readonly quantity: number;
  readonly inCart: number;
}

/** Checks whether the low-stock rule blocks adding an item. Only `low_stock` triggers it, and the quantity already in
 * the basket counts (PROD-066 to PROD-070). */
export function exceedsLowStock({ product, quantity, inCart }: StockRequest): boolean {
  const stock = product.inventoryInfo;
  return stock?.summaryAvailabilityStatus === 'low_stock' && quantity + inCart > stock.stockQty;
}
