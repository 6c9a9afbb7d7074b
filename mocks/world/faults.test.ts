import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getCart } from '../../src/api/endpoints/basket.js';
import { getBannerTemplate } from '../../src/api/endpoints/fragments.js';
import { getProfileDetails, login } from '../../src/api/endpoints/identity.js';
import { getSearchData } from '../../src/api/endpoints/search.js';
import { createMock, startOf } from '../engine/mock.js';
import { type Recording, replay } from '../engine/recording.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore } from '../stores/store.js';
import { clientOf, refusal, testShop } from '../testing/testShop.js';
import { faultKinds } from './faults.js';
import { emailOf, mockPassword } from './personas.js';

test('the README names every kind', () => {
  const [row = ''] = /^\| `fault` \|.*$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  for (const { written, ...kind } of faultKinds)
    expect(row).toContain('number' in kind && written ? `\`${written}${kind.number.placeholder}\`` : written);
});

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
  ])('%s causes exactly its failure on every call, and only as often as specified', async (kind, failure) => {
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

  test('slow-MS delays a response without changing it', async () => {
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

  test('a fault that stays in the plan keeps its use count', async () => {
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

  const afterwards = [
    ['500@after', { kind: 'http', status: 500 }, 500],
    ['status-422@after', { kind: 'status', status: 422 }, 200],
    ['malformed@after', { kind: 'malformed' }, 'text'],
    ['empty@after', { kind: 'malformed' }, 'text'],
    ['timeout@after', { kind: 'timeout' }, 'silence'],
    ['offline@after', { kind: 'network' }, 'offline'],
  ] as const;

  test.each(afterwards)(
    '%s lets the shop process the call, spoils its response, and is replayed in the same way',
    async (kind, failure, ending) => {
      const { mock, client, add } = testShop();
      await mock.configure({ fault: `addCartItem:${kind}*1` }, 'one');
      expect(await refusal(add(notable.wine, 2))).toMatchObject(failure);
      expect((await client.call(getCart)).numBottles).toBe(2);
      expect(await refusal(add(notable.wine, 1))).toBeUndefined();
      expect((await client.call(getCart)).numBottles).toBe(3);
      const recording = (await mock.recording()) as Recording;
      expect(recording.steps.filter(({ type }) => type === 'call')[0]).toMatchObject({ ending });
      const { difference } = await replay(recording, () => {});
      expect(difference).toBeUndefined();
    },
  );

  test('a sign-in with a lost response signs nobody in until it is repeated', async () => {
    const { mock, client } = testShop();
    const body = { email: emailOf('standard'), password: mockPassword };
    await mock.configure({ fault: 'login:timeout@after*1' }, 'one');
    expect(await refusal(client.call(login, { body }))).toMatchObject({ kind: 'timeout' });
    expect((await client.call(getProfileDetails)).securityStatus).toBe(0);
    const { difference } = await replay((await mock.recording()) as Recording, () => {});
    expect(difference).toBeUndefined();
  });
});
