import { expect, test } from 'vitest';
import { callAddress } from '../../src/api/client.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints.js';
import { hostHandlers } from './hostHandlers.js';

const patterns = new Map<string, RegExp>();
const note = (method: string) => (address: RegExp) => patterns.set(method, address);
hostHandlers(() => undefined, { get: note('GET'), post: note('POST'), put: note('PUT'), delete: note('DELETE') });

/** As MSW does: a method has its handlers, and an address is matched without its query. */
const isHandled = (method: string, address: string) => patterns.get(method)?.test(address.replace(/[?#].*/, ''));

test('every row is handled at its own method and path, at any host', () => {
  for (const row of Object.values<Endpoint>(endpoints)) {
    const params = Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a b.c']));
    const address = callAddress(row, { params, query: { q: '/x' } });
    for (const origin of ['http://localhost:3000', 'https://law.localhost'])
      expect(isHandled(row.method, origin + address), row.id).toBe(true);
  }
});

test.each([
  ['GET', 'https://cdn.contentful.com/spaces/wine/environments/master/entries', true],
  ['GET', 'https://preview.contentful.com/spaces/wine/environments/master/entries', true],
  ['GET', 'http://localhost/images/classic/0651883/small.svg', true],
  ['GET', 'http://localhost/api/cart/list/', true],
  ['DELETE', 'http://localhost/api/cart/list', false],
  ['GET', 'http://localhost/api/of-the-host', false],
  ['GET', 'http://localhost/v2/api/cart/list', false],
  ['GET', 'http://localhost/images/logo.png', false],
  ['POST', 'http://localhost/images/classic/0651883/small.svg', false],
  ['GET', 'https://cdnxcontentful.com/spaces/wine/environments/master/entries', false],
])('%s %s: %s', (method, address, expected) => {
  expect(isHandled(method, address)).toBe(expected);
});
