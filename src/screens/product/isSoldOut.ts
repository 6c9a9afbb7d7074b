import type { Product } from '../../model/product.js';

/** Nothing to buy: no sku, or none left. */
export const isSoldOut = ({ skus, inventoryInfo }: Product): boolean =>
  skus.length === 0 || inventoryInfo?.summaryAvailabilityStatus === 'out_of_stock';
