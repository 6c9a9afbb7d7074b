import { beforeEach, expect, test } from 'vitest';
import { createMock, type Mock, startOf } from '../engine/mock.js';
import { memoryStore } from '../stores/store.js';
import { shopAnswers } from './shopAnswers.js';

let mock: Mock;
let answer: ReturnType<typeof shopAnswers>;
let cookie: string;
beforeEach(() => {
  mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
  answer = shopAnswers(mock, { isHosted: true });
  cookie = '';
});

/** Makes a request of one visitor, who keeps cookies as a browser does. */
async function ask(signature: string, body?: unknown) {
  const [method = '', path = ''] = signature.split(' ');
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = (await answer(request)) ?? Response.error();
  [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [cookie];
  return { status: response.status, body: await response.json() };
}
const add = () => ask('PUT /api/cart/itemcode/0651883/1');
const bottles = async () => (await ask('GET /api/cart/list')).body.response.numBottles;

test('settings change one by one, and the shop is kept unless its world changes', async () => {
  await add();
  expect((await ask('POST /__mock/settings', { latency: 1, host: 'dev' })).body.settings).toMatchObject({
    brand: 'law',
    latency: 1,
  });
  expect(await bottles()).toBe(1);
  await ask('POST /__mock/settings', { seed: '7' });
  expect(await bottles()).toBe(0);
  expect((await ask('GET /__mock/settings')).body.settings).toMatchObject({ brand: 'law', latency: 1, seed: '7' });
});

test('another brand is sold in its own country', async () => {
  await ask('POST /__mock/settings', { brand: 'wpe', country: 'nz' });
  expect((await ask('GET /__mock/settings')).body.settings).toMatchObject({ brand: 'wpe', country: 'nz' });
  const { settings } = (await ask('POST /__mock/settings', { brand: 'law' })).body;
  expect([settings.brand, settings.country]).toEqual(['law', undefined]);
});

test('a login among the settings is the caller’s, and the settings tell it to the caller alone', async () => {
  expect((await ask('GET /__mock/settings')).body.login).toBe('visitor');
  expect((await ask('POST /__mock/settings', { login: 'hard', persona: 'heavy' })).body.login).toBe('hard');
  const { body } = await ask('GET /api/user/details');
  expect(body.response.summaryDetails.firstName).toBe('Maximilian');
  await ask('POST /api/authentication/logout');
  expect((await ask('GET /__mock/settings')).body.login).toBe('visitor');
});

test('another persona takes over the login of the caller', async () => {
  await ask('GET /api/cart/list');
  await ask('POST /__mock/clock', { days: 7 });
  expect((await ask('POST /__mock/settings', { login: 'hard' })).body.login).toBe('hard');
  expect((await ask('POST /__mock/settings', { persona: 'heavy' })).body.login).toBe('hard');
  expect((await ask('GET /__mock/settings')).body.login).toBe('hard');
  const { body } = await ask('GET /api/user/details');
  expect(body.response.summaryDetails.firstName).toBe('Maximilian');
});

test.each([
  [{ latency: -1 }, /^latency: /],
  [{ brand: 'nope' }, /^brand: No Brand found with identifier nope/],
  [{ colour: 'red' }, /colour/],
  [{}, /Name a setting/],
])('%j is refused, and changes nothing', async (change, message) => {
  const before = await mock.saved();
  const { status, body } = await ask('POST /__mock/settings', change);
  expect(status).toBe(422);
  expect(body.errorResponse.message).toMatch(message);
  expect(await mock.saved()).toEqual(before);
});

test('settings count the uses of faults and the steps, and tell the time', async () => {
  await ask('POST /__mock/faults', { fault: 'getCart:500*2' });
  await ask('GET /api/cart/list');
  await ask('POST /__mock/clock', { days: 7 });
  expect((await ask('GET /__mock/settings')).body).toMatchObject({
    faultUses: { 'getCart:500*2': 1 },
    steps: 3,
    now: '2026-12-01T10:00:00.000Z',
  });
});

test('calls are told after a number, all of them after a restart, and forgotten', async () => {
  const numbers = async (after: number) =>
    (await ask(`GET /__mock/calls?after=${after}`)).body.map((call: { number: number }) => call.number);
  for (let call = 0; call < 3; call++) await bottles();
  expect(await numbers(0)).toEqual([1, 2, 3]);
  expect(await numbers(2)).toEqual([3]);
  expect(await numbers(3)).toEqual([]);
  // A client of a process before this one.
  expect(await numbers(40)).toEqual([1, 2, 3]);
  await ask('DELETE /__mock/calls');
  expect(await numbers(0)).toEqual([]);
  await bottles();
  expect(await numbers(3)).toEqual([4]);
});

test('who replays a recording continues its last visit', async () => {
  await add();
  const recording = JSON.stringify((await ask('GET /__mock/recording')).body);
  mock = createMock({ store: memoryStore(), start: startOf('hsb') });
  answer = shopAnswers(mock, { isHosted: true });
  cookie = '';
  expect((await ask('POST /__mock/recording', recording)).body).toEqual({ steps: 1, difference: null });
  expect(await bottles()).toBe(1);
});
