import type { PostalAddress } from '../../src/model/address.js';
import type { Order } from '../../src/model/order.js';
import { testCards, tokenOfCard } from '../cardProvider.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import type { testVisit } from './testVisit.js';

type Visit = ReturnType<typeof testVisit>;

interface How {
  readonly method?: string;
  readonly isGuest?: boolean;
  readonly shippingAddress?: PostalAddress | undefined;
}

const orderUnderWay = (visit: Visit): Order | undefined => visit.get<Order[]>('/api/checkout/orders')[0];

/** Says everything a checkout of the basket wants but the payment; of the account when someone is signed in. */
export function readyToPay(visit: Visit, { method = 'STD', isGuest = false, ...how }: How = {}): void {
  const tom = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, visit.shop.site.country);
  const { shippingAddress = tom } = how;
  if (isGuest) visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
  else visit.call('PUT', '/api/checkout/createRegisteredCheckout');
  visit.call('POST', '/api/checkout/shipping/addresses', { address: { shippingAddress } });
  visit.call('PUT', '/api/checkout/shipping/methods', { shippingMethod: method });
  visit.call('PUT', '/api/checkout/payment/examplepay/payerauth', { transientToken: tokenOfCard(testCards.approved) });
}

export const pay = (visit: Visit) =>
  visit.call<{ orderId: string }>('PUT', '/api/checkout/payandcommit', {
    paymentDetails: orderUnderWay(visit)?.paymentDetails ?? [],
  });

/** The basket as an order that is placed. */
export function order(visit: Visit, how: How = {}): Order {
  readyToPay(visit, how);
  const { status, message } = pay(visit);
  const placed = orderUnderWay(visit);
  if (status !== 200 || !placed) throw new Error(`not placed: ${message}`);
  return placed;
}
