import { expect, test } from 'vitest';
import { runInChunks } from './runInChunks.js';

test('the generator pauses every few milliseconds, and its result is returned', async () => {
  let clock = 0;
  let done = 0;
  const slices: number[] = [];
  function* steps() {
    for (; done < 10; done++) {
      clock += 3;
      yield;
    }
    return 'all';
  }
  const pause = async () => void slices.push(done);
  expect(await runInChunks(steps(), { now: () => clock, pause })).toBe('all');
  expect(slices).toEqual([1, 3, 5, 7, 9]);
});

test('events are handled between the chunks', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++);
  function* long() {
    // A slow machine may handle the events late; this limit only ends a run in which they are never handled.
    const until = performance.now() + 60_000;
    while (ticks < 2 && performance.now() < until) yield;
  }
  await runInChunks(long());
  clearInterval(timer);
  expect(ticks).toBe(2);
});
