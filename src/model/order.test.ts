import { expect, test } from 'vitest';
import { order } from './order.js';

const line = {
  product: { itemCode: 'A1', name: 'A wine', productType: 'wine' },
  sku: { itemCode: 'A1' },
  quantity: 2,
  bottleCount: 2,
  itemPriceInfo: { amount: 20 },
};
const placed = {
  id: 'W1',
  isGuest: false,
  numBottles: 2,
  orderPriceInfo: { rawSubtotal: 20, savings: 0, total: 20, shipping: 0 },
  shippingDetails: {},
  paymentDetails: [],
  adjustments: [],
};

test('an order’s items are read from lineItems or orderItems and always returned as lineItems [ANLY-074]', () => {
  const expected = { ...placed, lineItems: [line] };
  expect(order.parse({ ...placed, lineItems: [line] })).toEqual(expected);
  expect(order.parse({ ...placed, orderItems: [line] })).toEqual(expected);
  expect(order.parse({ ...placed, lineItems: [line], orderItems: [] })).toEqual(expected);
});

test('without items, or with items of another shape, it is not an order', () => {
  for (const spoilt of [placed, { ...placed, orderItems: 'two' }, { ...placed, orderItems: [{}] }, null, 'W1', []])
    expect(order.safeParse(spoilt).success).toBe(false);
});
