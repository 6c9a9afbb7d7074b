import { describe, expect, test } from 'vitest';
import { getCart } from '../src/api/endpoints/basket.js';
import { getBannerTemplate } from '../src/api/endpoints/fragments.js';
import { getProfileDetails } from '../src/api/endpoints/identity.js';
import { getSearchData } from '../src/api/endpoints/search.js';
import { notable } from './fixtures/catalogue/notable.js';
import { createMock, startOf } from './mock.js';
import { memoryStore } from './store.js';
import { clientOf, refusal, testShop } from './testing/testShop.js';

describe('faults', () => {
  const calls = { getCart, getProfileDetails, getSearchData, getBannerTemplate } as const;

  test.each([
    ['500', { kind: 'http', status: 500, serverMessage: undefined }],
    ['404', { kind: 'http', status: 404 }],
    ['status-3', { kind: 'status', status: 3 }],
    ['status-422', { kind: 'status', status: 422 }],
    ['malformed', { kind: 'malformed' }],
    ['empty', { kind: 'malformed' }],
    ['timeout', { kind: 'timeout' }],
    ['offline', { kind: 'network' }],
  ])('%s is exactly that failure on every call, and only as often as asked', async (kind, failure) => {
    const { mock, client, add } = testShop();
    for (const [id, row] of Object.entries(calls)) {
      await mock.configure({ fault: `${id}:${kind}*2` }, 'one');
      expect(await refusal(client.call(row))).toMatchObject(failure);
      expect(await refusal(client.call(row))).toMatchObject(failure);
      expect(await refusal(client.call(row))).toBeUndefined();
    }
    await mock.configure({ fault: `addCartItem:${kind}*1` }, 'one');
    expect(await refusal(add(notable.wine, 1))).toMatchObject(failure);
    expect((await client.call(getCart)).lineItems).toEqual([]);
    expect(await refusal(add(notable.wine, 1))).toBeUndefined();
    expect((await client.call(getCart)).numBottles).toBe(1);
  });

  test('slow-MS delays an answer and leaves it whole', async () => {
    const waits: number[] = [];
    const mock = createMock({
      store: memoryStore(),
      start: { ...startOf('law'), latency: 30, fault: 'getCart:slow-250' },
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    await clientOf(mock).client.call(getCart);
    await clientOf(mock).client.call(getProfileDetails);
    expect(waits).toEqual([280, 30]);
  });

  test('one that stays in the plan stays as used as it is', async () => {
    const { mock, client } = testShop();
    await mock.configure({ fault: 'getCart:500*1' }, 'one');
    await refusal(client.call(getCart));
    await mock.configure({ fault: 'getCart:500*1,getProfileDetails:404' }, 'one');
    expect(await refusal(client.call(getCart))).toBeUndefined();
    expect(await refusal(client.call(getProfileDetails))).toMatchObject({ status: 404 });
    await mock.configure({ fault: '' }, 'one');
    await mock.configure({ fault: 'getCart:500*1' }, 'one');
    expect(await refusal(client.call(getCart))).toMatchObject({ status: 500 });
  });
});
