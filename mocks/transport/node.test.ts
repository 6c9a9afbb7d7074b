import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.js';
import { addCartItem, getCart } from '../../src/api/endpoints/basket.js';
import { getProfileDetails, login, logout } from '../../src/api/endpoints/identity.js';
import { ApiError } from '../../src/model/error.js';
import { createMock, startOf } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { mockPassword } from '../world/personas.js';
import { startNodeMock } from './node.js';

const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const server = startNodeMock(mock);
const client = createClient({ baseUrl: 'http://law.localhost', timeoutMs: 200 });

afterEach(() => mock.configure({ fault: '' }, 'node'));
afterAll(() => server.close());

test('the client talks to the mock through fetch', async () => {
  await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: notable.wine, quantity: 2 } });
  expect((await client.call(getCart)).numBottles).toBe(2);
});

test('the process’s own session continues through a sign-in', async () => {
  const before = (await client.call(getCart)).numBottles;
  await client.call(login, { body: { email: 'standard@shopper.example', password: mockPassword } });
  expect(await client.call(getProfileDetails)).toMatchObject({ summaryDetails: { firstName: 'Margaret' } });
  expect((await client.call(getCart)).numBottles).toBe(before);
  await client.call(logout);
});

test('callers with a cookie are separate customers', async () => {
  const address = 'http://law.localhost/api/authentication/login';
  async function signedIn(email: string): Promise<string> {
    const headers = { cookie: 'wsk_session=mine', 'content-type': 'application/json' };
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: mockPassword }),
    });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  const cookies = [await signedIn('standard@shopper.example'), await signedIn('heavy@shopper.example')];
  const names = cookies.map(async (cookie) => {
    const profile = await fetch('http://law.localhost/api/user/details', { headers: { cookie } });
    return ((await profile.json()) as { response: { summaryDetails: object } }).response.summaryDetails;
  });
  expect(await Promise.all(names)).toMatchObject([{ firstName: 'Margaret' }, { firstName: 'Maximilian' }]);
});

test.each([
  ['500', 'http'],
  ['status-9', 'status'],
  ['malformed', 'malformed'],
  ['empty', 'malformed'],
  ['offline', 'network'],
  ['timeout', 'timeout'],
])('the fault %s arrives as %s', async (fault, kind) => {
  await mock.configure({ fault: `getCart:${fault}` }, 'node');
  await expect(client.call(getCart)).rejects.toSatisfy((error) => error instanceof ApiError && error.kind === kind);
});

test('markup is returned as markup', async () => {
  const answer = await fetch('http://law.localhost/html/templates/banner.html');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toMatch(/^<a /);
});

test('a page load passes through, even if a call has the same address', async () => {
  const address = 'http://law.localhost/wines?Ntt=rioja';
  expect((await fetch(address, { headers: { accept: 'text/html' } })).status).toBe(200);
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  await expect(fetch(address, { headers: { accept } })).rejects.toThrow();
});

test('pictures are drawn, and an unknown one is not found', async () => {
  const { items } = await mock.shop();
  const { thumbnailImage = '' } = items.get(notable.wine)?.product ?? {};
  const picture = await fetch(`http://law.localhost${thumbnailImage}`);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg /);
  for (const path of ['classic/none/small', `nobody/${notable.wine}/small`, `classic/${notable.wine}/constructor`])
    expect((await fetch(`http://law.localhost/images/${path}.svg`)).status).toBe(404);
});

test.each([
  ['text/plain', 415],
  ['application/json', 200],
  ['', 200],
])('a body of type “%s” gets status %i, as over HTTP', async (type, status) => {
  const answer = await fetch('http://law.localhost/api/authentication/login', {
    method: 'POST',
    // A string would set its own content type.
    body: new Blob([JSON.stringify({ email: 'standard@shopper.example', password: mockPassword })], { type }),
  });
  expect(answer.status).toBe(status);
});

describe('beside another mock', () => {
  const hostAddress = 'http://law.localhost/api/of-the-host';
  /** Replaces `fetch` as another mock does: it answers the host's own call, and passes on all others. */
  function startOther() {
    const before = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url !== hostAddress) return before(request);
      return new Response(`the host got ${await request.text()}`);
    };
    return () => {
      globalThis.fetch = before;
    };
  }
  const hosts = async () => (await fetch(hostAddress, { method: 'POST', body: 'all of it' })).text();
  const shops = async () => (await client.call(getCart)).numBottles;

  test.each(['before', 'after'])('that starts %s it, each has its own requests', async (order) => {
    const outer = globalThis.fetch;
    const stopFirst = order === 'before' ? startOther() : undefined;
    const own = startNodeMock(mock);
    const stop = stopFirst ?? startOther();
    expect([await hosts(), await shops()]).toEqual(['the host got all of it', 0]);
    own.close();
    expect(await hosts()).toBe('the host got all of it');
    stop();
    globalThis.fetch = outer;
  });

  test('a request object goes on whole', async () => {
    const stop = startOther();
    const own = startNodeMock(mock);
    const request = new Request(hostAddress, { method: 'PUT', body: 'all of it' });
    expect(await (await fetch(request)).text()).toBe('the host got all of it');
    own.close();
    stop();
  });
});

test('a signal that the platform does not know aborts a call', async () => {
  /** A signal as a test environment makes it, such as jsdom: not an instance of Node's class. */
  class OtherSignal extends EventTarget {
    aborted = false;
    readonly reason = new Error('no longer needed');
    readonly abort = () => {
      this.aborted = true;
      this.dispatchEvent(new Event('abort'));
    };
  }
  const address = 'http://law.localhost/api/cart/list';
  const signal = new OtherSignal();
  expect((await fetch(address, { signal: signal as unknown as AbortSignal })).status).toBe(200);
  await mock.configure({ fault: 'getCart:timeout' }, 'node');
  const answer = fetch(address, { signal: signal as unknown as AbortSignal });
  signal.abort();
  await expect(answer).rejects.toBe(signal.reason);
  await expect(fetch(address, { signal: signal as unknown as AbortSignal })).rejects.toBe(signal.reason);
});

test('a call in a page takes a relative address', async () => {
  vi.stubGlobal('location', { href: 'http://law.localhost/wines' });
  expect((await fetch('/api/cart/list')).status).toBe(200);
  vi.unstubAllGlobals();
});
