import { expect, test } from 'vitest';
import { testServer } from '../testing/testServer.js';
import { stopServer } from './stopServer.js';

const cart = '/api/cart/list?validate=true';
const setFault = (base: string, fault: string) =>
  fetch(`${base}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
/** Longer than any test. */
const forEver = 3_600_000;

test('idle connections are closed, and calls in progress get their responses first', async () => {
  const { server, base } = await testServer();
  await setFault(base, 'getCart:slow-200*1');
  const underWay = new Promise((resolve) => server.once('request', resolve));
  const answer = fetch(base + cart);
  await underWay;
  await stopServer(server, forEver);
  expect((await answer).status).toBe(200);
  await expect(fetch(base + cart)).rejects.toThrow();
});

test('a call without a response is aborted after a while', async () => {
  const { server, base } = await testServer();
  await setFault(base, 'getCart:timeout');
  const underWay = new Promise((resolve) => server.once('request', resolve));
  const answer = expect(fetch(base + cart)).rejects.toThrow();
  await underWay;
  await stopServer(server, 50);
  await answer;
});
