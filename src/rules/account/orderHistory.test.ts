import { expect, test } from 'vitest';
import type { LineItem } from '../../model/basket.js';
import type { Product } from '../../model/product.js';
import {
  boughtItems,
  orderAgain,
  orderFilterIn,
  orderQuery,
  ordersFound,
  pageIn,
  yearsOfOrders,
} from './orderHistory.js';

const order = (orderId: string, orderDateAsString: string, ...items: [string, number][]) => ({
  orderId,
  orderDateAsString,
  numBottles: 6,
  total: 60,
  items: items.map(([itemCode, quantity]) => ({ itemCode, name: `Wine ${itemCode}`, quantity })),
});
const orders = [
  order('W90003', '12/10/2026', ['A', 2]),
  order('W90002', '30/08/2026', ['B', 1], ['A', 3]),
  order('W80001', '01/01/2025', ['C', 6]),
];
const found = (number: string, year = '') => ordersFound(orders, { number, year }).map(({ orderId }) => orderId);

test('orders are found by part of their number and by year', () => {
  expect(found('')).toEqual(['W90003', 'W90002', 'W80001']);
  expect(found('w9')).toEqual(['W90003', 'W90002']);
  expect(found('', '2026')).toEqual(['W90003', 'W90002']);
  expect(found('', '2025')).toEqual(['W80001']);
  expect(found('2', '2026')).toEqual(['W90002']);
  expect(found('', '20')).toEqual([]);
});

test('the years of the orders are listed once each, latest first', () => {
  expect(yearsOfOrders([...orders].reverse())).toEqual(['2026', '2025']);
  expect(yearsOfOrders([order('W1', 'yesterday')])).toEqual([]);
});

test('the filter and page are kept in the address', () => {
  expect(orderFilterIn('number=+W9+&year=2026&page=3')).toEqual({ number: 'W9', year: '2026' });
  expect(pageIn('page=3')).toBe(3);
  for (const other of ['', 'page=0', 'page=-2', 'page=x', 'page=']) expect(pageIn(other)).toBe(1);
  expect(orderQuery({ number: '', year: '2026' }, 2)).toEqual({ year: '2026', page: '2' });
  expect(orderQuery({ number: 'W1', year: '' })).toEqual({ number: 'W1' });
});

test('each item bought is listed once, with its number of orders and its total quantity', () => {
  expect(boughtItems(orders)).toEqual([
    { itemCode: 'A', name: 'Wine A', quantity: 5, orders: 2, lastBoughtAsString: '12/10/2026' },
    { itemCode: 'B', name: 'Wine B', quantity: 1, orders: 1, lastBoughtAsString: '30/08/2026' },
    { itemCode: 'C', name: 'Wine C', quantity: 6, orders: 1, lastBoughtAsString: '01/01/2025' },
  ]);
});

test('an order counts once for an item, however many of its lines are of that item', () => {
  const gifts = [order('W2', '12/10/2026', ['V', 1], ['A', 2], ['V', 1]), order('W1', '30/08/2026', ['V', 1])];
  expect(boughtItems(gifts).map(({ itemCode, quantity, orders: count }) => [itemCode, quantity, count])).toEqual([
    ['V', 3, 2],
    ['A', 2, 1],
  ]);
});

const product = (itemCode: string, status = 'in_stock', stockQty = 90): Product =>
  ({
    itemCode,
    name: `Wine ${itemCode}`,
    skus: [{ itemCode }],
    inventoryInfo: { summaryAvailabilityStatus: status, stockQty },
  }) as unknown as Product;
const line = (itemCode: string, quantity: number): LineItem =>
  ({ product: product(itemCode), sku: { itemCode }, quantity, itemPriceInfo: { amount: 9 } }) as unknown as LineItem;

test('reordering takes the available items and names those that are unavailable or low in stock', () => {
  const past = { lineItems: [line('A', 3), line('B', 6), line('C', 2), line('D', 1), line('E', 2)] };
  const now = [
    product('A'),
    product('B', 'low_stock', 4),
    product('C', 'out_of_stock', 0),
    product('E', 'low_stock', 2),
  ];
  const { items, gone, low } = orderAgain(past, now);
  expect(items.map(({ product: { itemCode }, quantity }) => [itemCode, quantity])).toEqual([
    ['A', 3],
    ['B', 4],
    ['E', 2],
  ]);
  expect(gone).toEqual(['Wine C', 'Wine D']);
  expect(low).toEqual([{ name: 'Wine B', left: 4 }]);
});
