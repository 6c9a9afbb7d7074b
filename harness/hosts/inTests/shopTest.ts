import { test as base } from 'vitest';
import { type Client, createClient } from 'wine-storefront-kit/api';
import { answerProcess, createMock, type Mock, memoryStore, startOf } from 'wine-storefront-kit/mocks/node';

const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
answerProcess(mock);

interface Shop {
  /** The shop of this test: `await world.configure({ fault: 'getCart:500*1' }, 'any')`. */
  readonly world: Mock;
  /** A client whose calls go to that shop; `createStorefront` takes the same `fetch`. */
  readonly client: Client;
}

/** A test with a shop of its own, which no other test sees, also with `test.concurrent`. */
export const test = base.extend<Shop>({
  world: async ({ task }, use) => {
    await use(mock.world(task.id));
    mock.forgetWorld(task.id);
  },
  client: async ({ task }, use) => {
    const fetchInWorld: typeof fetch = (address, init) =>
      fetch(address, { ...init, headers: { ...init?.headers, 'x-wsk-world': task.id } });
    await use(createClient({ baseUrl: 'http://shop.localhost', fetch: fetchInWorld }));
  },
});
