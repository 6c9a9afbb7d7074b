import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Cart, LineItem } from '../src/model/basket.js';
import { from, resolveArgs } from './from.js';
import { worldOf } from './world.js';

const world = worldOf({ brand: 'law', login: 'visitor' });

describe('the response of a call', () => {
  test('matches the brand and the login state', () => {
    expect(world.answer('getProfileDetails').securityStatus).toBe(0);
    expect(worldOf({ brand: 'law', login: 'hard' }).answer('getProfileDetails').securityStatus).toBe(5);
    expect(world.answer('getCart').orderPointsInfo).toBeUndefined();
    expect(worldOf({ brand: 'hsb', login: 'visitor' }).answer('getCart').orderPointsInfo).toBeDefined();
  });

  test('matches the persona', () => {
    const plansOf = (persona: 'standard' | 'heavy') =>
      worldOf({ brand: 'law', login: 'hard', persona }).answer('listWinePlans');
    expect(plansOf('heavy')).toHaveLength(40);
    expect(plansOf('standard')).toHaveLength(0);
  });

  test('is available even if the shopper’s sign-in level is too low for the call', () => {
    expect(world.answer('listSavingsAccounts')).toBeDefined();
  });

  test('uses the parameters of the call, and a refusal gives the reason', () => {
    const { itemCode } = world.product('wine');
    expect(world.answer('getProduct', { params: { itemcode: itemCode } }).itemCode).toBe(itemCode);
    expect(() => world.answer('getProduct', { params: { itemcode: 'NOSUCH' } })).toThrow(
      'getProduct is refused with 404: There is no item NOSUCH.',
    );
  });

  test('does not affect the next call', () => {
    world.answer('removeCartItem', { params: { itemtype: 'itemcode', itemcode: world.product('wine').itemCode } });
    expect(world.answer('getCart').lineItems).toHaveLength(4);
  });
});

test('an order reflects the stage of its checkout', () => {
  const { started, addressed, delivered, paid, placed } = world.order;
  expect(started.shippingDetails).toEqual({});
  expect(addressed.shippingDetails.address?.shippingAddress).toEqual(world.address);
  expect(delivered.shippingDetails.shippingMethod?.type).toBe('STD');
  expect(paid.paymentDetails).toHaveLength(1);
  expect([paid.transactionId, placed.transactionId]).toEqual([undefined, expect.stringMatching(/^T\d+$/)]);
});

test('a prop is resolved for a world, and has the type of the response', () => {
  const args: { cart: Cart } = { cart: from(({ answer }) => answer('getCart')) };
  expect(resolveArgs(args, world).cart.numLineItems).toBe(4);
  expectTypeOf(from(({ answer }) => answer('getCart').lineItems[0]!)).toEqualTypeOf<LineItem>();
  // @ts-expect-error A cart is not a line item.
  const wrong: { line: LineItem } = { line: from(({ answer }) => answer('getCart')) };
  // @ts-expect-error The call needs an item code.
  const without: { line: unknown } = { line: from(({ answer }) => answer('getProduct')) };
  expect([wrong, without]).toHaveLength(2);
});
