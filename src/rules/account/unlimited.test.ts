import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CustomerProfile } from '../../model/customer.js';
import { isUnlimitedPromoted, unlimitedMonths, unlimitedPrice } from './unlimited.js';

describe('the price of an Unlimited membership', () => {
  test('assumes 7.99 for an unknown delivery charge [UPSL-091]', () => {
    expect(unlimitedPrice(29.99, undefined, 'currency')).toEqual({
      usual: 29.99,
      delivery: 7.99,
      net: 22,
      isFree: false,
      isRefund: false,
    });
    expect(unlimitedPrice(2999, undefined, 'points').net).toBe(2200);
  });

  test.each([
    [29.99, 4.99, 25],
    [29.99, 0, 29.99],
    [29.99, 29.98, 0.01],
    [29.99, 29.99, 0],
    [9.99, 10.5, 0],
    [9.99, 7.98, 2.01],
  ])('with a fee of %d and a delivery charge of %d is %d [UPSL-091]', (fee, deliveryPaid, net) => {
    expect(unlimitedPrice(fee, deliveryPaid, 'currency').net).toBe(net);
  });

  test.each([
    [9.99, 9.98, false],
    [9.99, 9.99, true],
    [9.99, 10, true],
    [0, 0, true],
  ])('with a fee of %d and a delivery charge of %d is free: %s', (fee, deliveryPaid, isFree) => {
    expect(unlimitedPrice(fee, deliveryPaid, 'currency').isFree).toBe(isFree);
  });

  test.each([
    [9.98, false],
    [9.99, true],
    [10, false],
    [29.99, false],
  ])('with a fee of %d counts as a refund: %s', (fee, isRefund) => {
    expect(unlimitedPrice(fee, 4.99, 'currency').isRefund).toBe(isRefund);
  });

  test('is never reduced by more than the fee', () => {
    expect(unlimitedPrice(9.99, 12.5, 'currency')).toMatchObject({
      delivery: 9.99,
      net: 0,
      isRefund: true,
      isFree: true,
    });
  });

  test('covers 12 months', () => {
    expect(unlimitedMonths).toBe(12);
  });

  test('is never negative or above the fee, and is exact to the penny', () => {
    const pence = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(pence, pence, (fee, paid) => {
        const { net } = unlimitedPrice(fee / 100, paid / 100, 'currency');
        expect(net).toBe(Math.max(fee - paid, 0) / 100);
      }),
    );
  });
});

const profileOf = (status: string): CustomerProfile => ({
  trustedDetails: { subscriptions: [{ type: 'FREESHIP', status }] },
});

describe('the promotion of Unlimited', () => {
  test('is hidden for a member and shown to a former member', () => {
    expect(isUnlimitedPromoted(['0651883'], profileOf('ACTIVE'))).toBe(false);
    expect(isUnlimitedPromoted(['0651883'], profileOf('CANCELLED'))).toBe(true);
  });

  test('is shown with any other items', () => {
    expect(isUnlimitedPromoted([], undefined)).toBe(true);
    expect(isUnlimitedPromoted(['0651883', '00067SW'], undefined)).toBe(true);
  });

  test.each(['MEM01UTD', '00067SV', '00071SV', '00068SV'])('is hidden with %s', (itemCode) => {
    expect(isUnlimitedPromoted([itemCode], undefined)).toBe(false);
    expect(isUnlimitedPromoted(['0651883', itemCode], undefined)).toBe(false);
  });
});
