import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints, type OperationId } from '../../src/api/endpoints.js';
import type { Order } from '../../src/model/order.js';
import { decimalOf, minorUnits } from '../../src/rules/money.js';
import { testCards, tokenOfCard } from '../cardProvider.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { mockPassword } from '../personas.js';
import { shopOf, worldOf } from '../world.js';
import { answerCall, type Call, routeOf } from './backend.js';
import { newState, type SessionLogin, type ShopState } from './state.js';

const shop = shopOf(worldOf({ brand: 'law' }));
const homeAddress = homeAddressOf({ firstName: 'Margaret', lastName: 'Hale' }, 'uk');
const placedBefore: Order = {
  id: 'W1',
  transactionId: 'T1',
  isGuest: true,
  lineItems: [],
  numBottles: 0,
  orderPriceInfo: { rawSubtotal: 10, savings: 0, shipping: 0, total: 10 },
  shippingDetails: {},
  paymentDetails: [],
  adjustments: [],
};
const wine = shop.items.get(notable.wine)?.product.skus[0]?.salePrice ?? 0;
const totalDue = decimalOf(2 * minorUnits(wine) + minorUnits(shop.site.deliveryCharge));

function serve(state: ShopState, method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const call: Call = { method, address, body, sessionId: 'one' };
  return { row: route.row as Endpoint, ...answerCall(state, call, shop, route) };
}

/** A visit with a basket, a checkout that wants nothing but the payment, and an order placed before. */
const visitOf = (login: SessionLogin): ShopState => ({
  sequence: 1,
  orders: { W1: placedBefore },
  sessions: {
    'visit one': {
      login,
      basket: [{ commerceItemId: 'ci1', itemCode: notable.wine, quantity: 2 }],
      checkout: {
        orderId: 'W2',
        isGuest: true,
        emailId: 'a@b.example',
        address: { shippingAddress: homeAddress },
        shippingMethod: 'STD',
        card: { cardId: 'card1', cardType: 'VISA', lastFour: '1111' },
        isPlaced: false,
      },
      orders: ['W1'],
    },
  },
});

/** Values for parameters of a path, by name: a call that has others names them here. */
const params: Record<string, string> = {
  itemcode: notable.wine,
  itemtype: 'itemcode',
  quantity: '1',
  commerceItemId: 'ci1',
  postcode: 'RG1 4AA',
  cardProvider: 'examplepay',
  testing: 'true',
};

/** A query for each row that takes one. */
const queries: Partial<Record<OperationId, Record<string, string>>> = {
  validateEmailLegacy: { email: 'a@b.example' },
  listCheckoutShippingMethods: { postcode: 'RG1 4AA', type: 'delivery' },
  getOrder: { orderId: 'T1' },
};

/** A body for each row that takes one. */
const bodies: Partial<Record<OperationId, unknown>> = {
  login: { email: 'a@b.example', password: mockPassword },
  createGuestCheckout: { emailId: 'a@b.example' },
  addCheckoutShippingAddressV2: {
    shippingDetail: { shippingAddress: homeAddress },
    options: { createBillingAddrflag: true },
  },
  setCheckoutShippingMethod: { shippingMethod: 'EXP' },
  payerAuth: { transientToken: tokenOfCard(testCards.approved) },
  payAndCommit: { paymentDetails: [{ type: 'creditCard', amount: totalDue, cardId: 'card1' }] },
};

const addressOf = (row: Endpoint): string => {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? `no value for ${name}`);
  return `${path}?${new URLSearchParams({ ...row.fixedQuery, ...row.when?.query, ...queries[row.id as OperationId] })}`;
};

describe.each(Object.values(endpoints).map((row) => [row.id, row as Endpoint] as const))('%s', (id, row) => {
  test('is found by its address and answers in its own shape', () => {
    const { answer, ...served } = serve(visitOf('hard'), row.method, addressOf(row), bodies[id]);
    expect(served.row.id).toBe(id);
    expect(answer.status).toBe(200);
    const entity = row.isStatic ? answer.body : (answer.body as { response: unknown }).response;
    expect(row.response.safeParse(entity).success).toBe(true);
  });

  test('lets in who may call it, and nobody else', () => {
    const allowed = { anyone: ['visitor', 'soft', 'hard'], soft: ['soft', 'hard'], hard: ['hard'] }[row.callers];
    for (const login of ['visitor', 'soft', 'hard'] as const) {
      const before = visitOf(login);
      const { answer, state } = serve(before, row.method, addressOf(row), bodies[id]);
      expect(answer.status).toBe(allowed.includes(login) ? 200 : 401);
      if (answer.status === 401) expect(state).toBe(before);
    }
  });
});

test('path parameters are decoded once, and a broken one is taken as it stands', () => {
  expect(routeOf('GET', '/api/product/item/a%2Fb')?.params).toEqual({ itemcode: 'a/b' });
  expect(routeOf('GET', '/api/product/item/%E0%A4%A')?.params).toEqual({ itemcode: '%E0%A4%A' });
});

test('a removed line is told apart by its commerce id from one by its item code [BSKT-024]', () => {
  expect(routeOf('DELETE', '/api/cart/commerceitemidentifier/ci1')?.row.id).toBe('removeCartItemByCommerceId');
  expect(routeOf('DELETE', '/api/cart/itemcode/ci1')?.row.id).toBe('removeCartItem');
});

test('a new visit starts as a visitor with an empty basket', () => {
  const { state } = serve(newState(), 'GET', '/api/cart/list?validate=true');
  expect(state.sessions['visit one']).toEqual({ login: 'visitor', basket: [], orders: [] });
});
