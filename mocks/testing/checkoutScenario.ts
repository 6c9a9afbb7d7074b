import type { PostalAddress } from '../../src/model/address.js';
import type { Order } from '../../src/model/order.js';
import type { Country } from '../../src/model/site.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { testCards, tokenOfCard } from '../world/cardProvider.js';
import type { TestCall } from './testCall.js';

/** Stages of a checkout: started, address entered, delivery chosen, card authenticated. */
const checkoutStages = ['started', 'addressed', 'delivered', 'paid'] as const;
export type CheckoutStage = (typeof checkoutStages)[number];

export interface CheckoutChoice {
  /** The guest's email; without it the checkout belongs to the signed-in account. */
  readonly email?: string | undefined;
  readonly shippingAddress: PostalAddress;
  /** STD by default. */
  readonly shippingMethod?: string;
}

/** Returns a guest who checks out in a country, with a card that is accepted. */
export const guestIn = (country: Country) => ({
  email: 'tom@guest.example',
  shippingAddress: homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, country),
});

/** Returns the calls that take a basket's checkout to a stage, in order. */
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

/** Permission to charge the card of an order again, as an accepted offer sends it. */
export const cardPermission = { category: 'PAYMENT', state: 'GRANTED', code: 'COF' } as const;

/** Returns the call that pays an order in full and places it. */
export const payCall = (order: Order | undefined): TestCall => ({
  method: 'PUT',
  address: '/api/checkout/payandcommit',
  body: { paymentDetails: order?.paymentDetails ?? [] },
});
