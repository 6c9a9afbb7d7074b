import { expect, test } from 'vitest';
import { createTurns } from './turns.js';

/** Changes that end when told, and a record of what has started and ended. */
function changes() {
  const takeTurn = createTurns();
  const log: string[] = [];
  const change = (name: string, keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const outcome = takeTurn(keys, () => {
      log.push(`${name} starts`);
      return promise;
    }).finally(() => log.push(`${name} ends`));
    return { outcome, succeed: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { change, log };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('changes to the same item run one after another, in the order they were asked for', async () => {
  const { change, log } = changes();
  const [first, second, third] = [change('first', ['a']), change('second', ['a']), change('third', ['a'])];
  await settled();
  expect(log).toEqual(['first starts']);
  first.succeed();
  expect(await first.outcome).toBe('first');
  await settled();
  expect(log).toEqual(['first starts', 'first ends', 'second starts']);
  third.succeed();
  second.succeed();
  await third.outcome;
  expect(log.slice(3)).toEqual(['second ends', 'third starts', 'third ends']);
});

test('changes to different items run at the same time', async () => {
  const { change, log } = changes();
  change('first', ['a']);
  change('second', ['b']);
  await settled();
  expect(log).toEqual(['first starts', 'second starts']);
});

test('a change to several items waits for each of them, and each of them for it', async () => {
  const { change, log } = changes();
  const [a, b, both, later] = [
    change('a', ['a']),
    change('b', ['b']),
    change('both', ['a', 'b']),
    change('later', ['b']),
  ];
  a.succeed();
  await settled();
  expect(log).toEqual(['a starts', 'b starts', 'a ends']);
  b.succeed();
  await settled();
  expect(log.slice(3)).toEqual(['b ends', 'both starts']);
  both.succeed();
  await both.outcome;
  await settled();
  expect(log.slice(5)).toEqual(['both ends', 'later starts']);
  later.succeed();
});

test('a failed change reports its own failure, and the next one runs', async () => {
  const { change, log } = changes();
  const [first, second] = [change('first', ['a']), change('second', ['a'])];
  first.fail();
  await expect(first.outcome).rejects.toThrow('first');
  second.succeed();
  expect(await second.outcome).toBe('second');
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});
