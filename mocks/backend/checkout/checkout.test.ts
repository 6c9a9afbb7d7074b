import { beforeEach, describe, expect, test } from 'vitest';
import type { LoginState } from '../../../src/model/customer.js';
import type { Order } from '../../../src/model/order.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { openingState } from '../../testing/openingState.js';
import { testCards, tokenOfCard } from '../../world/cardProvider.js';
import { emailOf } from '../../world/personas.js';
import { shopOf, worldOf } from '../../world/world.js';
import { answerCall, routeOf } from '../backend.js';
import { newState, type ShopState } from '../state.js';

const law = shopOf(worldOf({ brand: 'law' }));
const hsb = shopOf(worldOf({ brand: 'hsb' }));
const home = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');

let shop = law;
let state: ShopState;

function serve(method: string, address: string, body?: unknown, sessionId = 'one') {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const answered = answerCall(state, { method, address, body, sessionId }, shop, route);
  state = answered.state;
  const { statusCode, response, errorResponse } = answered.answer.body as {
    statusCode: number;
    response: unknown;
    errorResponse?: { message: string };
  };
  return { statusCode, response, message: errorResponse?.message };
}

const begin = (emailId = 'guest@shopper.example') => serve('PUT', '/api/checkout/createGuestCheckout', { emailId });
const deliverTo = (shippingAddress: object = home) =>
  serve('POST', '/api/checkout/shipping/addresses/v2', {
    shippingDetail: { shippingAddress },
    options: { createBillingAddrflag: true },
  });
const deliverBy = (shippingMethod: string) => serve('PUT', '/api/checkout/shipping/methods', { shippingMethod });
const show = (cardNumber: string) =>
  serve('PUT', '/api/checkout/payment/examplepay/payerauth', { transientToken: tokenOfCard(cardNumber) });
const orders = (sessionId = 'one') => serve('GET', '/api/checkout/orders', undefined, sessionId).response as Order[];
const orderNow = (): Order => {
  const [order] = orders();
  if (!order) throw new Error('there is no checkout');
  return order;
};
const pay = () => {
  const [payment] = orderNow().paymentDetails;
  return serve('PUT', '/api/checkout/payandcommit', {
    paymentDetails: [{ type: 'creditCard', amount: payment?.amount ?? 0, ...(payment && { cardId: payment.cardId }) }],
  });
};
const readyToPay = (card: string = testCards.approved) => {
  begin();
  deliverTo();
  deliverBy('STD');
  show(card);
};

function visit(login: LoginState = 'visitor') {
  const basket = [{ commerceItemId: 'ci1', itemCode: notable.wine, quantity: 2 }];
  state = openingState(shop, { login, persona: 'standard' }, basket);
}

const toDelivery = () => {
  begin();
  deliverTo();
};
const toPayment = () => {
  toDelivery();
  deliverBy('STD');
};
const empty = () => {
  state = newState();
};

beforeEach(() => {
  shop = law;
  visit();
});

test.each([
  [law, 'currency'],
  [hsb, 'points'],
] as const)('an order has the total of its basket, with any delivery method: %#', (site, money) => {
  shop = site;
  readyToPay();
  deliverBy('EXP');
  const figures = cartFigures(serve('GET', '/api/cart/list?validate=true').response as never, money);
  const order = orderNow();
  expect(cartFigures(order as never, money)).toEqual(figures);
  expect(figures.shipping).toBe(order.shippingDetails.shippingMethod?.price);
  expect(order.paymentDetails).toMatchObject([{ type: 'creditCard', amount: figures.total, lastFour: '1111' }]);
});

