import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints.js';
import { addressOf, callsOf } from '../conformance/calls.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { memoryStore, type Store } from '../stores/store.js';
import type { Settings } from '../world/settings.js';
import { createMock, startOf } from './mock.js';

/** Returns a mock and the number of times it has taken its turn to change something. */
function countingMock() {
  const memory = memoryStore();
  let turns = 0;
  const store: Store = {
    ...memory,
    change: (step) => {
      turns++;
      return memory.change(step);
    },
  };
  const mock = createMock({ store, start: { ...startOf('law'), login: 'hard', latency: 0 } });
  const get = async (address: string) => {
    const outcome = await mock.serve({ method: 'GET', address, body: undefined, sessionId: 'one' });
    return outcome?.type === 'answer' ? outcome.status : outcome?.type;
  };
  return { mock, get, turns: () => turns };
}

const profile = '/api/user/details';

test('a read changes nothing once its session has started, and is not recorded as a step', async () => {
  const { mock, get, turns } = countingMock();
  await get(profile);
  const before = { turns: turns(), saved: await mock.saved() };
  const recorded = await mock.recording();
  let reads = 0;
  for (const row of Object.values(endpoints)) {
    if (row.method !== 'GET') continue;
    for (const input of callsOf(row)) {
      await get(addressOf(row, input));
      reads++;
    }
  }
  expect(reads).toBeGreaterThan(60);
  expect(turns()).toBe(before.turns);
  expect(await mock.saved()).toBe(before.saved);
  expect(await mock.recording()).toEqual(recorded);
});

test('reading the shop or its settings, or an address without new settings, takes no turn', async () => {
  const { mock, turns } = countingMock();
  const address = new URLSearchParams('persona=heavy&latency=no');
  await mock.configureFromAddress(address, 'one');
  expect(turns()).toBe(1);
  expect(await mock.configureFromAddress(address, 'one')).toHaveLength(1);
  await Promise.all([mock.shop(), mock.settings(), mock.saved(), mock.recording()]);
  expect(turns()).toBe(1);
});

test('the read that starts a session is a change, and so is the use of a fault', async () => {
  const { mock, get, turns } = countingMock();
  expect(await get(profile)).toBe(200);
  expect(turns()).toBe(1);
  await mock.configure({ fault: 'getProfileDetails:500*2' }, 'one');
  expect([await get(profile), await get(profile), await get(profile)]).toEqual([500, 500, 200]);
  expect(turns()).toBe(4);
  expect((await mock.saved()).faultUses).toEqual({ 'getProfileDetails:500*2': 2 });
  expect((await mock.recording())?.steps).toMatchObject([
    { address: profile, ending: 200 },
    { type: 'settings' },
    { address: profile, ending: 500 },
    { address: profile, ending: 500 },
  ]);
});

test('a call that may change something takes its turn, even if it is refused', async () => {
  const { mock, turns } = countingMock();
  for (const quantity of ['1', '0'])
    await mock.serve({
      method: 'PUT',
      address: `/api/cart/itemcode/${notable.wine}/${quantity}`,
      body: undefined,
      sessionId: 'one',
    });
  expect(turns()).toBe(2);
  expect((await mock.recording())?.steps).toHaveLength(2);
});

describe('a mock that forgets idle visits', () => {
  const forgetful = async (settings: Partial<Settings> = {}) => {
    const start = { ...startOf('law'), latency: 0, ...settings };
    const mock = createMock({ store: memoryStore(), start, forgetsIdleVisits: true });
    const arrive = async (cookie?: string) => (await mock.visit(cookie)).id;
    const call = (sessionId: string, method = 'GET', address = profile) =>
      mock.serve({ method, address, body: undefined, sessionId });
    const sessions = async () => Object.keys((await mock.saved()).state.sessions).length;
    return { mock, arrive, call, sessions };
  };

  test('keeps no session for a visitor who only looks, and one for each who does something', async () => {
    const { mock, arrive, call, sessions } = await forgetful();
    const ids = [];
    for (let visitor = 0; visitor < 50; visitor++) ids.push(await arrive());
    for (const id of ids) await call(id);
    expect([await sessions(), (await mock.recording())?.steps]).toEqual([0, []]);
    const [first = '', second = ''] = ids;
    await call(first, 'PUT', `/api/cart/itemcode/${notable.wine}/2`);
    expect(await sessions()).toBe(1);
    // Both are still known by their cookies, so what one browser sends at once goes into one basket.
    expect([await arrive(first), await arrive(second)]).toEqual([first, second]);
    expect(await arrive('someone')).not.toBe('someone');
  });

  test('keeps the session of a customer, and one that used a fault', async () => {
    const customer = await forgetful({ login: 'soft' });
    await customer.call(await customer.arrive());
    expect(await customer.sessions()).toBe(1);
    const faulty = await forgetful({ fault: 'getProfileDetails:slow-0*1' });
    await faulty.call(await faulty.arrive());
    expect((await faulty.mock.saved()).faultUses).toEqual({ 'getProfileDetails:slow-0*1': 1 });
  });
});
