import { afterEach, describe, expect, test } from 'vitest';
import { addCartItem, createClient, getCart } from 'wine-storefront-kit/api';
import { answerProcess, createMock, handlers, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';

// A host's tests with an MSW of its own, which answers the calls of the host.

const versions = JSON.parse(process.env.MSW ?? '[]');
const client = createClient({ baseUrl: 'http://shop.localhost' });
const newMock = () => createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const hosts = async () =>
  (await fetch('http://shop.localhost/api/of-the-host', { method: 'POST', body: 'hello' })).text();

async function added() {
  await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: '0651883', quantity: 2 } });
  return (await client.call(getCart)).numBottles;
}

const open = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

describe.each(versions)('beside %s', (version) => {
  async function hostServer(more = () => [], options = undefined) {
    const [{ http, HttpResponse }, { setupServer }] = await Promise.all([import(version), import(`${version}/node`)]);
    const own = http.post('http://shop.localhost/api/of-the-host', async ({ request }) =>
      HttpResponse.text(`the host got ${await request.text()}`),
    );
    const server = setupServer(own, ...more(http));
    server.listen(options);
    open.push(() => server.close());
    return server;
  }

  test('the shop is among the handlers of the host, which still hears of what nobody handles', async () => {
    const server = await hostServer((http) => handlers(newMock(), http), {
      onUnhandledRequest: 'error',
      onUnhandledFrame: 'error',
    });
    expect([await hosts(), await added()]).toEqual(['the host got hello', 2]);
    // A page calls its own host, by a relative address.
    expect((await createClient().call(getCart)).numBottles).toBe(2);
    await expect(fetch('http://shop.localhost/api/of-nobody')).rejects.toThrow();
    server.resetHandlers();
    expect([await hosts(), (await client.call(getCart)).numBottles]).toEqual(['the host got hello', 2]);
  });

  test('faults of the shop arrive through the handlers of the host', async () => {
    const mock = newMock();
    await hostServer((http) => handlers(mock, http));
    const kinds = {};
    for (const kind of ['500', 'malformed', 'offline', 'timeout']) {
      await mock.configure({ fault: `getCart:${kind}` }, 'any');
      const hasty = createClient({ baseUrl: 'http://shop.localhost', timeoutMs: 300 });
      kinds[kind] = await hasty.call(getCart).catch((error) => error.kind);
    }
    expect(kinds).toEqual({ 500: 'http', malformed: 'malformed', offline: 'network', timeout: 'timeout' });
  });

  test.each(['first', 'second'])(
    'a process answered by itself starts %s, and leaves the host its MSW',
    async (place) => {
      if (place === 'second') await hostServer();
      const { stop } = answerProcess(newMock());
      open.push(stop);
      if (place === 'first') await hostServer(undefined, { onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' });
      expect([await hosts(), await added()]).toEqual(['the host got hello', 2]);
      stop();
      expect(await hosts()).toBe('the host got hello');
      await expect(client.call(getCart)).rejects.toMatchObject({ name: 'ApiError' });
    },
  );
});
