import { expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { mockPassword } from '../personas.js';
import { shopOf, worldOf } from '../world.js';
import { answerCall, type Call, routeOf } from './backend.js';
import { newState, type SessionLogin, type ShopState } from './state.js';

const shop = shopOf(worldOf({ brand: 'law' }));

function serve(state: ShopState, method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const call: Call = { method, address, body, sessionId: 'one' };
  return { row: route.row, ...answerCall(state, call, shop, route) };
}

const withLine: ShopState = serve(newState(), 'PUT', `/api/cart/itemcode/${notable.wine}/2`).state;

const signedIn = (login: SessionLogin): ShopState => ({
  sequence: 0,
  sessions: { 'visit one': { login, basket: [] } },
});

/** One call that succeeds for each row: a row without one fails the test below. */
const successes: Record<keyof typeof endpoints, Parameters<typeof serve>> = {
  login: [newState(), 'POST', '/api/authentication/login', { email: 'a@b.example', password: mockPassword }],
  logout: [signedIn('soft'), 'POST', '/api/authentication/logout'],
  getProfileDetails: [signedIn('hard'), 'GET', '/api/user/details'],
  getProduct: [newState(), 'GET', `/api/product/item/${notable.wine}`],
  getCart: [withLine, 'GET', '/api/cart/list?validate=true'],
  addCartItem: [newState(), 'PUT', `/api/cart/itemcode/${notable.wine}/1`],
  setCartItemQuantity: [withLine, 'PUT', `/api/cart/itemcode/${notable.wine}/1?method=set`],
  removeCartItem: [withLine, 'DELETE', `/api/cart/itemcode/${notable.wine}`],
  removeCartItemByCommerceId: [withLine, 'DELETE', '/api/cart/commerceitemidentifier/ci1'],
  getSearchData: [newState(), 'GET', '/assets/components/homepage/data/search/data.json'],
};

test.each(Object.entries(successes))('%s is found by its address and answers in its own shape', (id, call) => {
  const { row, answer } = serve(...call);
  expect(row.id).toBe(id);
  expect(answer.status).toBe(200);
  const entity = row.isStatic ? answer.body : (answer.body as { response: unknown }).response;
  expect(row.response.safeParse(entity).success).toBe(true);
});

test('who may not make a call gets 401 and changes nothing', () => {
  for (const row of Object.values(endpoints).filter(({ callers }) => callers !== 'anyone')) {
    const state = newState();
    const served = serve(state, row.method, row.path);
    expect(served.answer.status).toBe(401);
    expect(served.state).toBe(state);
  }
});

test('path parameters are decoded once, and a broken one is taken as it stands', () => {
  expect(routeOf('GET', '/api/product/item/a%2Fb')?.params).toEqual({ itemcode: 'a/b' });
  expect(routeOf('GET', '/api/product/item/%E0%A4%A')?.params).toEqual({ itemcode: '%E0%A4%A' });
});

test('a removed line is told apart by its commerce id from one by its item code [BSKT-024]', () => {
  expect(routeOf('DELETE', '/api/cart/commerceitemidentifier/ci1')?.row.id).toBe('removeCartItemByCommerceId');
  expect(routeOf('DELETE', '/api/cart/itemcode/ci1')?.row.id).toBe('removeCartItem');
});
