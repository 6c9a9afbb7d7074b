import type { Purchase } from '../../model/account.js';
import type { LineItem } from '../../model/basket.js';
import type { Order } from '../../model/order.js';
import type { Product } from '../../model/product.js';
import { isFreeLine } from '../common/basket.js';
import { dayOfText } from '../common/days.js';
import { isSoldOut } from '../common/stock.js';

/** Number of orders per page of the history. */
export const ordersPerPage = 20;

/** Filter of the order history; empty values match everything. */
export interface OrderFilter {
  /** Part of an order's number. */
  readonly number: string;
  /** Year of the order, such as 2026. */
  readonly year: string;
}

/** Reads the filter from the query of an address. */
export function orderFilterIn(search: string): OrderFilter {
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name)?.trim() ?? '';
  return { number: of('number'), year: of('year') };
}

/** Reads the page number from the query of an address, starting at 1. */
export const pageIn = (search: string): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);

/** Builds the query of a filter and page, without empty values. */
export const orderQuery = ({ number, year }: OrderFilter, page = 1): Readonly<Record<string, string>> => ({
  ...(number && { number }),
  ...(year && { year }),
  ...(page > 1 && { page: String(page) }),
});

const yearOf = ({ orderDateAsString }: Purchase): string => dayOfText(orderDateAsString)?.slice(0, 4) ?? '';

/** Returns the orders that match a filter, in the same order. */
export const ordersFound = (orders: readonly Purchase[], { number, year }: OrderFilter): readonly Purchase[] =>
  orders.filter(
    (order) => order.orderId.toLowerCase().includes(number.toLowerCase()) && (year === '' || yearOf(order) === year),
  );

/** Lists the years in which the orders were placed, latest first. */
export const yearsOfOrders = (orders: readonly Purchase[]): readonly string[] =>
  [...new Set(orders.map(yearOf).filter(Boolean))].sort().reverse();

/** One item a customer has bought, across all orders. */
export interface BoughtItem {
  /** Item code of the product. */
  readonly itemCode: string;
  /** Name of the product in the latest order. */
  readonly name: string;
  /** Total units bought: bottles or cases. */
  readonly quantity: number;
  /** Number of orders that contain it. */
  readonly orders: number;
  /** Day of the latest of these orders, dd/mm/yyyy. */
  readonly lastBoughtAsString: string;
}

/** Lists each item in a customer's orders once, the latest bought first. */
export function boughtItems(orders: readonly Purchase[]): readonly BoughtItem[] {
  const bought = new Map<string, BoughtItem>();
  for (const { orderDateAsString, items } of orders) {
    // An order may have several lines of an item, such as gift vouchers for several people.
    const counted = new Set<string>();
    for (const { itemCode, name, quantity } of items) {
      const before = bought.get(itemCode) ?? { name, quantity: 0, orders: 0, lastBoughtAsString: orderDateAsString };
      const count = before.orders + (counted.has(itemCode) ? 0 : 1);
      bought.set(itemCode, { ...before, itemCode, quantity: before.quantity + quantity, orders: count });
      counted.add(itemCode);
    }
  }
  return [...bought.values()];
}

/** The part of an order that can be ordered again. */
export interface OrderAgain {
  /** Products that can be added now, with their quantities. */
  readonly items: readonly { readonly product: Product; readonly quantity: number }[];
  /** Names of products that are sold out or no longer in the shop. */
  readonly gone: readonly string[];
  /** Products with less stock than was ordered, and the number left. */
  readonly low: readonly { readonly name: string; readonly left: number }[];
}

/** Returns the paid lines of an order. Gifts come with offers and are not ordered again. */
export const paidLines = ({ lineItems }: Pick<Order, 'lineItems'>): readonly LineItem[] =>
  lineItems.filter((line) => !isFreeLine(line));

/** Works out which items of an order can be ordered again, from the products' current state; a missing product counts
 * as gone. */
export function orderAgain(order: Pick<Order, 'lineItems'>, products: readonly Product[]): OrderAgain {
  const items: { product: Product; quantity: number }[] = [];
  const gone: string[] = [];
  const low: { name: string; left: number }[] = [];
  for (const { product: past, quantity } of paidLines(order)) {
    const product = products.find(({ itemCode }) => itemCode === past.itemCode);
    const stock = product?.inventoryInfo;
    const left = stock?.summaryAvailabilityStatus === 'low_stock' ? stock.stockQty : quantity;
    if (!product || isSoldOut(product) || left < 1) gone.push(past.name);
    else {
      if (left < quantity) low.push({ name: past.name, left });
      items.push({ product, quantity: Math.min(quantity, left) });
    }
  }
  return { items, gone, low };
}
