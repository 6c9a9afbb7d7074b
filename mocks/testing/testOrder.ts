import type { PostalAddress } from '../../src/model/address.js';
import type { Order } from '../../src/model/order.js';
import { checkoutCalls, guestIn, payCall } from './checkoutScenario.js';
import type { TestVisit } from './testVisit.js';

interface How {
  readonly method?: string;
  readonly isGuest?: boolean;
  readonly shippingAddress?: PostalAddress | undefined;
}

const orderUnderWay = (visit: TestVisit): Order | undefined => visit.answer('listCheckoutOrders')[0];

/** Completes the basket's checkout up to the payment, for the account if someone is signed in. */
export function readyToPay(visit: TestVisit, { method = 'STD', isGuest = false, ...how }: How = {}): void {
  const { email, ...guest } = guestIn(visit.shop.site.country);
  const { shippingAddress = guest.shippingAddress } = how;
  const choice = { ...(isGuest && { email }), shippingAddress, shippingMethod: method };
  for (const call of checkoutCalls('paid', choice)) visit.call(call.method, call.address, call.body);
}

export function pay(visit: TestVisit) {
  const { method, address, body } = payCall(orderUnderWay(visit));
  return visit.call<{ orderId: string }>(method, address, body);
}

/** Places an order for the contents of the basket. */
export function order(visit: TestVisit, how: How = {}): Order {
  readyToPay(visit, how);
  const { status, message } = pay(visit);
  const placed = orderUnderWay(visit);
  if (status !== 200 || !placed) throw new Error(`not placed: ${message}`);
  return placed;
}
