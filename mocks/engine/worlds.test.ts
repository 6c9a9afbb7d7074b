import { beforeEach, expect, test } from 'vitest';
import { memoryStore } from '../stores/store.js';
import { createMock, type Mock, startOf } from './mock.js';
import { worldsAtMost } from './worlds.js';

const minute = 60_000;
const line = { method: 'PUT', address: '/api/cart/itemcode/0651883/1', body: undefined, sessionId: 'one' };

let time: number;
let mock: Mock;
beforeEach(() => {
  time = 0;
  const start = { ...startOf('law'), latency: 0, seed: '7' };
  mock = createMock({ store: memoryStore(), start, now: () => time });
});

const basketOf = async (world: Mock) => Object.values((await world.saved()).state.sessions)[0]?.basket.length ?? 0;

test('a world is a shop of its own, with the same start', async () => {
  const [first, second] = [mock.world('first'), mock.world('second')];
  await first.serve(line);
  await second.configure({ fault: 'getCart:500', persona: 'heavy', login: 'hard' }, 'one');
  await first.moveClock('2026-12-24');
  expect(await Promise.all([first, second, mock].map(basketOf))).toEqual([1, 0, 0]);
  expect((await Promise.all([first, second, mock].map((world) => world.settings()))).map(({ fault }) => fault)).toEqual(
    ['', 'getCart:500', ''],
  );
  expect([first, second, mock].map(({ calls }) => calls.get().length)).toEqual([1, 0, 0]);
  expect((await second.saved()).state.now).toBeUndefined();
  expect((await second.settings()).seed).toBe('7');
  // Worlds are beside each other, not within.
  expect(second.world('first')).toBe(first);
});

test('a world is forgotten after 30 minutes without a use, or when told', async () => {
  const first = mock.world('first');
  time += 29 * minute;
  expect(mock.world('first')).toBe(first);
  time += 29 * minute;
  expect(mock.world('first')).toBe(first);
  time += 30 * minute;
  expect(mock.world('first')).not.toBe(first);
  const again = mock.world('first');
  mock.forgetWorld('first');
  expect(mock.world('first')).not.toBe(again);
});

test('there is a limit, until the oldest one is forgotten', () => {
  const names = Array.from({ length: worldsAtMost }, (_, index) => `w${index}`);
  for (const name of names) {
    time += minute / 60;
    mock.world(name);
  }
  expect(() => mock.world('more')).toThrow(
    'There are 1000 worlds already. End one with DELETE /__mock/world; one that is unused for 30 minutes is forgotten.',
  );
  expect(mock.world('w0')).toBe(mock.world('w0'));
  time += 29 * minute;
  const kept = mock.world('w0');
  // The others were used before the first one was used again.
  expect(mock.world('more')).not.toBe(kept);
  expect(mock.world('w0')).toBe(kept);
});

test.each(['', 'a b', 'ä', '../x', 'x'.repeat(65), '__proto__;'])('“%s” is no name', (name) => {
  expect(() => mock.world(name)).toThrow(/^Unknown world “.*”\. Its name has 1 to 64 letters, digits/);
});

test.each(['__proto__', 'constructor', 'test-1.case_2', 'x'.repeat(64)])('“%s” is a name', async (name) => {
  await mock.world(name).serve(line);
  expect(await basketOf(mock.world(name))).toBe(1);
});
