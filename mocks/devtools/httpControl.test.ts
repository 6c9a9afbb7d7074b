import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMock, type Mock, startOf } from '../engine/mock.js';
import { memoryStore } from '../stores/store.js';
import { shopAnswers } from '../transport/shopAnswers.js';
import { ControlError, type MockControl } from './control.js';
import { httpControl } from './httpControl.js';

let mock: Mock;
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  restart();
  asked = [];
  vi.stubGlobal('document', { baseURI: 'http://localhost/product/1', hidden: false });
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    asked.push(`${init.method} ${address.pathname}${address.search}`);
    return (await shopAnswers(mock, { isHosted: true })(new Request(address, init))) ?? Response.error();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function restart(): void {
  mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 }, wait: async () => {} });
}
const call = (world = mock) =>
  world.serve({ method: 'GET', address: '/api/cart/list', body: undefined, sessionId: 'one' });
const numbersOf = ({ calls }: MockControl) => calls.get().map(({ number }) => number);
const aSecond = () => vi.advanceTimersByTimeAsync(1_000);

test('calls are followed while somebody looks, each asked for once, and from the first after a restart', async () => {
  const control = httpControl('/', undefined);
  await call();
  expect(asked).toEqual([]);
  const stop = control.calls.subscribe(() => {});
  await aSecond();
  expect(numbersOf(control)).toEqual([1]);
  await call();
  await aSecond();
  expect(numbersOf(control)).toEqual([1, 2]);
  expect(asked.at(-1)).toBe('GET /__mock/calls?after=1');
  const before = control.calls.get();
  await aSecond();
  expect(control.calls.get()).toBe(before);

  restart();
  await call();
  await aSecond();
  expect(numbersOf(control)).toEqual([1]);
  control.calls.clear();
  await aSecond();
  expect(numbersOf(control)).toEqual([]);
  expect(mock.calls.get()).toEqual([]);

  stop();
  const until = asked.length;
  await aSecond();
  await aSecond();
  expect(asked.length).toBe(until);
});

test('whoever comes and goes during a look, each call is there once', async () => {
  const control = httpControl('/', undefined);
  await call();
  control.calls.subscribe(() => {})();
  const stop = control.calls.subscribe(() => {});
  await aSecond();
  await call();
  await aSecond();
  expect(numbersOf(control)).toEqual([1, 2]);
  expect(asked.length).toBeLessThanOrEqual(3);
  stop();
});

test('a page in the background does not ask', async () => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/', hidden: true });
  const stop = httpControl('/', undefined).calls.subscribe(() => {});
  await aSecond();
  expect(asked).toEqual([]);
  stop();
});

test('a world is named in every request', async () => {
  await httpControl('/', 'own').ask('POST settings', { latency: 7 });
  expect([(await mock.world('own').settings()).latency, (await mock.settings()).latency]).toEqual([7, 0]);
});

test('a refusal has the reason of the mock, and a missing mock its address', async () => {
  const control = httpControl('/below/', undefined);
  await expect(httpControl('/', undefined).ask('POST settings', { latency: -1 })).rejects.toThrow(/^latency: /);
  await expect(control.ask('GET settings')).rejects.toThrow(
    new ControlError('No mock answers at http://localhost/below/__mock/.'),
  );
});
