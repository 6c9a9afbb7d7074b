import { describe, expect, test } from 'vitest';
import { deliveryForTests } from '../model/deliveryForTests.js';
import type { Order } from '../model/order.js';
import { purchaseEvent } from './purchase.js';

const line = {
  commerceItemId: 'ci1',
  product: { itemCode: 'A1', name: 'Rioja', productType: 'wine' },
  sku: { itemCode: 'A1' },
  quantity: 2,
  bottleCount: 12,
  itemPriceInfo: { amount: 20 },
};
const order: Order & { transactionId: string } = {
  id: 'W1',
  transactionId: 'T1',
  emailId: 'tom@guest.example',
  isGuest: true,
  lineItems: [line],
  numBottles: 12,
  orderPriceInfo: { rawSubtotal: 20, savings: 2, shipping: 7.99, total: 25.99 },
  shippingDetails: deliveryForTests,
  paymentDetails: [
    { type: 'voucher', amount: 5, voucherCode: 'HELLO' },
    { type: 'creditCard', amount: 20.99, cardId: 'card1', cardType: 'VISA', lastFour: '1111' },
  ],
  adjustments: [{ adjustmentType: 'PROMOTION', adjustmentAmount: 2, promotionName: 'Mix 12' }],
};
const uk = { country: 'uk', money: 'currency' } as const;

test('the event has the order’s own fields', () => {
  expect(purchaseEvent(order, undefined, uk).order).toEqual({
    id: 'W1',
    shippingDetails: { shippingMethod: { type: 'STD' } },
    orderPriceInfo: order.orderPriceInfo,
    paymentDetails: [
      { type: 'voucher', amount: 5, voucherCode: 'ELLO' },
      { type: 'creditCard', amount: 20.99 },
    ],
    adjustments: order.adjustments,
    lineItems: [
      {
        product: { itemCode: 'A1', name: 'Rioja', productType: 'wine' },
        quantity: 2,
        itemPriceInfo: { amount: 20 },
        bottleCount: 12,
      },
    ],
  });
});

test('the event is a purchase', () => {
  expect(purchaseEvent(order, undefined, uk).event).toBe('purchase');
});

test('an order without a delivery method has none in its event', () => {
  const { shippingMethod, ...shippingDetails } = order.shippingDetails;
  expect(shippingMethod?.type).toBe('STD');
  const event = purchaseEvent({ ...order, shippingDetails }, undefined, uk);
  expect(event.order.shippingDetails).toEqual({ shippingMethod: { type: undefined } });
  expect(event.transaction.deliveryMethod).toBeUndefined();
});

test('every adjustment has its own amount and promotion', () => {
  const adjustments = [
    { adjustmentType: 'PROMOTION', adjustmentAmount: 1.5, promotionName: 'Mix 12' },
    { adjustmentType: 'COUPON', adjustmentAmount: 0.5, promotionName: 'Voucher HELLO' },
  ];
  expect(purchaseEvent({ ...order, adjustments }, undefined, uk).order.adjustments).toEqual([
    { adjustmentType: 'PROMOTION', adjustmentAmount: 1.5, promotionName: 'Mix 12' },
    { adjustmentType: 'COUPON', adjustmentAmount: 0.5, promotionName: 'Voucher HELLO' },
  ]);
});

test('the transaction is a separate field', () => {
  expect(purchaseEvent(order, undefined, uk)).toMatchObject({
    transaction: {
      transactionId: 'T1',
      deliveryMethod: 'STD',
      orderTotal: 25.99,
      paymentDetailsArr: [
        { type: 'voucher', amount: 5, voucherCode: 'ELLO' },
        { type: 'creditCard', amount: 20.99 },
      ],
    },
    transactionId: 'T1',
    transactionTotal: 25.99,
    transactionDiscount: 2,
    transactionShipping: 7.99,
    transactionPaymentMethod: 'voucher,creditCard',
  });
});

test('on a points site the amounts are in points', () => {
  const points = { ...order, orderPointsInfo: { total: 2599, savings: 200, shipping: 799 } };
  expect(purchaseEvent(points, undefined, { country: 'uk', money: 'points' })).toMatchObject({
    transaction: { orderTotal: 2599 },
    transactionTotal: 2599,
    transactionDiscount: 200,
    transactionShipping: 799,
  });
});

describe('the customer type', () => {
  test('is sent in the UK', () => {
    expect(purchaseEvent(order, { securityStatus: 4 }, uk).isNewCustomer).toBe(true);
    expect(purchaseEvent(order, { securityStatus: 5 }, uk).isNewCustomer).toBe(false);
  });
  test('is not sent of a customer whose profile is unknown', () => {
    expect(purchaseEvent(order, undefined, uk)).not.toHaveProperty('isNewCustomer');
  });
  test('is sent nowhere else', () => {
    expect(purchaseEvent(order, { securityStatus: 4 }, { ...uk, country: 'us' })).not.toHaveProperty('isNewCustomer');
  });
});

test('it has only the last four characters of a gift card or voucher', () => {
  const paymentDetails = [
    { type: 'Gift Card', amount: 20, serialId: '6335861000000018' },
    { type: 'Gift Vouchers', amount: 5.99, voucherCode: 'GV-10-55208' },
  ];
  const event = purchaseEvent({ ...order, paymentDetails }, undefined, uk);
  const expected = [
    { type: 'Gift Card', amount: 20, serialId: '0018' },
    { type: 'Gift Vouchers', amount: 5.99, voucherCode: '5208' },
  ];
  expect(event.order.paymentDetails).toEqual(expected);
  expect(event.transaction.paymentDetailsArr).toEqual(expected);
});

test('it does not reveal who ordered, the address or the card', () => {
  const json = JSON.stringify(purchaseEvent(order, undefined, uk));
  for (const own of ['Ashby', 'Mill Road', 'BN7', '01632', 'guest.example', '1111', 'card1'])
    expect(json).not.toContain(own);
});
