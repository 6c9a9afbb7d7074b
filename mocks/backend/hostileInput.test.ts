import { describe, expect, test } from 'vitest';
import { startingSavings } from '../fixtures/savings.js';
import { shopOf, worldOf } from '../world.js';
import { answerCall, routeOf } from './backend.js';
import { markup, sql, writes, written } from './hostileWrites.js';
import { newState, type ShopState } from './state.js';

const shop = shopOf(worldOf({ brand: 'law', persona: 'wine-reward' }));
const { accountId } = startingSavings(shop) ?? {};

/** A signed-in visit whose account has begun, so that whatever changes shows. */
function begun(): ShopState {
  const state: ShopState = { ...newState(), sessions: { 'visit one': { login: 'hard', basket: [], orders: [] } } };
  return serve(state, 'GET', '/api/user/favourites/list').state;
}

function serve(state: ShopState, method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const served = answerCall(state, { method, address, body, sessionId: 'one' }, shop, route);
  const { errorResponse } = served.answer.body as { errorResponse?: { message: string } };
  return { state: served.state, status: served.answer.status, message: errorResponse?.message ?? '', id: route.row.id };
}

/** The body with one field set, or left out. */
function changed(body: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((part, name) => part[name] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

describe.each(Object.entries(writes))('%s', (id, { method, address, body, fields, optional = [] }) => {
  const before = begun();
  const kept = JSON.stringify(before);

  test('takes what it should', () => {
    const { status, message, id: row } = serve(before, method, address, body);
    expect([row, status, message]).toEqual([id, 200, '']);
  });

  test.each(Object.entries(fields))('refuses every wrong %s by its name, and nothing changes', (field, wrong) => {
    for (const value of wrong) {
      const { state, status, message } = serve(before, method, address, changed(body, field, value));
      expect([value, status]).toEqual([value, 422]);
      expect(message).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}\\b`));
      expect(message.length).toBeLessThan(200);
      expect(JSON.stringify(state)).toBe(kept);
    }
  });

  test('wants every field that is not optional', () => {
    for (const field of Object.keys(fields)) {
      const { state, status, message } = serve(before, method, address, changed(body, field, undefined));
      if (optional.includes(field.split('.').at(-1) ?? '')) expect([field, status]).toEqual([field, 200]);
      else {
        expect([field, status]).toEqual([field, 422]);
        expect(message).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}: `));
        expect(JSON.stringify(state)).toBe(kept);
      }
    }
  });

  test('refuses a body that is none', () => {
    for (const none of [null, 'text', 5, [], true]) {
      const { state, status } = serve(before, method, address, none);
      expect([none, status]).toEqual([none, 422]);
      expect(JSON.stringify(state)).toBe(kept);
    }
  });

  test('takes no notice of fields nobody asked for, such as __proto__', () => {
    const hostile = JSON.parse(
      `{"__proto__": {"isAdmin": true}, "login": "hard", "constructor": 1, ${JSON.stringify(body).slice(1)}`,
    );
    const { status, state } = serve(before, method, address, hostile);
    expect(status).toBe(200);
    expect(JSON.stringify(state)).toBe(JSON.stringify(serve(before, method, address, body).state));
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

/** Addresses whose last word a caller may choose. */
test.each([
  ['POST', '/api/user/interests/'],
  ['PUT', '/api/user/recentlybrowsed/'],
  ['PUT', '/api/user/favourites/'],
  ['PUT', '/api/user/favourites/delete/'],
  ['GET', '/api/user/savingsaccounts/'],
  ['GET', '/api/user/savingsaccounts/statement/'],
  ['POST', '/gvapi/user/savingsaccounts/refund/'],
  ['POST', '/gvapi/user/savingsaccounts/autorefund/'],
  ['DELETE', '/api/user/shipping/address/'],
  ['DELETE', '/api/user/payment/'],
  ['PUT', '/api/user/voucher/validate/'],
  ['PUT', '/api/user/voucher/redeem/'],
  ['PUT', '/api/checkout/coupon/'],
  ['GET', '/api/user/permissions/'],
])('%s %s refuses whatever there is not, and nothing changes', (method, address) => {
  const before = begun();
  const kept = JSON.stringify(before);
  for (const word of [
    '__proto__',
    'constructor',
    'toString',
    '-1',
    '1.5',
    '0',
    'a'.repeat(1000),
    sql,
    markup,
    '🍷',
    '%00',
    '%2e%2e',
  ]) {
    const { state, status, message } = serve(before, method, address + encodeURIComponent(word));
    expect([word, [404, 422].includes(status)]).toEqual([word, true]);
    expect(message).not.toContain('<');
    expect(JSON.stringify(state)).toBe(kept);
  }
});

test('what people write is kept as they wrote it', () => {
  const address = { ...written, addressLine1: `${markup} 🏡`, lastName: "O'Neill-مرحبا", company: sql };
  const body = { shippingNewAddress: { shippingAddress: address } };
  const { state, status } = serve(begun(), 'POST', '/api/user/shipping/addresses', body);
  expect(status).toBe(200);
  expect(state.account?.addresses.at(-1)?.shippingAddress).toEqual(address);
});

test('a savings account is told from others to the letter', () => {
  expect(serve(begun(), 'GET', `/api/user/savingsaccounts/${accountId}`).status).toBe(200);
  expect(serve(begun(), 'GET', `/api/user/savingsaccounts/${accountId?.toLowerCase()}`).status).toBe(404);
});
