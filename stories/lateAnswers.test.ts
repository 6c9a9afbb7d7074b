import { expect, test } from 'vitest';
import { LateAnswers } from './lateAnswers.js';

const delays = (late: LateAnswers) => Array.from({ length: 200 }, () => late.next());

test('the delays follow from the seed, and begin again for each story', () => {
  const late = new LateAnswers(7);
  const first = delays(late);
  expect(delays(late)).not.toEqual(first);
  late.restart();
  expect(delays(late)).toEqual(first);
  expect(delays(new LateAnswers(7))).toEqual(first);
  expect(delays(new LateAnswers(8))).not.toEqual(first);
});

test('some responses have no delay, and none has more than 400 ms', () => {
  const all = delays(new LateAnswers(7));
  const late = all.filter((delay) => delay > 0);
  expect(late.length).toBeGreaterThan(50);
  expect(late.length).toBeLessThan(110);
  expect(Math.max(...all)).toBeLessThanOrEqual(400);
  expect(new Set(late).size).toBeGreaterThan(40);
});
