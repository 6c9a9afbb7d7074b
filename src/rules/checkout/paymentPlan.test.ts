import { describe, expect, test } from 'vitest';
import type { Order } from '../../model/order.js';
import {
  type BalancePart,
  emptyPlan,
  nameOfPart,
  type PaymentPlan,
  paymentsToSend,
  plannedPayments,
  planOfKept,
  planToKeep,
  splitOf,
  withoutCard,
  withPart,
} from './paymentPlan.js';

const order = {
  id: 'W7',
  isGuest: false,
  lineItems: [],
  numBottles: 6,
  orderPriceInfo: { total: 80.3 },
  orderPointsInfo: { total: 8030 },
  shippingDetails: {},
  paymentDetails: [{ type: 'creditCard', amount: 80.3, cardId: 'card9', cardType: 'VISA', lastFour: '1111' }],
  adjustments: [],
} as unknown as Order;
const unpaid = { ...order, paymentDetails: [] };

const giftCard = { type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821', balance: 50 } as const;
const voucher = { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', balance: 10 } as const;
const savings = { type: 'savings', balance: 100.05 } as const;
const planOf = (...parts: BalancePart[]): PaymentPlan => ({ ...emptyPlan('W7'), parts });

describe('the amount left to pay', () => {
  test.each([
    ['nothing is added', planOf(), [], 80.3],
    ['one balance', planOf(giftCard), [50], 30.3],
    ['two', planOf(giftCard, voucher), [50, 10], 20.3],
    ['more than is due', planOf(voucher, savings), [10, 70.3], 0],
    ['one that comes too late', planOf(savings, voucher), [80.3], 0],
  ])('with %s', (_, plan, amounts, left) => {
    const split = splitOf(plan, order, 'currency');
    expect(split.payments.map(({ amount }) => amount)).toEqual(amounts);
    expect(split.left).toBe(left);
  });

  test('covers the smallest amount, and a balance of zero pays nothing', () => {
    const { payments } = splitOf(
      planOf({ type: 'points', balance: 0.01 }, { type: 'points', balance: 0 }),
      order,
      'currency',
    );
    expect(payments).toEqual([{ type: 'points', amount: 0.01 }]);
  });

  test('is counted in points on a points site', () => {
    const split = splitOf(planOf({ type: 'points', balance: 8000 }), order, 'points');
    expect(split).toEqual({ payments: [{ type: 'points', amount: 8000 }], left: 30 });
  });
});

describe('the payment sent', () => {
  test.each<[string, PaymentPlan, Order, object[] | undefined]>([
    ['a card', planOf(), order, [{ type: 'creditCard', amount: 80.3, cardId: 'card9' }]],
    ['a wallet', { ...planOf(), mode: 'googlePay' }, order, [{ type: 'googlePay', amount: 80.3, cardId: 'card9' }]],
    ['PayPal, without a card', { ...planOf(), mode: 'paypal' }, unpaid, [{ type: 'paypal', amount: 80.3 }]],
    [
      'a gift card and a card',
      planOf(giftCard),
      order,
      [
        { type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821', amount: 50 },
        { type: 'creditCard', amount: 30.3, cardId: 'card9' },
      ],
    ],
    [
      'balances that pay for all, and no card',
      planOf(voucher, savings),
      order,
      [
        { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 10 },
        { type: 'savings', amount: 70.3 },
      ],
    ],
    [
      'the card, however else the order was to be paid',
      planOf(),
      { ...order, paymentDetails: [{ type: 'paypal', amount: 1 }, ...order.paymentDetails] },
      [{ type: 'creditCard', amount: 80.3, cardId: 'card9' }],
    ],
    ['nothing while no card is there', planOf(giftCard), unpaid, undefined],
    ['nothing while a gift card has to be entered again', { ...planOf(), lostCards: ['0018'] }, order, undefined],
  ])('is %s', (_, plan, of, sent) => {
    const payments = plannedPayments(plan, of, 'currency');
    expect(payments && paymentsToSend(payments)).toEqual(sent);
  });
});

describe('a plan that is stored', () => {
  const plan: PaymentPlan = { ...planOf(giftCard, voucher), mode: 'paypal', redirectToken: 'P77' };

  test('contains no gift card number or PIN', () => {
    const json = JSON.stringify(planToKeep(plan));
    expect(json).not.toMatch(/6335861000000018|4821|P77/);
    expect(planOfKept(JSON.parse(json), 'W7')).toEqual({
      orderId: 'W7',
      mode: 'paypal',
      parts: [voucher],
      lostCards: ['0018'],
    });
  });

  test('keeps savings and points', () => {
    const points = { type: 'points', balance: 800 } as const;
    expect(planOfKept(planToKeep(planOf(savings, points)), 'W7').parts).toEqual([savings, points]);
  });

  test('keeps asking for lost gift cards when another balance is added', () => {
    const lost = { ...planOf(), lostCards: ['0018', '7777'] };
    expect(withPart(lost, voucher).lostCards).toEqual(['0018', '7777']);
    expect(withPart(lost, giftCard).lostCards).toEqual(['7777']);
  });

  test('of two lost gift cards that end alike, one is entered or left out at a time', () => {
    const lost = { ...planOf(), lostCards: ['7777', '0018', '0018'] };
    expect(withPart(lost, giftCard).lostCards).toEqual(['7777', '0018']);
    expect(withoutCard(lost, '0018').lostCards).toEqual(['7777', '0018']);
    expect(withoutCard(lost, '1234')).toEqual(lost);
  });

  test('requires a lost gift card until it is entered again', () => {
    const again = withPart(planOfKept(planToKeep(plan), 'W7'), giftCard);
    expect(again.lostCards).toEqual([]);
    expect(again.parts).toEqual([voucher, giftCard]);
  });

  test.each([
    ['of another order', planToKeep({ ...plan, orderId: 'W8' })],
    ['nothing', undefined],
    ['garbage', { orderId: 'W7', mode: 'cowries', parts: [], lostCards: [] }],
    ['a part below zero', { orderId: 'W7', mode: 'paypal', parts: [{ ...voucher, balance: -1 }], lostCards: [] }],
    ['a gift card', { orderId: 'W7', mode: 'paypal', parts: [giftCard], lostCards: [] }],
  ])('%s is not restored', (_, stored) => {
    expect(planOfKept(stored, 'W7')).toEqual({ orderId: 'W7', parts: [], mode: 'creditCard', lostCards: [] });
  });
});

test('a gift card is known by its number, a voucher by its code, any other balance by its type', () => {
  expect([giftCard, voucher, savings].map(nameOfPart)).toEqual(['6335861000000018', 'GV-10-55208', 'savings']);
  const second = { ...voucher, voucherCode: 'GV-20' };
  expect(withPart(planOf(voucher, giftCard), second).parts).toEqual([voucher, giftCard, second]);
});

test('a balance entered again replaces the earlier entry', () => {
  const plan = withPart(planOf(voucher, savings), { ...voucher, balance: 30 });
  expect(plan.parts).toEqual([savings, { ...voucher, balance: 30 }]);
});
