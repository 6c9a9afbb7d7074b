import { expect, test } from 'vitest';
import type { LineItem } from '../../model/basket.js';
import type { Product } from '../../model/product.js';
import { boughtItems, orderAgain, orderFilterIn, orderQuery, ordersFound, pageIn } from './orderHistory.js';

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
const found = (number: string, from = '', to = '') =>
  ordersFound(orders, { number, from, to }).map(({ orderId }) => orderId);

test('orders are found by part of their number and by day, first and last day included', () => {
  expect(found('')).toEqual(['W90003', 'W90002', 'W80001']);
  expect(found('w9')).toEqual(['W90003', 'W90002']);
  expect(found('', '2026-08-30')).toEqual(['W90003', 'W90002']);
  expect(found('', '', '2026-08-30')).toEqual(['W90002', 'W80001']);
  expect(found('W9', '2026-01-01', '2026-09-01')).toEqual(['W90002']);
});

test('the filter and page are kept in the address', () => {
  expect(orderFilterIn('number=+W9+&from=2026-01-01&page=3')).toEqual({ number: 'W9', from: '2026-01-01', to: '' });
  expect(pageIn('page=3')).toBe(3);
  for (const other of ['', 'page=0', 'page=-2', 'page=x', 'page=']) expect(pageIn(other)).toBe(1);
  expect(orderQuery({ number: '', from: '', to: '2026-02-01' }, 2)).toEqual({ to: '2026-02-01', page: '2' });
  expect(orderQuery({ number: 'W1', from: '', to: '' })).toEqual({ number: 'W1' });
});

test('each item bought is listed once, with its number of orders and its total quantity', () => {
  expect(boughtItems(orders)).toEqual([
    { itemCode: 'A', name: 'Wine A', quantity: 5, orders: 2, lastBoughtAsString: '12/10/2026' },
    { itemCode: 'B', name: 'Wine B', quantity: 1, orders: 1, lastBoughtAsString: '30/08/2026' },
    { itemCode: 'C', name: 'Wine C', quantity: 6, orders: 1, lastBoughtAsString: '01/01/2025' },
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
