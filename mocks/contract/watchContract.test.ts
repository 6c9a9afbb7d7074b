import { expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.js';
import type { ContractDifference } from '../../src/api/contract/differences.js';
import { watchContract } from '../../src/api/contract/watchContract.js';
import { addCartItem, getCart } from '../../src/api/endpoints/basket.js';
import { createGuestCheckout } from '../../src/api/endpoints/checkout.js';
import { getCartUpsellOffers } from '../../src/api/endpoints/offers.js';
import { createMock, startOf } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { startNodeMock } from '../transport/node.js';

/** Returns a watching `fetch` over another one, and what it has reported. */
function watching(send: typeof fetch) {
  const told: ContractDifference[] = [];
  return { told, fetch: watchContract({ fetch: send, onDifference: (difference) => told.push(difference) }) };
}

/** Waits until something is reported, so that nothing else can still be on its way. */
const reported = (told: readonly unknown[], count: number) => vi.waitFor(() => expect(told).toHaveLength(count));

const odd = { UpsellOffers: 'none' };
const answering = (body: unknown, status = 200) => (async () => Response.json(body, { status })) as typeof fetch;

test('calls to the mock are as the table has them, and the client gets what it would have got', async () => {
  const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
  const server = startNodeMock(mock);
  try {
    const { told, fetch: watched } = watching(async (input, init) =>
      String(input).endsWith('/api/loyalty') ? new Response() : fetch(input, init),
    );
    const baseUrl = 'http://law.localhost';
    const client = createClient({ baseUrl, fetch: watched });
    await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: notable.wine, quantity: 2 } });
    const cart = await client.call(getCart);
    expect(cart).toEqual(await createClient({ baseUrl }).call(getCart));
    expect(cart.numBottles).toBe(2);
    await expect(client.call(createGuestCheckout, { body: { emailId: 'no address' } })).rejects.toMatchObject({
      status: 422,
    });
    // The last call differs, so those before it have been compared.
    await watched(`${baseUrl}/api/loyalty`);
    await reported(told, 1);
    expect(told).toEqual([
      { kind: 'unknown call', call: 'GET /api/loyalty', message: 'The call is not in the table.' },
    ]);
  } finally {
    server.close();
  }
});

test('a difference is reported once, with the response unchanged', async () => {
  const { told, fetch: watched } = watching(answering({ statusCode: 0, response: odd }));
  for (let time = 0; time < 3; time += 1) {
    const answer = await watched('/api/offer/cart');
    expect(await answer.json()).toEqual({ statusCode: 0, response: odd });
  }
  await watched('/api/loyalty');
  await reported(told, 2);
  expect(told).toEqual([
    {
      kind: 'type',
      operationId: 'getCartUpsellOffers',
      call: 'GET /api/offer/cart',
      field: 'response.UpsellOffers',
      message: 'response.UpsellOffers is of the type string, in the table object.',
    },
    { kind: 'unknown call', call: 'GET /api/loyalty', message: 'The call is not in the table.' },
  ]);
});

test('it can take the place of the global fetch', async () => {
  const own = globalThis.fetch;
  globalThis.fetch = answering({ statusCode: 0, response: odd });
  try {
    const told: ContractDifference[] = [];
    globalThis.fetch = watchContract({ onDifference: (difference) => told.push(difference) });
    await createClient()
      .call(getCartUpsellOffers)
      .catch(() => undefined);
    await reported(told, 1);
    expect(told[0]).toMatchObject({ operationId: 'getCartUpsellOffers', kind: 'type' });
  } finally {
    globalThis.fetch = own;
  }
});

test('a request made with a Request is read from a copy', async () => {
  const bodies: string[] = [];
  const { told, fetch: watched } = watching(async (input) => {
    bodies.push(await (input as Request).text());
    return Response.json({ statusCode: 0 });
  });
  const body = JSON.stringify({ emailId: 'ida@shopper.example', newsletter: true });
  const address = 'http://shop/api/checkout/createGuestCheckout';
  await watched(new Request(address, { method: 'PUT', body }));
  await reported(told, 1);
  expect(bodies).toEqual([body]);
  expect(told[0]).toMatchObject({ operationId: 'createGuestCheckout', field: 'body.newsletter' });
});

test('a failure of the network stays the caller’s, and one of the listener is nobody’s', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const failing = watchContract({
    fetch: () => Promise.reject(new TypeError('offline')),
    onDifference: () => undefined,
  });
  await expect(failing('/api/offer/cart')).rejects.toThrow('offline');
  const listener = vi.fn(() => {
    throw new Error('The listener is broken.');
  });
  const client = createClient({
    fetch: watchContract({ fetch: answering({ statusCode: 77 }), onDifference: listener }),
  });
  await expect(client.call(getCartUpsellOffers)).rejects.toMatchObject({ kind: 'status', status: 77 });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
