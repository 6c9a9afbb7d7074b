import { beforeEach, describe, expect, test } from 'vitest';
import type { CollectionLocation, Order, Timeslot } from '../../../src/model/order.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { cardPermission } from '../../testing/checkoutScenario.js';
import { testVisit } from '../../testing/testVisit.js';
import { testCards, tokenOfCard } from '../../world/cardProvider.js';
import { routeOf } from '../backend.js';

const shippingAddress = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');
let visit: ReturnType<typeof testVisit>;
const put = (address: string, body?: unknown) => visit.call('PUT', address, body);
const post = (address: string, body?: unknown) => visit.call('POST', address, body);

const fill = () => put(`/api/cart/itemcode/${notable.wine}/2`);
const begin = () => {
  fill();
  put('/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
};
const deliver = () => {
  post('/api/checkout/shipping/addresses', { address: { shippingAddress } });
  put('/api/checkout/shipping/methods', { method: 'STD' });
};
const underWay = () => visit.get<Order[]>('/api/checkout/orders')[0] as Order;
function place(): Order {
  begin();
  deliver();
  put('/api/checkout/payment/examplepay/payerauth', { transientToken: tokenOfCard(testCards.approved) });
  const { paymentDetails } = underWay();
  put('/api/checkout/payandcommit', { paymentDetails });
  return underWay();
}

beforeEach(() => {
  visit = testVisit('standard', { login: 'visitor' });
});

test('a checkout’s order is read without a trailing slash, and created with or without one', () => {
  expect(routeOf('POST', '/api/checkout/orders/')?.row.id).toBe('createCheckoutOrder');
  expect(routeOf('POST', '/api/checkout/orders')?.row.id).toBe('createCheckoutOrder');
  expect(routeOf('GET', '/api/checkout/orders')?.row.id).toBe('listCheckoutOrders');
});

test('creating the order twice creates one order, which is listed, and an empty basket is refused [CHKT-010]', () => {
  expect(post('/api/checkout/orders/').status).toBe(409);
  fill();
  const first = post('/api/checkout/orders/');
  expect(post('/api/checkout/orders/').response).toEqual(first.response);
  expect(visit.get<Order[]>('/api/checkout/orders')).toEqual([first.response]);
  expect(first.response).toMatchObject({ lineItems: [{ quantity: 2 }] });
});

test('an order is still listed once it is placed, until the next one is created [CHKT-010]', () => {
  const placed = place();
  expect(placed).toMatchObject({ transactionId: expect.stringMatching(/^T\d+$/), lineItems: [{ quantity: 2 }] });
  expect(visit.get<Order[]>('/api/checkout/orders')).toEqual([placed]);
  fill();
  const next = post('/api/checkout/orders/').response as Order;
  expect(next.id).not.toBe(placed.id);
  expect(visit.get<Order[]>('/api/checkout/orders')).toEqual([next]);
});

test('the legacy address and method calls do the same as the newer ones [CHKT-014, CHKT-020]', () => {
  begin();
  deliver();
  expect(underWay().shippingDetails).toMatchObject({
    address: { shippingAddress },
    shippingMethod: { type: 'STD' },
  });
});

describe('extras of a parcel', () => {
  test('its label and gift message are on the order [CHKT-035, CHKT-039, CHKT-040, CHKT-041]', () => {
    begin();
    post('/api/checkout/shipping/labelmessages', { labelMessage1: 'Leave with number 12' });
    post('/api/checkout/gift/messages', {
      sendGift: true,
      giftMessages: ['Happy birthday'],
      recipientEmail: 'a@b.example',
    });
    expect(underWay()).toMatchObject({
      labelMessages: { labelMessage1: 'Leave with number 12' },
      giftDetails: { sendGift: true, giftMessages: ['Happy birthday'], recipientEmail: 'a@b.example' },
    });
  });

  test('an order that is not a gift has no message [CHKT-041]', () => {
    begin();
    post('/api/checkout/gift/messages', { sendGift: false, giftMessages: ['Happy birthday'] });
    expect(underWay().giftDetails).toEqual({ sendGift: false });
  });

  test.each([
    ['/api/checkout/shipping/labelmessages', { labelMessage4: 'x'.repeat(61) }],
    ['/api/checkout/gift/messages', { sendGift: true, recipientEmail: 'nobody' }],
    ['/api/checkout/gift/messages', { giftMessages: ['Hello'] }],
  ])('%s refuses %j', (address, body) => {
    begin();
    const before = visit.state();
    expect(post(address, body).status).toBe(422);
    expect(visit.state()).toBe(before);
  });
});

describe('slots and collection points', () => {
  const slots = (date: string) =>
    visit.get<Timeslot[]>(`/api/checkout/shipping/shippingOptions?date=${date}&shippingMethod=STD`);

  test('a future day has three slots; a Sunday and a past day have none', () => {
    expect(slots('2026-12-01').map(({ from, to }) => `${from}-${to}`)).toEqual([
      '08:00-12:00',
      '12:00-16:00',
      '16:00-20:00',
    ]);
    expect(slots('2026-11-29')).toEqual([]);
    expect(slots('2026-11-20')).toEqual([]);
  });

  test('collection points near a postcode come nearest first, and an unknown postcode has none [CHKT-030]', () => {
    const near = (postcode: string) =>
      visit.get<CollectionLocation[]>(
        `/api/checkout/shipping/collectionlocations?postcode=${encodeURIComponent(postcode)}&type=shop`,
      );
    const miles = near('RG1 4AA').map((location) => location.miles);
    expect(miles.length).toBeGreaterThan(0);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(near('ZZ1 1ZZ')).toEqual([]);
  });

  test('a delivery method returns its promise text, and an unknown method is not found', () => {
    expect(visit.get('/api/checkout/shipping/methods/methodinfo/STD')).toMatchObject({
      deliveryPromiseText: 'Usually delivered within 4-5 days',
    });
    expect(visit.call('GET', '/api/checkout/shipping/methods/methodinfo/OWL').status).toBe(404);
  });
});

describe('a placed order', () => {
  const amend = (order: Order, action: string, itemDetails?: unknown) =>
    post('/api/checkout/amendandcommit/', { orderId: order.id, action, itemDetails, cardPermission });
  const now = (order: Order) => visit.get<Order>(`/api/user/order?orderId=${order.id}`);
  const offersOf = (order: Order) =>
    visit.answer('getOrderUpsellOffers', { params: { orderId: order.id } }).UpsellOffers;
  const itemsOf = (order: Order) => {
    const filler = offersOf(order).offerItems.find(({ type }) => type === 'FILL_THE_CASE');
    return [
      { itemCode: filler?.itemCode, quantity: 1, upsellOfferDetails: { type: filler?.type, rule: filler?.rule } },
    ];
  };

  test('grows by the accepted items, and so does its payment [CHKT-079, CHKT-081]', () => {
    const order = place();
    expect(amend(order, 'ACCEPT', itemsOf(order)).status).toBe(200);
    const after = now(order);
    expect(after.lineItems).toHaveLength(order.lineItems.length + 1);
    const { rawSubtotal, savings, shipping, total } = after.orderPriceInfo;
    expect(minorUnits(total)).toBe(minorUnits(rawSubtotal) - minorUnits(savings) + minorUnits(shipping));
    expect(after.paymentDetails[0]?.amount).toBe(total);
    expect(after.transactionId).toBe(order.transactionId);
  });

  test('stays the same when the offer is rejected, and gets no further offer [CHKT-080]', () => {
    const order = place();
    const items = itemsOf(order);
    amend(order, 'REJECT');
    expect(now(order)).toEqual(order);
    expect(offersOf(order)).toEqual({ offerItems: [], availableSpaces: 0 });
    expect(amend(order, 'ACCEPT', items).status).toBe(409);
    expect(now(order)).toEqual(order);
  });

  test.each([
    ['PERHAPS', undefined, 422],
    ['ACCEPT', undefined, 422],
    ['ACCEPT', [{ itemCode: 'NOSUCH', quantity: 1 }], 404],
    ['ACCEPT', [{ itemCode: notable.wine, quantity: 0 }], 422],
  ])('%s with %j is refused and changes nothing [CHKT-080, CHKT-081]', (action, itemDetails, status) => {
    const order = place();
    const before = visit.state();
    expect(amend(order, action, itemDetails).status).toBe(status);
    expect(visit.state()).toBe(before);
  });

  test('can be paid for in another way, for its exact total only [CHKT-095]', () => {
    const order = place();
    const pay = (amount: number, token?: string) =>
      post('/api/checkout/updatepaymentandcommit', {
        orderId: order.id,
        paymentDetails: [{ type: 'paypal', amount }],
        webRedirectDetails: { returnUrl: '/account', token },
      });
    const { total } = order.orderPriceInfo;
    expect(pay(1).status).toBe(409);
    expect(pay(total).response).toMatchObject({ orderId: order.id, redirectUrl: expect.any(String) });
    expect(now(order).paymentDetails).toEqual(order.paymentDetails);
    expect(pay(total, visit.state().redirects?.[order.id]?.token).status).toBe(200);
    expect(now(order).paymentDetails).toEqual([{ type: 'paypal', amount: total }]);
  });

  test('from before the session is in the account’s history and cannot be changed', () => {
    visit = testVisit('standard');
    const { purchases } = visit.get<{ purchases: { orderId: string }[] }>('/api/user/purchases/list');
    const [past] = purchases;
    const details = visit.get<Order>(`/api/user/orderhistory/details/${past?.orderId}`);
    expect(details.id).toBe(past?.orderId);
    expect(amend(details, 'REJECT').status).toBe(409);
    expect(visit.call('GET', '/api/user/orderhistory/details/W0').status).toBe(404);
  });
});
