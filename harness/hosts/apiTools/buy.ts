import { print } from './cookies.js';

/** The calls of a purchase as a generated client makes them; each resolves to the body of its response. */
export interface Calls {
  add(itemtype: string, itemcode: string, quantity: string): Promise<unknown>;
  cart(): Promise<{ response: { numBottles: number } }>;
  begin(emailId: string): Promise<unknown>;
  send(address: typeof home): Promise<unknown>;
  choose(shippingMethod: string): Promise<unknown>;
  authenticate(cardProvider: string, transientToken: string): Promise<{ response: { cardId: string } }>;
  orders(): Promise<{ response: readonly { paymentDetails: readonly { amount: number }[] }[] }>;
  pay(type: string, amount: number, cardId: string): Promise<{ response: { orderId: string } }>;
  order(orderId: string): Promise<{ response: { id: string; isGuest?: boolean; numBottles?: number } }>;
  /** Adds nothing, so that the server refuses it. */
  refused(): Promise<string | undefined>;
}

const home = {
  firstName: 'Ida',
  lastName: 'Quill',
  addressLine1: '14 Orchard Lane',
  town: 'Ludlow',
  postcode: 'SY8 1AA',
  country: 'GB',
  phone: '01632 960123',
};

/** Buys two bottles as a guest, and prints what the shop says of them. */
export async function buy(calls: Calls): Promise<void> {
  const refusal = await calls.refused();
  await calls.add('itemcode', '0651883', '2');
  const { numBottles } = (await calls.cart()).response;
  await calls.begin('ida@shopper.example');
  await calls.send(home);
  await calls.choose('STD');
  const { cardId } = (await calls.authenticate('examplepay', 'mock.VISA.1111')).response;
  const amount = (await calls.orders()).response[0]?.paymentDetails[0]?.amount ?? 0;
  const { orderId } = (await calls.pay('creditCard', amount, cardId)).response;
  const order = (await calls.order(orderId)).response;
  print({ refusal, numBottles, isSame: order.id === orderId, bought: order.numBottles, isGuest: order.isGuest });
}
