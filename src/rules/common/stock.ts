import type { Product } from '../../model/product.js';

/** Whether a product is sold out: no sku, or no stock. */
export const isSoldOut = ({ skus, inventoryInfo }: Product): boolean =>
  skus.length === 0 || inventoryInfo?.summaryAvailabilityStatus === 'out_of_stock';

/** An add to judge: the product, how many are added, and how many the basket holds already. */
export interface StockRequest {
  readonly product: Pick<Product, 'inventoryInfo'>;
  readonly quantity: number;
  readonly inCart: number;
}

/** Whether the low-stock rule blocks an add: only `low_stock` triggers it, and it counts what the basket holds already (PROD-066 to PROD-070). */
export function exceedsLowStock({ product, quantity, inCart }: StockRequest): boolean {
  const stock = product.inventoryInfo;
  return stock?.summaryAvailabilityStatus === 'low_stock' && quantity + inCart > stock.stockQty;
}
