import { expect, test } from 'vitest';
import { runInChunks } from './runInChunks.js';

test('steps pause every few milliseconds, and give what they come to', async () => {
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

test('keys are heard in between', async () => {
  let heard = 0;
  const timer = setInterval(() => heard++);
  function* long() {
    // A slow machine hears late; one that never hears ends here.
    const until = performance.now() + 60_000;
    while (heard < 2 && performance.now() < until) yield;
  }
  await runInChunks(long());
  clearInterval(timer);
  expect(heard).toBe(2);
});
