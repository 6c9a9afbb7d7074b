import { expect, test } from 'vitest';
import { getCart } from '../../src/api/endpoints/basket.js';
import { getProfileDetails } from '../../src/api/endpoints/identity.js';
import { addEVoucherToCart } from '../../src/api/endpoints/vouchers.js';
import { withChanges } from '../engine/changes.js';
import { createMock, startOf } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { clientOf, refusal, signedInShop, testShop } from '../testing/testShop.js';
import { personas } from '../world/personas.js';
import { problemOfKept } from './keptShop.js';
import { memoryStore, type Saved } from './store.js';

const start = { ...startOf('law'), latency: 0 };

/** Returns a shop with another value at a path. */
const at = (shop: Saved, path: string, value: unknown): Saved => withChanges(shop, [{ path: path.split('.'), value }]);

/** Returns a shop in use, as a store reads it back. */
async function usedShop(): Promise<Saved> {
  const { mock, add } = testShop();
  await mock.configure({ login: 'hard', fault: 'getCart:500*1' }, 'one');
  await add(notable.wine, 2);
  await refusal(clientOf(mock).client.call(getCart));
  return structuredClone(await mock.saved());
}

test('a shop changed by calls is usable, including the account of every persona', async () => {
  expect(problemOfKept(await usedShop())).toBeUndefined();
  for (const persona of personas) {
    const { mock } = await signedInShop(persona);
    await clientOf(mock).client.call(getProfileDetails);
    expect(problemOfKept(structuredClone(await mock.saved())), persona).toBeUndefined();
  }
});

test('a shop with an e-voucher in a basket, which is in no catalogue, is usable', async () => {
  const { mock, client } = testShop();
  const body = {
    quantity: '1',
    recipientEmail: 'ida@friend.example',
    recipientName: 'Ida',
    message: 'Cheers',
  } as const;
  await client.call(addEVoucherToCart, { body: { ...body, itemCode: 'EVTEST1', amount: '25' } });
  expect(problemOfKept(structuredClone(await mock.saved()))).toBeUndefined();
});

test.each<[string, (shop: Saved) => unknown, string | RegExp]>([
  ['nothing of a shop', () => 'Dear shop', 'it does not hold a shop'],
  ['a list', () => [1], 'it does not hold a shop'],
  ['null', () => null, 'it does not hold a shop'],
  ['an older shape', (shop) => ({ ...shop, shape: 1 }), /^it has shape 1, and this shop shape \d+$/],
  [
    'settings of a brand that is gone',
    (shop) => at(shop, 'settings.brand', 'gone'),
    /^settings\.brand: No Brand found/,
  ],
  ['no state', ({ state: _, ...shop }) => shop, /^state: /],
  [
    'a login there is not',
    (shop) => at(shop, 'state.sessions.visit one.login', 'root'),
    /^state\.sessions\.visit one\.login: /,
  ],
  [
    'a session of an account there is not',
    (shop) => at(shop, 'state.accounts', {}),
    /^state: a session is of no account/,
  ],
  ['a basket that is no list', (shop) => at(shop, 'state.sessions.visit one.basket', {}), /basket: /],
  ['half a bottle', (shop) => at(shop, 'state.accounts.standard.basket.0.quantity', 0.5), /quantity: /],
  [
    'a wine that was never sold',
    (shop) => at(shop, 'state.accounts.standard.basket.0.itemCode', 'X'),
    /has X, which is not on sale/,
  ],
  ['a sequence that is no number', (shop) => at(shop, 'state.sequence', Number.NaN), /^state\.sequence: /],
  ['an order that is none', (shop) => at(shop, 'state.orders.W9', { id: 'W9' }), /^state\.orders\.W9\./],
  ['uses of a fault below none', (shop) => at(shop, 'faultUses.getCart:500', -1), /^faultUses\./],
  [
    'another world than its settings',
    (shop) => at(shop, 'settings.seed', '99'),
    'it is of another world than its settings',
  ],
  ['a beginning that is gone', (shop) => at(shop, 'beginning', null), /^beginning: /],
])('%s is reported, and a new shop takes its place', async (_, spoil, expectedProblem) => {
  const spoilt = spoil(await usedShop());
  expect(problemOfKept(spoilt)).toMatch(expectedProblem);
  const store = memoryStore({ saved: spoilt as Saved, steps: [] });
  const mock = createMock({ store, start });
  expect(await mock.replaceUnusable()).toMatch(expectedProblem);
  expect(problemOfKept(await store.read())).toBeUndefined();
  const { client, add } = clientOf(mock);
  expect((await client.call(getCart)).lineItems).toEqual([]);
  await add(notable.wine, 1);
  expect(await mock.replaceUnusable()).toBeUndefined();
  expect((await client.call(getCart)).lineItems).toHaveLength(1);
  expect(await mock.settings()).toEqual(start);
});

test('a stored shop is checked once, and not at all if this page wrote it', async () => {
  const shop = await usedShop();
  let looks = 0;
  const counted = new Proxy(shop, {
    get(saved, name, receiver) {
      if (name === 'fromAddress') looks++;
      return Reflect.get(saved, name, receiver);
    },
  });
  const mock = createMock({ store: memoryStore({ saved: counted, steps: [] }), start });
  for (const _ of [1, 2, 3]) await mock.settings();
  expect(looks).toBe(1);
});
