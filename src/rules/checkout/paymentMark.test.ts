import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../model/order.js';
import {
  askingGaps,
  changeIdOf,
  changeSince,
  digestOfOrder,
  endPayment,
  idempotencyKey,
  readPaymentMark,
  startPayment,
} from './paymentMark.js';

const open = { attempt: 3, state: 'open' } as const;
const pending = { attempt: 3, state: 'pending' } as const;
const placed = { attempt: 3, state: 'placed' } as const;
const first = { attempt: 1, state: 'open' };

test.each([
  ['{"attempt":3,"state":"pending"}', pending],
  ['{"attempt":3,"state":"open"}', open],
  ['{"attempt":3,"state":"placed"}', placed],
  [null, first],
  ['', first],
  ['{', first],
  ['null', first],
  ['7', first],
  ['[]', first],
  ['{"attempt":0,"state":"pending"}', first],
  ['{"attempt":1.5,"state":"pending"}', first],
  ['{"attempt":"3","state":"pending"}', first],
  ['{"attempt":3,"state":true}', first],
  ['{"attempt":3,"state":"closed"}', first],
  ['{"attempt":3}', first],
  ['{"attempt":3,"state":"pending","before":7}', pending],
])('stored text %j is read as %j', (stored, mark) => {
  expect(readPaymentMark(stored)).toStrictEqual(mark);
});

describe('an attempt', () => {
  test('starts only once', () => {
    expect(startPayment(open)).toStrictEqual({ attempt: 3, state: 'pending' });
    expect(startPayment(pending)).toBeUndefined();
  });

  test.each([
    ['placed', { attempt: 3, state: 'placed' }],
    ['refused', { attempt: 4, state: 'open' }],
    ['redirected', { attempt: 4, state: 'open' }],
    ['notTaken', { attempt: 3, state: 'open' }],
    ['changed', { attempt: 4, state: 'open' }],
  ] as const)('that ended as %s leaves %j', (outcome, mark) => {
    expect(endPayment(pending, outcome)).toEqual(mark);
  });

  test('has its own key, the same in every tab', () => {
    expect(idempotencyKey('W100007', pending)).toBe('W100007-3');
    expect(idempotencyKey('W100007', { attempt: 4, state: 'pending' })).toBe('W100007-4');
  });

  test('is read as it was stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom('open', 'pending', 'placed'), (attempt, state) => {
        expect(readPaymentMark(JSON.stringify({ attempt, state }))).toEqual({ attempt, state });
      }),
    );
  });
});

describe('a change to an order', () => {
  const line = (itemCode: string, quantity: number) => ({ product: { itemCode }, quantity });
  const orderOf = (lines: readonly [string, number][], payments: readonly object[]) =>
    ({
      lineItems: lines.map(([code, quantity]) => line(code, quantity)),
      paymentDetails: payments,
    }) as unknown as Order;
  const visa = { type: 'creditCard', amount: 39.97, cardId: 'card1', cardType: 'VISA', lastFour: '1111' };
  const before = orderOf([['A1', 2]], [visa]);

  test('is detected through a digest of items and payment, without full card numbers', () => {
    const giftCard = { type: 'Gift Card', amount: 5, serialId: '6335861000000018' };
    expect(
      digestOfOrder(
        orderOf(
          [
            ['B2', 1],
            ['A1', 2],
          ],
          [visa, giftCard],
        ),
      ),
    ).toBe('A1 2, B2 1 | Gift Card 5 0018, creditCard 39.97 1111');
    expect(digestOfOrder(orderOf([['A1', 2]], [{ type: 'paypal', amount: 5 }]))).toBe('A1 2 | paypal 5');
  });

  test.each([
    ['nothing', before, undefined],
    ['the id of the same card', orderOf([['A1', 2]], [{ ...visa, cardId: 'card9' }]), undefined],
    ['the card', orderOf([['A1', 2]], [{ ...visa, lastFour: '4444' }]), 'paid'],
    ['the way to pay', orderOf([['A1', 2]], [{ type: 'paypal', amount: 39.97 }]), 'paid'],
    [
      'an item',
      orderOf(
        [
          ['A1', 2],
          ['B2', 1],
        ],
        [{ ...visa, amount: 50 }],
      ),
      'accepted',
    ],
    ['a quantity', orderOf([['A1', 3]], [visa]), 'accepted'],
  ] as const)('is detected when this differs: %s', (_, now, change) => {
    expect(changeSince(digestOfOrder(before), now)).toBe(change);
  });

  test('has its own mark, which remembers the previous order', () => {
    expect(changeIdOf('W1')).toBe('W1-change');
    const mark = startPayment(open, 'A1 2 | paypal 5');
    expect(mark).toEqual({ attempt: 3, state: 'pending', before: 'A1 2 | paypal 5' });
    expect(readPaymentMark(JSON.stringify(mark))).toEqual(mark);
    expect(endPayment(mark!, 'changed')).toEqual({ attempt: 4, state: 'open' });
  });
});

test('the server is asked immediately, then at growing intervals, for twice the timeout of a call', () => {
  expect(askingGaps(31_000)).toEqual([0, 2000, 4000, 8000, 16_000, 32_000]);
  expect(askingGaps(6200)).toEqual([0, 400, 800, 1600, 3200, 6400]);
});
