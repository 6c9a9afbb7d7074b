import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../../src/api/client.js';
import { getCart, removeCartItem } from '../../src/api/endpoints/basket.js';
import { createMock, startOf } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { mockPassword } from '../world/personas.js';
import { createMockServer } from './server.js';

const settings = { ...startOf('law'), latency: 0 };
let server: Server;
let base: string;
let moment: number;

beforeEach(async () => {
  moment = Date.parse('2026-06-01T12:00:00Z');
  server = createMockServer(createMock({ store: memoryStore(), start: settings, now: () => moment }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(base + path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } });
const add = (headers: Record<string, string> = {}) =>
  fetch(`${base}/api/cart/itemcode/${notable.wine}/2`, { method: 'PUT', headers });
const cookieIn = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const bottles = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${base}/api/cart/list?validate=true`, { headers });
  return ((await answer.json()) as { response: { numBottles: number } }).response.numBottles;
};
const message = async (answer: Response) =>
  ((await answer.json()) as { errorResponse: { message: string } }).errorResponse.message;

test('markup is returned as markup, complete or cut off', async () => {
  const address = `${base}/html/templates/banner.html`;
  for (const fault of ['', 'getBannerTemplate:malformed']) {
    await post('/__mock/faults', { fault });
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await answer.text()).trimEnd().endsWith('>')).toBe(fault === '');
  }
});

describe('sessions', () => {
  test('are identified by a cookie, and a basket lasts as long as its cookie', async () => {
    const first = await add();
    const cookie = cookieIn(first);
    expect(cookie).toMatch(/^wsk_session=/);
    expect(await bottles({ cookie })).toBe(2);
    expect(await bottles()).toBe(0);
    expect((await add({ cookie })).headers.get('set-cookie')).toBeNull();
    expect(await bottles({ cookie })).toBe(4);
  });

  test('get their ids from the server: an unknown id starts a new session under another id', async () => {
    const sentCookies = ['wsk_session=one', 'wsk_session=visit-2', 'wsk_session=__proto__'];
    const setCookies = await Promise.all(sentCookies.map(async (cookie) => cookieIn(await add({ cookie }))));
    for (const cookie of setCookies) {
      expect(cookie).toMatch(/^wsk_session=[0-9a-f]{32}$/);
      expect(await bottles({ cookie })).toBe(2);
    }
    expect(new Set(setCookies).size).toBe(3);
  });

  test('a sign-in changes the id, and the old id is no longer valid', async () => {
    const before = cookieIn(await add());
    const body = { email: 'standard@shopper.example', password: mockPassword };
    const signedIn = await post('/api/authentication/login', body, { cookie: before });
    const after = cookieIn(signedIn);
    expect(after).toMatch(/^wsk_session=[0-9a-f]{32}$/);
    expect(after).not.toBe(before);
    const statusAs = async (cookie: string) => {
      const profile = await (await fetch(`${base}/api/user/details`, { headers: { cookie } })).json();
      return (profile as { response: { securityStatus: number } }).response.securityStatus;
    };
    expect([await statusAs(after), await statusAs(before)]).toEqual([5, 0]);
    expect([await bottles({ cookie: after }), await bottles({ cookie: before })]).toEqual([2, 0]);
  });

  test('a sign-out changes the id, and the old id is no longer valid', async () => {
    const first = cookieIn(await add());
    const body = { email: 'standard@shopper.example', password: mockPassword };
    const signedIn = cookieIn(await post('/api/authentication/login', body, { cookie: first }));
    const after = cookieIn(await post('/api/authentication/logout', {}, { cookie: signedIn }));
    expect(after).toMatch(/^wsk_session=[0-9a-f]{32}$/);
    expect(after).not.toBe(signedIn);
    const statusAs = async (cookie: string) => {
      const profile = await (await fetch(`${base}/api/user/details`, { headers: { cookie } })).json();
      return (profile as { response: { securityStatus: number } }).response.securityStatus;
    };
    // 1 is a visitor who has signed out, 0 one who has never been here.
    expect([await statusAs(after), await statusAs(signedIn)]).toEqual([1, 0]);
  });

  test.each(['login', 'logout'])(
    'a request that was on its way during a %s does not replace the cookie of that call',
    async (call) => {
      const account = { email: 'standard@shopper.example', password: mockPassword };
      let before = cookieIn(await add());
      if (call === 'logout') before = cookieIn(await post('/api/authentication/login', account, { cookie: before }));
      const changed = await post(`/api/authentication/${call}`, account, { cookie: before });
      expect(cookieIn(changed)).toMatch(/^wsk_session=/);
      const read = await fetch(`${base}/api/cart/list?validate=true`, { headers: { cookie: before } });
      const written = await add({ cookie: before });
      expect([read.headers.get('set-cookie'), written.headers.get('set-cookie')]).toEqual([null, null]);
      // A client that has lost the response of the call goes on with a basket of its own, whose cookie it gets later.
      expect(await bottles({ cookie: before })).toBe(2);
      moment += 9_999;
      expect((await add({ cookie: before })).headers.get('set-cookie')).toBeNull();
      moment += 1;
      const later = cookieIn(await add({ cookie: before }));
      expect(later).toMatch(/^wsk_session=[0-9a-f]{32}$/);
      expect(later).not.toBe(before);
      expect(await bottles({ cookie: later })).toBe(6);
      expect(await bottles({ cookie: cookieIn(changed) })).toBe(call === 'login' ? 2 : 0);
    },
  );

  test('a refused sign-in has its message in two fields, and does not change the id', async () => {
    const body = { email: 'nobody@shopper.example', password: mockPassword };
    const cookie = cookieIn(await add());
    const refused = await post('/api/authentication/login', body, { cookie });
    const expectedMessage = 'Your email address and password do not match. Please check them and try again.';
    expect(refused.status).toBe(422);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await refused.json()).toEqual({
      statusCode: 422,
      statusMessage: expectedMessage,
      errorResponse: { message: expectedMessage },
    });
  });

  test('a refused cart change has its message in two fields, other refusals in one', async () => {
    const tooMany = await fetch(`${base}/api/cart/itemcode/${notable.outOfStockWine}/1`, { method: 'PUT' });
    expect(await tooMany.json()).toEqual({
      statusCode: 409,
      statusMessage: 'Out of Stock',
      errorResponse: { message: 'Out of Stock' },
    });
    const noOrder = await fetch(`${base}/api/user/order?orderId=W1`);
    expect(await noOrder.json()).toEqual({ statusCode: 404, errorResponse: { message: 'There is no order W1.' } });
  });

  test('the kit’s own client works with the server', async () => {
    const cookie = cookieIn(await add());
    const client = createClient({
      baseUrl: base,
      fetch: (address, init) => fetch(address, { ...init, headers: { ...init?.headers, cookie } }),
    });
    expect(await client.call(getCart)).toMatchObject({ numBottles: 2 });
    await client.call(removeCartItem, { params: { itemtype: 'itemcode', itemcode: notable.wine } });
    await expect(
      client.call(removeCartItem, { params: { itemtype: 'itemcode', itemcode: notable.wine } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('permitted origins', () => {
  test.each(['http://localhost:3000', 'http://law.localhost:5173', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'include %s, with cookies',
    async (origin) => {
      const answer = await fetch(`${base}/api/user/details`, { headers: { origin } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
      const before = await fetch(`${base}/api/cart/list`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      });
      expect(before.status).toBe(204);
      expect(before.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(before.headers.get('access-control-allow-headers')).toBe('content-type');
    },
  );

  test.each(['https://shop.example', 'http://localhost.evil.example', 'null'])('exclude %s', async (origin) => {
    const answer = await add({ origin, cookie: 'wsk_session=one' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await bottles({ cookie: 'wsk_session=one' })).toBe(0);
  });

  test('exclude a page whose own host name points to this machine', async () => {
    const { port } = server.address() as AddressInfo;
    const status = await new Promise((resolve) =>
      request({ port, path: '/api/user/details', headers: { host: 'evil.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end(),
    );
    expect(status).toBe(403);
  });
});

describe('the mock’s own addresses', () => {
  test('return the state and the calls, without secrets', async () => {
    const cookie = cookieIn(await add());
    await post('/api/authentication/login', { email: 'a@b.example', password: 'open-sesame' }, { cookie });
    const calls = await (await fetch(`${base}/__mock/calls`)).text();
    expect(calls).toContain('"operationId":"login"');
    expect(calls).not.toContain('open-sesame');
    const { sessions } = (await (await fetch(`${base}/__mock/state`)).json()) as { sessions: Record<string, object> };
    expect(Object.values(sessions)).toMatchObject([{ basket: [{ itemCode: notable.wine, quantity: 2 }] }]);
  });

  test('do not give away the ids of sessions', async () => {
    const visitor = cookieIn(await add());
    const body = { email: 'standard@shopper.example', password: mockPassword };
    const signedIn = cookieIn(await post('/api/authentication/login', body, { cookie: visitor }));
    const signedOut = cookieIn(await post('/api/authentication/logout', {}, { cookie: signedIn }));
    for (const path of ['/__mock/state', '/__mock/calls']) {
      const text = await (await fetch(base + path)).text();
      for (const cookie of [visitor, signedIn, signedOut]) expect(text).not.toContain(cookie.split('=')[1]);
    }
    expect(Object.keys((await (await fetch(`${base}/__mock/state`)).json()).sessions)).toEqual(['visit 1']);
  });

  test.each([
    ['GET', '/__mock/state'],
    ['GET', '/__mock/calls'],
    ['POST', '/__mock/world'],
    ['POST', '/__mock/clock'],
    ['POST', '/__mock/faults'],
  ])('are closed to a page of another port, and open to the mock’s own: %s %s', async (method, path) => {
    const as = async (origin: string) =>
      (
        await fetch(base + path, {
          method,
          headers: { ...json, origin },
          ...(method === 'POST' && { body: JSON.stringify({ brand: 'law', days: 1, fault: '' }) }),
        })
      ).status;
    expect(await as('http://localhost:9')).toBe(403);
    expect(await as(base)).not.toBe(403);
  });

  test('set another world, which starts a new shop', async () => {
    const cookie = cookieIn(await add());
    const answer = await post('/__mock/world', { brand: 'hsb', login: 'hard', persona: 'heavy', seed: '7' });
    expect(await answer.json()).toMatchObject({ brand: 'hsb', login: 'hard', persona: 'heavy', seed: '7' });
    expect(await bottles({ cookie })).toBe(0);
    const profile = await (await fetch(`${base}/api/user/details`, { headers: { cookie } })).json();
    expect(profile).toMatchObject({ response: { securityStatus: 5, summaryDetails: { firstName: 'Maximilian' } } });
  });

  test('move the clock to a moment or by days, in the same shop', async () => {
    const cookie = cookieIn(await add());
    const response = await post('/__mock/clock', { to: '2026-12-24' });
    expect(await response.json()).toMatchObject({
      brand: 'law',
      clock: '2026-11-24T10:00:00.000Z',
      now: '2026-12-24T00:00:00.000Z',
    });
    expect(await (await post('/__mock/clock', { days: 7 })).json()).toMatchObject({ now: '2026-12-31T00:00:00.000Z' });
    expect(await bottles({ cookie })).toBe(2);
    const state = await (await fetch(`${base}/__mock/state`)).text();
    expect((await post('/__mock/clock', { to: '2026-12-30' })).status).toBe(422);
    expect(await (await fetch(`${base}/__mock/state`)).text()).toBe(state);
  });

  test('set faults for calls', async () => {
    await post('/__mock/faults', { fault: 'getCart:503*1' });
    expect((await fetch(`${base}/api/cart/list?validate=true`)).status).toBe(503);
    expect((await fetch(`${base}/api/cart/list?validate=true`)).status).toBe(200);
    await post('/__mock/faults', { fault: 'getCart:offline' });
    await expect(fetch(`${base}/api/cart/list?validate=true`)).rejects.toThrow();
    await post('/__mock/faults', { fault: 'getCart:timeout' });
    const patience = AbortSignal.timeout(100);
    await expect(fetch(`${base}/api/cart/list?validate=true`, { signal: patience })).rejects.toThrow(/abort|timeout/i);
  });

  test.each([
    ['/__mock/world', { brand: 'nope' }, 422, /No Brand found with identifier nope/],
    ['/__mock/world', {}, 422, /brand/],
    ['/__mock/world', { brand: 'law', clock: 'yesterday' }, 422, /clock/],
    ['/__mock/faults', { fault: 'getCart:sometimes' }, 422, /Unknown kind of fault/],
    ['/__mock/faults', { fault: 'getKart:500' }, 422, /names no call/],
    ['/__mock/clock', { to: 'tomorrow' }, 422, /Unknown date “tomorrow”/],
    ['/__mock/clock', { to: '2026-11-23' }, 422, /forward only: it is 2026-11-24T10:00/],
    ['/__mock/clock', { days: -1 }, 422, /^days: Too small/],
    ['/__mock/clock', { days: 1, to: '2026-12-24' }, 422, /"to": "2026-12-24"/],
    ['/__mock/clock', {}, 422, /"days": 7/],
    ['/__mock/nothing', {}, 404, /GET \/__mock\/state/],
  ])('%s refuses %j', async (path, body, status, expectedMessage) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(await message(answer)).toMatch(expectedMessage);
  });
});

describe('failing requests', () => {
  test('an unknown call is named, with the nearest known call', async () => {
    const answer = await fetch(`${base}/api/cart/lists`);
    expect(answer.status).toBe(501);
    expect(await message(answer)).toBe('Unknown call GET /api/cart/lists. Did you mean GET /api/cart/list?');
  });
  test('a body that is not JSON, or too long', async () => {
    const broken = await fetch(`${base}/api/authentication/login`, {
      method: 'POST',
      body: '{"email":',
      headers: json,
    });
    expect(broken.status).toBe(400);
    const long = await post('/api/authentication/login', { email: 'x'.repeat(3 * 1024 * 1024) });
    expect(long.status).toBe(413);
  });
  test('an unknown picture', async () => {
    expect((await fetch(`${base}/images/classic/NOSUCH/large.svg`)).status).toBe(404);
    const product = await (await fetch(`${base}/api/product/item/${notable.wine}`)).json();
    const picture = (product as { response: { thumbnailImage: string } }).response.thumbnailImage;
    const answer = await fetch(base + picture);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toContain('<svg');
  });
});
