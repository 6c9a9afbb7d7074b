import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/model/order.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { cardPermission, payCall } from '../../testing/checkoutScenario.js';
import { order, readyToPay } from '../../testing/testOrder.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';

const add = (visit: TestVisit) => visit.call('PUT', `/api/cart/itemcode/${notable.wine}/2`);
const update = '/api/checkout/updatepaymentandcommit';
const amend = '/api/checkout/amendandcommit/';
const read = (visit: TestVisit, id: string) => visit.get<Order>(`/api/user/order?orderId=${id}`);

/** Returns a visit with a placed order, and a request body that pays for it by PayPal. */
function placedOrder() {
  const visit = testVisit('standard');
  add(visit);
  const placed = order(visit);
  const body = {
    orderId: placed.id,
    paymentDetails: [{ type: 'paypal', amount: placed.orderPriceInfo.total }],
    webRedirectDetails: { returnUrl: '/back' },
  };
  const itemDetails = [{ itemCode: '00067SV', quantity: 1 }];
  const accepted = { orderId: placed.id, action: 'ACCEPT', itemDetails, cardPermission };
  return { visit, placed, body, accepted };
}

describe('a call repeated with its Idempotency-Key', () => {
  test('returns the first response of payAndCommit, and places one order', () => {
    const visit = testVisit('standard');
    add(visit);
    readyToPay(visit);
    const [underWay] = visit.answer('listCheckoutOrders');
    const { method, address, body } = payCall(underWay);
    const first = visit.call(method, address, body, { key: 'W1-1' });
    expect(first.status).toBe(200);
    const after = visit.state();
    // A new basket: without the key, the call would apply to its checkout.
    add(visit);
    readyToPay(visit);
    const before = visit.state();
    const again = visit.call(method, address, body, { key: 'W1-1' });
    expect(again).toEqual(first);
    expect(visit.state()).toBe(before);
    expect(Object.keys(visit.state().orders)).toEqual(Object.keys(after.orders));
  });

  test('returns the first response of updatePaymentAndCommit, and leaves later changes to the payment alone', () => {
    const { visit, placed, body } = placedOrder();
    const first = visit.call('POST', update, body, { key: 'a-1' });
    expect(first.response).toMatchObject({ orderId: placed.id, redirectUrl: expect.stringContaining('token=') });
    const before = visit.state();
    const again = visit.call('POST', update, body, { key: 'a-1' });
    expect(again).toEqual(first);
    expect(visit.state()).toBe(before);
    // Without the key it is a separate payment, which gets another token once the shop's state has changed.
    add(visit);
    expect(visit.call('POST', update, body).response).not.toEqual(first.response);
  });

  test('returns the first response of amendAndCommitOrder, and adds to the order once', () => {
    const { visit, placed, accepted } = placedOrder();
    const first = visit.call('POST', amend, accepted, { key: 'a-1' });
    expect(first).toMatchObject({ status: 200, response: { orderId: placed.id } });
    const { lineItems } = read(visit, placed.id);
    expect(lineItems).toHaveLength(2);
    expect(visit.call('POST', amend, accepted, { key: 'a-1' })).toEqual(first);
    expect(read(visit, placed.id).lineItems).toEqual(lineItems);
    expect(visit.call('POST', amend, accepted).status).toBe(409);
  });

  test('counts as a new call with another key or for another operation', () => {
    const { visit, body, accepted } = placedOrder();
    const first = visit.call('POST', update, body, { key: 'a-1' });
    add(visit);
    expect(visit.call('POST', update, body, { key: 'a-2' }).response).not.toEqual(first.response);
    expect(visit.call('POST', amend, accepted, { key: 'a-1' }).status).toBe(200);
  });

  test('is refused with a different body, and changes nothing', () => {
    const { visit, body, accepted } = placedOrder();
    visit.call('POST', update, body, { key: 'a-1' });
    const before = visit.state();
    const other = { ...body, webRedirectDetails: { returnUrl: '/elsewhere' } };
    expect(visit.call('POST', update, other, { key: 'a-1' })).toMatchObject({
      status: 422,
      message: 'Idempotency-Key: was sent with another body before',
    });
    expect(visit.state()).toBe(before);
    expect(visit.call('POST', amend, accepted, { key: 'k'.repeat(256) }).status).toBe(422);
    expect(visit.call('POST', amend, accepted, { key: 'k'.repeat(255) }).status).toBe(200);
  });

  test('runs again if it was refused the first time', () => {
    const { visit, placed, accepted } = placedOrder();
    const unknown = { ...accepted, itemDetails: [{ itemCode: notable.wine, quantity: 0 }] };
    expect(visit.call('POST', amend, unknown, { key: 'a-1' }).status).toBe(422);
    expect(visit.call('POST', amend, accepted, { key: 'a-1' }).status).toBe(200);
    expect(read(visit, placed.id).lineItems).toHaveLength(2);
  });

  test('applies only to its own visit: another visit with the same key gets its own response', () => {
    const [one, two] = [placedOrder(), placedOrder()];
    one.visit.call('POST', amend, one.accepted, { key: 'a-1' });
    const other = testVisit('new');
    other.become((state) => ({ ...state, orders: one.visit.state().orders }));
    expect(other.call('POST', amend, one.accepted, { key: 'a-1' }).status).toBe(404);
    expect(two.visit.call('POST', amend, two.accepted, { key: 'a-1' }).status).toBe(200);
  });

  test('may use any number of keys in a visit, of which the latest twenty are remembered', () => {
    const { visit, body } = placedOrder();
    const answers = Array.from({ length: 21 }, (_, index) => visit.call('POST', update, body, { key: `k${index}` }));
    add(visit);
    expect(visit.call('POST', update, body, { key: 'k1' })).toEqual(answers[1]);
    expect(visit.call('POST', update, body, { key: 'k0' }).response).not.toEqual(answers[0]?.response);
  });
});
