import { createClient } from '../../src/api/client.js';
import { addCartItem } from '../../src/api/endpoints/basket.js';
import { ApiError } from '../../src/model/error.js';
import { createMock, type Mock, startOf } from '../engine/mock.js';
import { memoryStore, type Saved, type Store } from '../stores/store.js';
import { serialiseAnswer } from '../transport/serialiseAnswer.js';
import type { Persona } from '../world/personas.js';

/** Derives a new id from the previous one, so that the same visit has the same ids everywhere. */
export const nameVisit = (before = 'visit'): string => `${before}+`;

/** Creates a mock and a client that calls it without a service worker in between. */
export function testShop(brand = 'law') {
  const memory = memoryStore();
  let saved: Saved | undefined;
  const store: Store = {
    ...memory,
    change: (step) =>
      memory.change((before) => {
        const after = step(before);
        saved = after.saved;
        return after;
      }),
  };
  const mock = createMock({ store, start: { ...startOf(brand), latency: 0 }, now: () => 0, nameVisit });
  return { mock, ...clientOf(mock), saved: () => saved };
}

/** Creates a mock and a client with the holder of an account signed in. */
export async function signedInShop(persona: Persona = 'standard', brand = 'law') {
  const shop = testShop(brand);
  await shop.mock.configure({ persona, login: 'hard' }, 'one');
  return shop;
}

/** Creates the client of one session of a mock. Its timeout is short, because some tests wait for it; a shop on a disk
 * needs a longer one. */
export function clientOf(mock: Mock, sessionId = 'one', timeoutMs = 50) {
  const answers: string[] = [];
  let id = sessionId;
  const client = createClient({
    timeoutMs,
    fetch: async (url, init) => {
      const outcome = await mock.serve({
        method: init?.method ?? 'GET',
        address: String(url),
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
        sessionId: id,
      });
      if (outcome?.type === 'answer') id = outcome.sessionId ?? id;
      answers.push(JSON.stringify(outcome));
      if (outcome?.type === 'answer' || outcome?.type === 'text') {
        const { status, text } = serialiseAnswer(outcome);
        return new Response(text, { status });
      }
      if (outcome?.type === 'silence')
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      throw new TypeError('Failed to fetch');
    },
  });
  const add = (itemcode: string, quantity: number | string) =>
    client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode, quantity } });
  return { client, answers, add };
}

/** Returns the error a call was rejected with, or undefined if it succeeded. */
export const refusal = (call: Promise<unknown>): Promise<ApiError | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  );
