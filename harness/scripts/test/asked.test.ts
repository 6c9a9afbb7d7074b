import { describe, expect, test } from 'vitest';
import { readAsked, select } from './asked.mjs';

const availableSteps = ['types', 'unit', 'stories', 'deep'];
const read = (...args: string[]) => {
  const { steps, ...rest } = readAsked(args, availableSteps, ['types', 'unit', 'stories']);
  return { steps: [...steps], ...rest };
};

describe('the arguments of npm test', () => {
  test('without any, the usual steps run', () => {
    expect(read()).toEqual({ steps: ['types', 'unit', 'stories'].map((name) => [name, []]), isChanged: false });
  });

  test('each step takes the areas after it', () => {
    expect(read('types', 'stories', 'account', 'basket', 'unit').steps).toEqual([
      ['types', []],
      ['stories', ['account', 'basket']],
      ['unit', []],
    ]);
  });

  test('the changed files and a shard can be chosen, also for a single step', () => {
    expect(read('--changed')).toMatchObject({ steps: { length: 3 }, isChanged: true });
    expect(read('stories', '--shard', '2/4')).toMatchObject({ shard: { index: 2, count: 4 } });
    expect(read('--changed', '--shard=1/2', 'unit').steps).toEqual([['unit', []]]);
  });

  test.each([['storys'], ['--shard', '5/4'], ['--shard', '0/4'], ['--shard', 'half'], ['--fast']])(
    '%s is refused',
    (...args) => {
      expect(() => read(...args)).toThrow();
    },
  );
});

describe('the files of a step', () => {
  const files = [
    'stories/basket/CartLine.stories.tsx',
    'stories/account/Cards.stories.tsx',
    'stories/account/Orders.stories.tsx',
  ];

  test('are selected by folder or by part of the name, ignoring case', () => {
    expect(select(files, { areas: ['account'] })).toHaveLength(2);
    expect(select(files, { areas: ['cartline', 'Orders'] })).toEqual([files[2], files[0]]);
  });

  test('are each in one of the shards', () => {
    const all = [1, 2].flatMap((index) => select(files, { areas: [], shard: { index, count: 2 } }));
    expect(all.toSorted()).toEqual(files.toSorted());
    expect(select(files, { areas: [], shard: { index: 4, count: 4 } })).toEqual([]);
  });

  test('are the ones affected by a change', () => {
    expect(select(files, { areas: ['account'], touched: new Set([files[0] as string, files[1] as string]) })).toEqual([
      files[1],
    ]);
  });
});
