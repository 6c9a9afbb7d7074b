import type { PostalAddress } from '../../src/model/address.js';
import type { Order } from '../../src/model/order.js';
import type { Country } from '../../src/model/site.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import type { TestCall } from './testCall.js';

/** How far a checkout has come: begun, its address given, its delivery chosen, its card authenticated. */
const checkoutStages = ['started', 'addressed', 'delivered', 'paid'] as const;
export type CheckoutStage = (typeof checkoutStages)[number];

export interface CheckoutChoice {
  /** The guest's; without it the checkout is of the account that is signed in. */
  readonly email?: string | undefined;
  readonly shippingAddress: PostalAddress;
  /** STD unless another is chosen. */
  readonly shippingMethod?: string;
}

/** A guest who checks out in a country, paying by a card that goes through. */
export const guestIn = (country: Country) => ({
  email: 'tom@guest.example',
  shippingAddress: homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, country),
});

/** The calls that take the checkout of a basket to a stage, in order. */
export function checkoutCalls(
  until: CheckoutStage,
  { email, shippingAddress, shippingMethod = 'STD' }: CheckoutChoice,
): readonly TestCall[] {
  const calls: Readonly<Record<CheckoutStage, TestCall>> = {
    started:
      email === undefined
        ? { method: 'PUT', address: '/api/checkout/createRegisteredCheckout' }
        : { method: 'PUT', address: '/api/checkout/createGuestCheckout', body: { emailId: email } },
    addressed: {
      method: 'POST',
      address: '/api/checkout/shipping/addresses/v2',
      body: { shippingDetail: { shippingAddress }, options: { createBillingAddrflag: true } },
    },
    delivered: { method: 'PUT', address: '/api/checkout/shipping/methods', body: { shippingMethod } },
    paid: {
      method: 'PUT',
      address: '/api/checkout/payment/examplepay/payerauth',
      body: { transientToken: tokenOfCard(testCards.approved) },
    },
  };
  return checkoutStages.slice(0, checkoutStages.indexOf(until) + 1).map((stage) => calls[stage]);
}

/** The call that pays the whole of an order under way and places it. */
export const payCall = (order: Order | undefined): TestCall => ({
  method: 'PUT',
  address: '/api/checkout/payandcommit',
  body: { paymentDetails: order?.paymentDetails ?? [] },
});
