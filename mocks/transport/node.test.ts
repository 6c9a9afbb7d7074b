import { afterAll, afterEach, expect, test, vi } from 'vitest';
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
  vi.spyOn(console, 'error').mockReturnValueOnce();
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

test('a call that matches no row fails and does not reach the network', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(fetch('http://law.localhost/api/nothing')).rejects.toThrow();
  expect(String(log.mock.calls[0])).toContain('/api/nothing');
  log.mockRestore();
});
