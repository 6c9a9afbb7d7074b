import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryForTests } from '../../model/deliveryForTests.js';
import type { Order } from '../../model/order.js';
import { countries } from '../../model/site.js';
import {
  checkoutSteps,
  firstIncompleteStep,
  guestFields,
  isNewCustomer,
  isPlaced,
  isTestPayment,
  stepToShow,
} from './checkout.js';

const { shippingMethod, address } = deliveryForTests;
const started: Order = {
  id: 'W1',
  isGuest: true,
  lineItems: [],
  numBottles: 0,
  orderPriceInfo: { rawSubtotal: 0, savings: 0, shipping: 0, total: 0 },
  shippingDetails: {},
  paymentDetails: [],
  adjustments: [],
};
const delivered: Order = { ...started, shippingDetails: deliveryForTests };
const paid: Order = { ...delivered, paymentDetails: [{ type: 'creditCard', amount: 1 }] };

test.each([
  ['delivery', started],
  ['delivery', { ...started, shippingDetails: { address } }],
  ['delivery', { ...started, shippingDetails: { shippingMethod } }],
  ['payment', delivered],
  ['review', paid],
] as const)('%s is the first incomplete step of an order: %#', (step, order) => {
  expect(firstIncompleteStep(order)).toBe(step);
});

test('an address never leads past the first incomplete step, and can always lead back to an earlier one', () => {
  const anyStep = fc.oneof(fc.constantFrom(...checkoutSteps, null), fc.string());
  fc.assert(
    fc.property(anyStep, fc.constantFrom(started, delivered, paid), (requestedStep, order) => {
      const actual = checkoutSteps.indexOf(stepToShow(requestedStep, order));
      const firstIncomplete = checkoutSteps.indexOf(firstIncompleteStep(order));
      const at = (checkoutSteps as readonly (string | null)[]).indexOf(requestedStep);
      expect(actual).toBe(at < 0 ? firstIncomplete : Math.min(at, firstIncomplete));
    }),
  );
});

test('an order is placed once it has a transaction', () => {
  expect(isPlaced(started)).toBe(false);
  expect(isPlaced({ ...started, transactionId: 'T1' })).toBe(true);
});

test('a guest gives an email address', () => {
  expect(guestFields.parse({ emailId: ' ida@guest.example ' })).toEqual({ emailId: 'ida@guest.example' });
  expect(guestFields.safeParse({ emailId: 'ida' }).error?.issues.map(({ path }) => path)).toEqual([['emailId']]);
});

describe('a customer on the confirmation page', () => {
  test.each([
    [4, true],
    [0, true],
    [5, false],
    [3, false],
    [2, false],
    [1, false],
    [6, false],
    [-1, false],
    [undefined, false],
  ])('with status %s in the UK is new: %s [CHKT-087, CHKT-088, CHKT-089]', (securityStatus, isNew) => {
    expect(isNewCustomer(securityStatus === undefined ? {} : { securityStatus }, 'uk')).toBe(isNew);
  });

  test('whose profile is unknown is not new [CHKT-089]', () => {
    expect(isNewCustomer(undefined, 'uk')).toBe(false);
  });

  test('has no type in any other country', () => {
    for (const country of countries.filter((other) => other !== 'uk'))
      for (const securityStatus of [0, 4, 5]) expect(isNewCustomer({ securityStatus }, country)).toBeUndefined();
  });
});

test('only live hosts take real payments from the card provider', () => {
  expect([isTestPayment('dev'), isTestPayment('test'), isTestPayment('live')]).toEqual([true, true, false]);
});