describe('one checkout, one order', () => {
  test('paying again, or after a lost response, gives the same order', () => {
    readyToPay();
    const first = pay();
    expect(first.statusCode).toBe(0);
    expect(pay().response).toEqual(first.response);
    expect(Object.keys(state.orders)).toHaveLength(1);
    expect(orderNow().transactionId).toBe((first.response as { transactionId: string }).transactionId);
  });

  test('later items belong to another order, which starts from the beginning', () => {
    readyToPay();
    pay();
    serve('PUT', `/api/cart/itemcode/${notable.wine}/1`);
    const placed = orderNow().id;
    begin();
    expect(orderNow()).toMatchObject({ shippingDetails: {}, paymentDetails: [] });
    expect(orderNow().id).not.toBe(placed);
  });

  test('the basket is empty after the purchase', () => {
    readyToPay();
    pay();
    expect(serve('GET', '/api/cart/list?validate=true').response).toMatchObject({ lineItems: [] });
  });

  test('a basket that changed since its price was shown cannot be paid for', () => {
    readyToPay();
    const amount = orderNow().paymentDetails[0]?.amount;
    const cardId = orderNow().paymentDetails[0]?.cardId;
    serve('PUT', `/api/cart/itemcode/${notable.wine}/1`);
    const paid = serve('PUT', '/api/checkout/payandcommit', {
      paymentDetails: [{ type: 'creditCard', amount, cardId }],
    });
    expect(paid).toMatchObject({ statusCode: 409 });
    expect(state.orders).toEqual({});
  });
});

describe('refusals leave the checkout unchanged', () => {
  test.each([
    ['no basket', empty, begin, 409],
    ['no checkout', () => {}, deliverTo, 409],
    ['no address', () => begin(), () => deliverBy('STD'), 409],
    ['no delivery method', toDelivery, () => show(testCards.approved), 409],
    ['no card', toPayment, pay, 409],
    ['a method there is not', toDelivery, () => deliverBy('OWL'), 422],
    ['a country it does not deliver to', () => begin(), () => deliverTo({ ...home, country: 'FR' }), 422],
    ['a card its bank does not confirm', () => readyToPay(), () => show(testCards.notAuthenticated), 422],
    ['a declined card', () => readyToPay(testCards.declined), pay, 422],
  ])('%s', (_, before, call, status) => {
    before();
    const stateBefore = state;
    const { statusCode, message } = call();
    expect(statusCode).toBe(status);
    expect(message).toBeTruthy();
    expect(state).toEqual(stateBefore);
  });

  test('a declined card followed by another is one order', () => {
    readyToPay(testCards.declined);
    pay();
    show(testCards.mastercard);
    expect(pay().statusCode).toBe(0);
    expect(Object.keys(state.orders)).toHaveLength(1);
  });
});

describe('the owner of a checkout', () => {
  test('an account starts with its address and email, and removes them on signing out', () => {
    visit('hard');
    serve('PUT', '/api/checkout/createRegisteredCheckout');
    expect(orderNow()).toMatchObject({
      isGuest: false,
      emailId: emailOf('standard'),
      shippingDetails: { address: { shippingAddress: { lastName: 'Hale' } } },
    });
    serve('POST', '/api/authentication/logout');
    expect(orders()).toEqual([]);
  });

  test('continuing as a guest drops the account’s address', () => {
    visit('hard');
    serve('PUT', '/api/checkout/createRegisteredCheckout');
    begin();
    expect(orderNow()).toMatchObject({ isGuest: true, shippingDetails: {} });
  });

  test('a guest order is visible only to the session that placed it', () => {
    readyToPay();
    const { transactionId } = pay().response as { transactionId: string };
    const address = `/api/user/order?orderId=${transactionId}`;
    expect(serve('GET', address).response).toMatchObject({ transactionId, numBottles: 2 });
    expect(serve('GET', address, undefined, 'two').statusCode).toBe(404);
  });

  test('a visitor may list payment methods once there is a checkout, and not before', () => {
    expect(serve('GET', '/api/checkout/payment/paymentOptions').statusCode).toBe(401);
    begin();
    expect(serve('GET', '/api/checkout/payment/paymentOptions').response).toMatchObject([
      { paymentMode: 'creditCard' },
      { paymentMode: 'paypal' },
      { paymentMode: 'googlePay' },
    ]);
  });

  test('an email with an account is recognised in any letter case', () => {
    const check = (email: string) =>
      serve('GET', `/jsp/checkout/common/validateEmail.jsp?email=${encodeURIComponent(email)}`).response;
    expect(check(emailOf('standard').toUpperCase())).toEqual({ registered: true });
    expect(check('guest@shopper.example')).toEqual({ registered: false });
  });
});

test('card number and token are not in the state', () => {
  readyToPay();
  pay();
  const stateJson = JSON.stringify(state);
  expect(stateJson).not.toContain(testCards.approved);
  expect(stateJson).not.toContain(tokenOfCard(testCards.approved));
});
