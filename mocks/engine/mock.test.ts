import { describe, expect, test } from 'vitest';
import { callAddress } from '../../src/api/client.js';
import { getCart } from '../../src/api/endpoints/basket.js';
import { logout } from '../../src/api/endpoints/identity.js';
import { memoryStore, type Saved } from '../stores/store.js';
import { clientOf, testShop } from '../testing/testShop.js';
import { createMock, loginOf, startOf } from './mock.js';

test('a call that matches no row gets no response', async () => {
  const { mock } = testShop();
  expect(
    await mock.serve({ method: 'GET', address: '/api/nothing', body: undefined, sessionId: 'one' }),
  ).toBeUndefined();
  expect(
    await mock.serve({ method: 'PATCH', address: callAddress(getCart, {}), body: undefined, sessionId: 'one' }),
  ).toBeUndefined();
});

describe('the call log', () => {
  test('records the start and duration of each call by the given clock', async () => {
    const times = [1000, 1250, 2000, 2040];
    const start = { ...startOf('law'), latency: 0 };
    const mock = createMock({ store: memoryStore(), start, now: () => times.shift() ?? 0 });
    await clientOf(mock).client.call(getCart);
    await clientOf(mock).client.call(getCart);
    expect(mock.calls.get()).toMatchObject([
      { number: 1, operationId: 'getCart', began: 1000, duration: 250 },
      { number: 2, operationId: 'getCart', began: 2000, duration: 40 },
    ]);
  });

  test('keeps the latest 200, notifies its listeners, and can be cleared', async () => {
    const { mock, client } = testShop();
    let notifications = 0;
    const leave = mock.calls.subscribe(() => notifications++);
    for (let call = 0; call < 205; call++) await client.call(getCart);
    expect(mock.calls.get().map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 6));
    mock.calls.clear();
    expect(mock.calls.get()).toEqual([]);
    expect(notifications).toBe(206);
    leave();
    await client.call(getCart);
    expect(notifications).toBe(206);
  });
});

test('a login set explicitly applies to the session, even if it was also the last one set', async () => {
  const { mock, client, saved } = testShop();
  await mock.configure({ login: 'hard' }, 'one');
  // Signing out changes the session's id.
  await client.call(logout);
  expect(loginOf(saved() as Saved, 'one+')).toBe('visitor');
  await mock.configure({ latency: 1 }, 'one+');
  expect(loginOf(saved() as Saved, 'one+')).toBe('visitor');
  await mock.configure({ login: 'hard' }, 'one+');
  expect(loginOf(saved() as Saved, 'one+')).toBe('hard');
  expect(loginOf(saved() as Saved, 'another')).toBe('hard');
});

test('a restarted shop does not reapply the settings in its address', async () => {
  const { mock } = testShop();
  const address = new URLSearchParams('persona=heavy');
  await mock.configureFromAddress(address, 'one');
  await mock.restart({ ...(await mock.settings()), persona: 'new' });
  await mock.configureFromAddress(address, 'one');
  expect((await mock.settings()).persona).toBe('new');
});
