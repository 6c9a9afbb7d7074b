import { expect, test } from 'vitest';
import { importersIn } from './importers.mjs';
import { lineOf, scoresOf } from './report.mjs';
import { playedFor } from './verdicts.mjs';

const fault = {
  ...{ id: 3, kind: 'text key swapped', file: 'src/screens/a/A.tsx', line: 7, start: 0, end: 9, isAtLoad: false },
  original: "'a.title'",
  replacement: "'a.hint'",
};
const near = 'stories/a/A.stories.tsx';
const far = 'stories/storefront/a/AContainer.stories.tsx';

test('the stories that come to a fault are played, those of the nearest file first and the shortest of them first', () => {
  const reaches = [
    { story: 'far', file: far, reached: [3], took: 1 },
    { story: 'long', file: near, reached: [3, 4], took: 90 },
    { story: 'short', file: near, reached: [3], took: 20 },
    { story: 'elsewhere', file: near, reached: [4], took: 10 },
    { story: 'strange', file: 'stories/b/B.stories.tsx', reached: [3], took: 10 },
  ];
  expect(playedFor(fault, reaches, [near, far])).toEqual(['short', 'long', 'far']);
});

test('what runs when a module loads is reached by every story that imports it', () => {
  const reaches = [{ story: 'later', file: near, reached: [], took: 1 }];
  expect(playedFor(fault, reaches, [near])).toEqual([]);
  expect(playedFor({ ...fault, isAtLoad: true }, reaches, [near])).toEqual(['later']);
});

test('at most 60 stories are played with a fault, half of them from as many files as possible', () => {
  const storiesOf = (file: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({ story: `${file} ${place}`, file, reached: [3], took: place }));
  const others = Array.from({ length: 20 }, (_, place) => `stories/b/B${place}.stories.tsx`);
  const reaches = [...storiesOf(near, 61), ...others.flatMap((file) => storiesOf(file, 3))];
  const played = playedFor(fault, reaches, [near, ...others]);
  expect(played).toHaveLength(60);
  expect(played.slice(0, 30)).toEqual(storiesOf(near, 30).map(({ story }) => story));
  expect(played.filter((story) => story.startsWith(near))).toHaveLength(32);
  for (const file of others) expect(played).toContain(`${file} 0`);
});

test('tests and stories import a file themselves or through others, the nearest first', () => {
  const imports = (source: string, ...files: string[]) => ({
    source,
    dependencies: files.map((resolved) => ({ resolved })),
  });
  const importersOf = importersIn([
    imports('src/screens/a/A.tsx'),
    imports('src/storefront/a/AContainer.tsx', 'src/screens/a/A.tsx'),
    imports('src/storefront/a/a.test.ts', 'src/storefront/a/AContainer.tsx'),
    imports(far, 'src/storefront/a/AContainer.tsx', '.storybook/preview.tsx'),
    imports(near, 'src/screens/a/A.tsx', '.storybook/preview.tsx'),
    imports('stories/b/B.stories.tsx', '.storybook/preview.tsx'),
    imports('.storybook/preview.tsx', 'src/storefront/a/AContainer.tsx'),
    imports('src/rules/files.test.ts', 'node:fs'),
    imports('harness/journeys/a.test.ts', 'src/storefront/a/AContainer.tsx'),
  ]);
  expect(importersOf('src/screens/a/A.tsx')).toEqual({ units: ['src/storefront/a/a.test.ts'], stories: [near, far] });
});

test('a line says what was planted, and what noticed it', () => {
  expect(lineOf(fault, undefined)).toBe("src/screens/a/A.tsx:7  text key swapped  'a.title'  →  'a.hint'  SURVIVED");
  expect(lineOf({ ...fault, original: 'a(\n  b,\n)' }, 'a-story: Unable\nto find')).toBe(
    "src/screens/a/A.tsx:7  text key swapped  a( b, )  →  'a.hint'  noticed by a-story: Unable to find",
  );
});

test('each kind has its score, and all have one together', () => {
  const verdicts = [
    { kind: 'quantifier broken', isNoticed: true },
    { kind: 'call not made', isNoticed: true },
    { kind: 'call not made', isNoticed: false },
  ];
  expect(scoresOf(verdicts)).toEqual([
    { kind: 'call not made', noticed: 1, total: 2, score: 50 },
    { kind: 'quantifier broken', noticed: 1, total: 1, score: 100 },
    { kind: 'all', noticed: 2, total: 3, score: 200 / 3 },
  ]);
});
