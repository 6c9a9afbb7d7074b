import type { Product } from '../../../src/model/product.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import type { Tools } from '../resolver.js';
import type { ShopState } from '../state.js';

/** Stock below which a product is marked as low in stock. */
const few = 6;

/** Returns the remaining stock of an item; undefined if it is not counted. A case has its own stock. */
export function stockOf(
  { sold }: ShopState,
  { product: { itemCode, inventoryInfo } }: CatalogueItem,
): number | undefined {
  return inventoryInfo && Math.max(0, inventoryInfo.stockQty - (sold?.[itemCode] ?? 0));
}

/** Returns a product with its current stock. */
export function inStockNow(state: ShopState, item: CatalogueItem): Product {
  const { product } = item;
  const left = stockOf(state, item);
  if (left === undefined || left === product.inventoryInfo?.stockQty) return product;
  const summaryAvailabilityStatus = left === 0 ? 'out_of_stock' : left < few ? 'low_stock' : 'in_stock';
  return { ...product, inventoryInfo: { summaryAvailabilityStatus, stockQty: left } };
}

/** Refuses to sell more than is in stock, even across several lines. */
export function checkStock(
  state: ShopState,
  lines: readonly { readonly itemCode: string; readonly quantity: number }[],
  { shop, refuse }: Tools,
): void {
  const quantities = new Map<string, number>();
  for (const { itemCode, quantity } of lines) quantities.set(itemCode, (quantities.get(itemCode) ?? 0) + quantity);
  for (const [itemCode, quantity] of quantities) {
    const item = shop.items.get(itemCode);
    const left = item && stockOf(state, item);
    if (item && left !== undefined && quantity > left)
      refuse.conflict(left === 0 ? 'Out of Stock' : `Only ${left} of ${item.product.name} are left.`);
  }
}

/** Subtracts ordered items from the stock. */
export function sell(
  state: ShopState,
  lines: readonly { readonly itemCode: string; readonly quantity: number }[],
): void {
  state.sold ??= {};
  for (const { itemCode, quantity } of lines) state.sold[itemCode] = (state.sold[itemCode] ?? 0) + quantity;
}
