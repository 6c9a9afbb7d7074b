import { beforeEach, describe, expect, test } from 'vitest';
import { createMock, startOf } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { type Answer, shopAnswers } from './shopAnswers.js';

const base = 'http://localhost:3000';
const line = `/api/cart/itemcode/${notable.wine}/2`;
const cart = '/api/cart/list?validate=true';

let answer: Answer;
beforeEach(() => {
  const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
  answer = shopAnswers(mock, { isHosted: true });
});

const ask = (path: string, init: RequestInit = {}, address = base) => answer(new Request(address + path, init));
/** Asks for what the shop has to answer. */
async function asked(path: string, init: RequestInit = {}, address = base): Promise<Response> {
  const response = await ask(path, init, address);
  if (!response) throw new Error(`${path} is not the shop's.`);
  return response;
}
const json = { 'content-type': 'application/json' };
const cookieIn = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const page = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('a server of a host', () => {
  test('has the shop’s calls, markup, content and pictures, with sessions by a cookie that scripts do not see', async () => {
    const added = await asked(line, { method: 'PUT' });
    expect(added.headers.get('set-cookie')).toMatch(/^wsk_session=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly$/);
    const listed = await asked(cart, { headers: { cookie: cookieIn(added) } });
    expect(await listed.json()).toMatchObject({ statusCode: 0, response: { numBottles: 2 } });
    expect(await (await asked(cart)).json()).toMatchObject({ response: { numBottles: 0 } });
    const kinds = [
      '/html/templates/banner.html',
      `/images/law/${notable.wine}/large.svg`,
      '/images/law/none/large.svg',
    ];
    const responses = await Promise.all(kinds.map((path) => asked(path)));
    expect(responses.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'text/html; charset=utf-8'],
      [200, 'image/svg+xml'],
      [404, 'application/json'],
    ]);
  });

  test('keeps its own pages, files and calls', async () => {
    for (const path of ['/', '/api/of-the-host', '/images/logo.png', '/assets/index-1.js', '/content/news.json'])
      expect(await ask(path), path).toBeUndefined();
    expect(await ask('/api/of-the-host', { method: 'POST', body: 'all of it' })).toBeUndefined();
    expect(await ask('/api/of-the-host', { method: 'OPTIONS' })).toBeUndefined();
    // A page and a call at once.
    expect(await ask('/wines?Ntt=rioja', { headers: page })).toBeUndefined();
    expect((await asked('/wines?Ntt=rioja')).status).toBe(200);
  });

  test('leaves the body of a request that is not the shop’s unread', async () => {
    const request = new Request(`${base}/api/of-the-host`, { method: 'POST', body: 'all of it' });
    expect(await answer(request)).toBeUndefined();
    expect(await request.text()).toBe('all of it');
  });

  test('has the mock’s own addresses, also when a browser opens them', async () => {
    const headers = { ...json, origin: base };
    await asked('/__mock/world', { method: 'POST', headers, body: '{"brand":"hsb","login":"hard","persona":"heavy"}' });
    expect(await (await asked('/__mock/world', { headers: page })).json()).toMatchObject({ brand: 'hsb', latency: 0 });
    expect(await (await asked('/api/user/details')).json()).toMatchObject({
      response: { summaryDetails: { firstName: 'Maximilian' } },
    });
    expect((await asked('/__mock/nothing', { headers: page })).status).toBe(404);
  });
});

describe('it answers', () => {
  test.each([
    ['POST', cart, 405, 'GET, HEAD, OPTIONS'],
    ['HEAD', line, 405, 'PUT, OPTIONS'],
    ['OPTIONS', cart, 204, 'GET, HEAD, OPTIONS'],
  ])('%s %s with %i', async (method, path, status, allowed) => {
    const response = await asked(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allowed]);
  });

  test('HEAD with the headers of GET', async () => {
    const text = await (await asked(cart)).text();
    const head = await asked(cart, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${text.length}`, '']);
  });

  test('a body that is too long with 413, and one that is not JSON with 400', async () => {
    const statusOf = async (body: string) =>
      (
        await asked('/api/authentication/login', {
          method: 'POST',
          body,
          headers: json,
        })
      ).status;
    expect(await statusOf(JSON.stringify({ email: 'x'.repeat(3 * 1024 * 1024) }))).toBe(413);
    expect(await statusOf('{"email":')).toBe(400);
  });

  test('pages of the same host and of this machine, and no others', async () => {
    const far = 'http://192.168.1.5:3000';
    const statusOf = async (origin: string, address: string) =>
      (await asked(cart, { headers: { origin } }, address)).status;
    expect(await statusOf(far, far)).toBe(200);
    expect(await statusOf('http://localhost:9', base)).toBe(200);
    expect(await statusOf('https://shop.example', base)).toBe(403);
    expect(await statusOf('null', base)).toBe(403);
    const preflight = await asked(line, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:9',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-wsk-world',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-wsk-world');
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:9');
  });

  test('at its own addresses only this machine, and no page of another origin', async () => {
    const statusOf = async (origin: string, address: string) =>
      (await asked('/__mock/state', { headers: { origin } }, address)).status;
    expect(await statusOf(base, base)).toBe(200);
    expect(await statusOf('http://localhost:9', base)).toBe(403);
    expect(await statusOf('http://192.168.1.5:3000', 'http://192.168.1.5:3000')).toBe(403);
  });

  test('behind a server that rewrites addresses, by the host that the client named', async () => {
    const headers = { host: 'shop.localhost:3000', origin: 'http://shop.localhost:3000' };
    expect((await asked('/__mock/state', { headers })).status).toBe(200);
  });

  test('a lost connection with a network error, also when the caller gives up', async () => {
    const fault = 'getCart:offline*1,getProfileDetails:timeout';
    await asked('/__mock/faults', { method: 'POST', headers: json, body: JSON.stringify({ fault }) });
    expect((await asked(cart)).type).toBe('error');
    const gone = new AbortController();
    const response = answer(new Request(`${base}/api/user/details`), gone.signal);
    gone.abort();
    expect((await response)?.type).toBe('error');
  });
});
