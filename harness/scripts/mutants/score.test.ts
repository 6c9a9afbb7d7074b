import { expect, test } from 'vitest';
import { chosenAreas } from './areas.mjs';
import { score } from './score.mjs';

const mutant = (fileName: string, status: string, original = 'a < b', replacement = 'a <= b') => ({
  fileName,
  status,
  original,
  replacement,
  line: 7,
});
const money = 'src/rules/common/money.ts';

test('each folder has its own score, and what cannot run does not count', () => {
  const mutants = [
    mutant(money, 'Killed'),
    mutant('src/rules/common/price.ts', 'Timeout'),
    mutant(money, 'Survived'),
    mutant(money, 'NoCoverage'),
    mutant(money, 'CompileError'),
    mutant(money, 'RuntimeError'),
    mutant(money, 'Ignored'),
    mutant('src/analytics/events.ts', 'Killed'),
    mutant('mocks/backend/plans/orders/next.ts', 'Ignored'),
  ];
  const { scores, survivors, stale } = score(mutants, []);
  expect(scores).toEqual([
    { folder: 'src/analytics', noticed: 1, total: 1, score: 100 },
    { folder: 'src/rules/common', noticed: 2, total: 4, score: 50 },
  ]);
  expect(survivors.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
  expect(stale).toEqual([]);
});

test('a listed equivalent is neither a survivor nor counted', () => {
  const listed = { file: money, from: 'a < b', to: 'a <= b', why: 'a is never b' };
  const mutants = [mutant(money, 'Survived'), mutant(money, 'Survived', 'a < b', 'true'), mutant(money, 'Killed', 'c')];
  const { scores, survivors, stale } = score(mutants, [listed]);
  expect(scores).toEqual([{ folder: 'src/rules/common', noticed: 1, total: 2, score: 50 }]);
  expect(survivors.map(({ replacement }) => replacement)).toEqual(['true']);
  expect(stale).toEqual([]);
});

test('an equivalent that the tests notice, or that is gone, is stale; one in a file without faults is not', () => {
  const noticed = { file: money, from: 'a < b', to: 'a <= b', why: 'wrong' };
  const gone = { file: money, from: 'x', to: 'y', why: 'old' };
  const elsewhere = { file: 'src/api/client.ts', from: 'x', to: 'y', why: 'not asked' };
  expect(score([mutant(money, 'Killed')], [noticed, gone, elsewhere]).stale).toEqual([noticed, gone]);
});

test('faults are planted in the requested folders and files, never in tests', () => {
  const files = [
    'src/rules/basket/basketCount.ts',
    'src/rules/basket/basketCount.test.ts',
    'src/rules/basketry/other.ts',
    'src/ui/Button.tsx',
    'mocks/backend/plans/plans.ts',
    'README.md',
  ];
  const chosen = (...asked: string[]) => chosenAreas(asked, files).map(({ folder, files }) => [folder, files]);
  expect(chosen()).toEqual([
    ['src/rules', ['src/rules/basket/basketCount.ts', 'src/rules/basketry/other.ts']],
    ['mocks/backend', ['mocks/backend/plans/plans.ts']],
  ]);
  expect(chosen('src/rules/basket')).toEqual([['src/rules', ['src/rules/basket/basketCount.ts']]]);
  expect(chosen('mocks/backend/plans/plans.ts')).toEqual([['mocks/backend', ['mocks/backend/plans/plans.ts']]]);
  expect(chosen('src')).toEqual([['src/rules', ['src/rules/basket/basketCount.ts', 'src/rules/basketry/other.ts']]]);
  expect(() => chosen('src/ui')).toThrow(
    'No faults are planted in src/ui, only in src/rules, src/analytics, src/api, src/content, mocks/backend.',
  );
});
