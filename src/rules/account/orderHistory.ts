import type { Purchase } from '../../model/account.js';
import type { LineItem } from '../../model/basket.js';
import type { Order } from '../../model/order.js';
import type { Product } from '../../model/product.js';
import { isFreeLine } from '../common/basket.js';
import { dayOfText } from '../common/days.js';
import { isSoldOut } from '../common/stock.js';

/** How many orders a page of the history shows. */
export const ordersPerPage = 20;

/** What orders are looked for by; empty texts look for nothing. */
export interface OrderFilter {
  /** Part of an order's number. */
  readonly number: string;
  /** First day, ISO date. */
  readonly from: string;
  /** Last day, ISO date. */
  readonly to: string;
}

/** The filter in the query of an address. */
export function orderFilterIn(search: string): OrderFilter {
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name)?.trim() ?? '';
  return { number: of('number'), from: of('from'), to: of('to') };
}

/** The page in the query of an address, from 1. */
export const pageIn = (search: string): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);

/** The query of a filter and page; what is empty is left out. */
export const orderQuery = ({ number, from, to }: OrderFilter, page = 1): Readonly<Record<string, string>> => ({
  ...(number && { number }),
  ...(from && { from }),
  ...(to && { to }),
  ...(page > 1 && { page: String(page) }),
});

/** The orders that fit a filter, in the same order. */
export const ordersFound = (orders: readonly Purchase[], { number, from, to }: OrderFilter): readonly Purchase[] =>
  orders.filter(({ orderId, orderDateAsString }) => {
    const day = dayOfText(orderDateAsString) ?? '';
    return (
      orderId.toLowerCase().includes(number.toLowerCase()) &&
      (from === '' || day >= from) &&
      (to === '' || (day !== '' && day <= to))
    );
  });

/** One thing a customer has bought, over all orders. */
export interface BoughtItem {
  /** Item code of the product. */
  readonly itemCode: string;
  /** Name of the product, as the latest order has it. */
  readonly name: string;
  /** Units bought in all: bottles or cases. */
  readonly quantity: number;
  /** Number of orders it was in. */
  readonly orders: number;
  /** Day of the latest of them, dd/mm/yyyy. */
  readonly lastBoughtAsString: string;
}

/** Everything in a customer's orders, each thing once, the latest bought first. */
export function boughtItems(orders: readonly Purchase[]): readonly BoughtItem[] {
  const bought = new Map<string, BoughtItem>();
  for (const { orderDateAsString, items } of orders)
    for (const { itemCode, name, quantity } of items) {
      const known = bought.get(itemCode);
      bought.set(
        itemCode,
        known
          ? { ...known, quantity: known.quantity + quantity, orders: known.orders + 1 }
          : { itemCode, name, quantity, orders: 1, lastBoughtAsString: orderDateAsString },
      );
    }
  return [...bought.values()];
}

/** What of an order can be had again. */
export interface OrderAgain {
  /** What can be added now, and how many. */
  readonly items: readonly { readonly product: Product; readonly quantity: number }[];
  /** Names of what is sold out or no longer in the shop. */
  readonly gone: readonly string[];
  /** What there is less of than was ordered, and how much is left. */
  readonly low: readonly { readonly name: string; readonly left: number }[];
}

/** The lines of an order that were paid for; gifts come with offers and are not ordered again. */
export const paidLines = ({ lineItems }: Pick<Order, 'lineItems'>): readonly LineItem[] =>
  lineItems.filter((line) => !isFreeLine(line));

/** What of an order can be had again, by the products as they are now; a product that is missing is gone. */
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
