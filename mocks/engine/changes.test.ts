import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, withChanges } from './changes.js';

test('changes applied to the earlier value give exactly the later one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const made = withChanges(before, changesOf(before, after));
      expect(made).toEqual(after);
      expect(changesOf(made, after)).toEqual([]);
    }),
  );
});

test('changes name their path and leave the rest unchanged', () => {
  const before = { sessions: { one: { login: 'visitor', card: 1 } }, lines: [1, 2] };
  const after = { sessions: { one: { login: 'hard' }, two: {} }, lines: [1, 3] };
  expect(changesOf(before, after)).toEqual([
    { path: ['sessions', 'one', 'card'], value: undefined, isGone: true },
    { path: ['sessions', 'one', 'login'], value: 'hard' },
    { path: ['sessions', 'two'], value: {} },
    { path: ['lines', '1'], value: 3 },
  ]);
});

test.each([[['lines', '7']], [['lines', '0', 'deeper']]])(
  'a change whose path %j does not exist is refused',
  (path) => {
    expect(() => withChanges({ lines: [1] }, [{ path, value: 1 }])).toThrow(RangeError);
  },
);

test('the name of an inherited property is treated as an ordinary key', () => {
  const made = withChanges({}, [{ path: ['__proto__', 'polluted'], value: true }].slice(0, 0));
  expect(made).toEqual({});
  expect(() => withChanges({}, [{ path: ['__proto__', 'polluted'], value: true }])).toThrow(RangeError);
  expect(Object.getPrototypeOf(withChanges({}, [{ path: ['__proto__'], value: { polluted: true } }]))).toBe(
    Object.prototype,
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
