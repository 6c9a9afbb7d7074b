import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notable } from '../fixtures/catalogue/notable.js';
import { messageOf, type TestServer, testServer } from '../testing/testServer.js';

let shop: TestServer;
beforeAll(async () => {
  shop = await testServer();
});
afterAll(() => shop.close());

const login = '/api/authentication/login';
const json = { 'content-type': 'application/json' };

/** Sends raw data, and returns everything received until the server ends the connection. */
async function told(...parts: string[]): Promise<string> {
  const socket = connect(shop.port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  return text(socket);
}
const head = (start: string, ...headers: string[]) =>
  [`${start} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
/** Requests an address through a socket, since no client can send most of these. */
const ask = async (method: string, address: string) => {
  const answer = await told(head(`${method} ${address}`, 'connection: close'));
  return { status: Number(answer.slice(9, 12)), message: /"message":"(.*)"\}/.exec(answer)?.[1] };
};

describe('a body that is too long is refused with a message the client can read', () => {
  const long = JSON.stringify({ email: 'x'.repeat(3 * 1024 * 1024) });

  test('through fetch', async () => {
    const answer = await fetch(shop.base + login, { method: 'POST', body: long, headers: json });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).toBe('close');
    expect(await messageOf(answer)).toBe('The body is longer than 2097152 bytes.');
  });

  test('through node:http, which continues sending', async () => {
    const { status, said } = await new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
      const sent = request({ port: shop.port, method: 'POST', path: login, headers: json }, async (answer) =>
        resolve({ status: answer.statusCode, said: await text(answer) }),
      );
      sent.once('error', reject);
      sent.write(long);
      sent.end(long);
    });
    expect(status).toBe(413);
    expect(said).toContain('longer than');
  });

  test('through a socket that reads only after sending everything', async () => {
    const answer = await told(head(`POST ${login}`, `content-length: ${long.length}`), long);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('longer than 2097152 bytes');
  });

  test('through a socket that never sends the rest', async () => {
    const socket = connect(shop.port, '127.0.0.1');
    socket.write(head(`POST ${login}`, `content-length: ${long.length}`));
    socket.write(long.slice(0, 2.5 * 1024 * 1024));
    const [answer] = await new Promise<string[]>((resolve) =>
      socket.once('data', (data: Buffer) => resolve([data.toString()])),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('an address', () => {
  test.each(['//', '//evil.example/api/cart/list', '/\\evil.example', '///', '/%', '/api/cart/list%00', '/..'])(
    '%s is not a call',
    async (address) => {
      const { status, message } = await ask('GET', address);
      expect(status).toBe(501);
      expect(message).toMatch(/^Unknown call /);
    },
  );
  test.each(['*', 'https://localhost/api/cart/list', 'http://['])('%s is not a path', async (address) => {
    expect(await ask('GET', address)).toEqual({
      status: 404,
      message: `Unknown address “${address}”. An address of this API begins with a slash.`,
    });
  });
});

describe('an absolute address', () => {
  test.each(['http://localhost/api/cart/list?validate=true', 'HTTP://law.localhost:4010/api/cart/list?validate=true'])(
    '%s is the call at its path',
    async (address) => {
      expect(await ask('GET', address)).toEqual({ status: 200, message: undefined });
      expect((await ask('PUT', address)).status).toBe(405);
    },
  );

  test('of another host is not served', async () => {
    expect(await ask('GET', 'http://evil.example/api/cart/list')).toEqual({
      status: 403,
      message: 'This mock answers pages of this machine alone.',
    });
  });
});

test.each(['/api/cart/list', '/html/templates/banner.html', '/api/nothing', '/__mock/state', '/images/classic/no.svg'])(
  '%s tells browsers to trust its content type',
  async (address) => {
    expect((await fetch(shop.base + address)).headers.get('x-content-type-options')).toBe('nosniff');
  },
);

describe('methods', () => {
  const cart = '/api/cart/list?validate=true';
  const line = `/api/cart/itemcode/${notable.wine}/2`;

  test('HEAD gets the response of GET, without the body', async () => {
    for (const address of [
      cart,
      '/__mock/calls',
      `/images/classic/${notable.wine}/large.svg`,
      '/images/classic/no.svg',
    ]) {
      const cookie = 'wsk_session=head';
      const get = await fetch(shop.base + address, { headers: { cookie } });
      const only = await fetch(shop.base + address, { method: 'HEAD', headers: { cookie } });
      expect([only.status, only.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
      expect(await only.text()).toBe('');
      if (address === cart) expect(only.headers.get('content-length')).toBe(`${(await get.arrayBuffer()).byteLength}`);
    }
  });

  test.each([
    ['POST', cart, 'GET, HEAD, OPTIONS'],
    ['PATCH', cart, 'GET, HEAD, OPTIONS'],
    ['GET', line, 'PUT, OPTIONS'],
    ['HEAD', line, 'PUT, OPTIONS'],
    ['DELETE', '/images/classic/any/large.svg', 'GET, HEAD, OPTIONS'],
    ['PUT', '/__mock/state', 'GET, HEAD, OPTIONS'],
    ['PUT', '/__mock/world', 'GET, HEAD, POST, DELETE, OPTIONS'],
  ])('%s %s is refused with the list of allowed methods', async (method, address, allowed) => {
    const answer = await fetch(shop.base + address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allowed);
    if (method === 'HEAD') return;
    const { pathname } = new URL(address, shop.base);
    expect(await messageOf(answer)).toBe(`${pathname} does not take ${method}: it takes ${allowed}.`);
  });

  test('OPTIONS returns the methods of a path', async () => {
    for (const [address, allowed] of [
      [cart, 'GET, HEAD, OPTIONS'],
      [line, 'PUT, OPTIONS'],
      ['/__mock/persona', 'POST, OPTIONS'],
    ]) {
      const answer = await fetch(shop.base + address, { method: 'OPTIONS' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([204, allowed]);
    }
    expect((await fetch(`${shop.base}/api/nothing`, { method: 'OPTIONS' })).status).toBe(501);
    expect(await told(head('OPTIONS *', 'connection: close'))).toMatch(/^HTTP\/1\.1 204 /);
  });

  test('a page may send a preflight request to an unknown path, so that it can read the refusal', async () => {
    const answer = await fetch(`${shop.base}/api/nothing`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'PUT' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  });

  test('an unknown method on an unknown path is an unknown call', async () => {
    const answer = await fetch(`${shop.base}/api/cart/lists`, { method: 'DELETE' });
    expect(answer.status).toBe(501);
    expect(await messageOf(answer)).toMatch(/^Unknown call DELETE \/api\/cart\/lists\./);
  });
});

describe('content types', () => {
  const credentials = JSON.stringify({ email: 'a@b.example', password: 'wrong-password' });
  const signIn = (headers: string[]) =>
    told(head(`POST ${login}`, `content-length: ${credentials.length}`, 'connection: close', ...headers), credentials);

  test.each([
    [],
    ['content-type: application/json'],
    ['content-type: Application/JSON ; charset=utf-8'],
    ['content-type: application/problem+json'],
  ])('JSON is accepted: %s', async (...headers) => {
    expect(await signIn(headers)).toMatch(/^HTTP\/1\.1 422 /);
  });

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'text/json',
    'json',
    'application/jsonp',
  ])('%s is refused', async (type) => {
    const answer = await fetch(shop.base + login, {
      method: 'POST',
      body: credentials,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(415);
    expect(await messageOf(answer)).toBe(`The body is said to be ${type}; this API takes application/json.`);
  });

  test('a missing body needs no type', async () => {
    const answer = await fetch(`${shop.base}/api/cart/itemcode/${notable.wine}/1`, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(200);
  });
});
