import { describe, expect, test } from 'vitest';
import { amendAndCommitOrder } from './orders.js';

describe('an amended order', () => {
  const cardPermission = { category: 'PAYMENT', state: 'GRANTED', code: 'COF' };
  const accepts = (more: object) =>
    amendAndCommitOrder.body.safeParse({ orderId: 'W1', action: 'ACCEPT', ...more }).success;

  test.each([
    ['ACCEPT', true],
    ['REJECT', true],
    ['accept', false],
    ['DECLINE', false],
    [undefined, false],
  ])('has the action ACCEPT or REJECT, so with %s it is accepted: %s [CHKT-080]', (action, expected) => {
    expect(accepts({ action })).toBe(expected);
  });

  test.each([
    [{}, true],
    [{ category: 'MARKETING' }, false],
    [{ state: 'DENIED' }, false],
    [{ state: undefined }, false],
    [{ code: 'EMAIL' }, false],
  ])('has one permission for a card, so with %j it is accepted: %s [CHKT-082]', (more, expected) => {
    expect(accepts({ cardPermission: { ...cardPermission, ...more } })).toBe(expected);
  });

  test('has items with a code, and no permission while the customer’s own is enough [CHKT-079, CHKT-081]', () => {
    expect(
      amendAndCommitOrder.body.parse({ orderId: 'W1', action: 'ACCEPT', itemDetails: [{ itemCode: '7' }] }),
    ).toEqual({ orderId: 'W1', action: 'ACCEPT', itemDetails: [{ itemCode: '7', quantity: 1 }] });
    expect(accepts({ orderId: undefined })).toBe(false);
    expect(accepts({ itemDetails: [{ quantity: 1 }] })).toBe(false);
  });
});
