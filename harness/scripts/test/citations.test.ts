import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citationProblems, citations, readLedger } from './citations.mjs';

const ledger = readLedger();
const files = globSync('{src,mocks,stories,harness}/**/*.{test,stories}.{ts,tsx}').filter(
  (file) => !file.endsWith('citations.test.ts'),
);

test.each(files)('%s cites rows that it can show', (file) => {
  expect(citationProblems(file, readFileSync(file, 'utf8'), ledger)).toEqual([]);
});

// Storybook analyses the source. It would not find a story made by a function of ours, which would then be cited but
// never run.
test.each(files.filter((file) => /\.stories\.tsx$/.test(file)))('%s has stories that Storybook finds', (file) => {
  const exported = readFileSync(file, 'utf8').match(/^export (?!default ).*/gm) ?? [];
  expect(exported.filter((line) => !/^export const \w+ = (meta\.story|\w+\.extend)\(/.test(line))).toEqual([]);
});

test('citations are found in stories and in titles', () => {
  expect(citations("parameters: { rules: ['SRCH-014', 'NAV-001'] }")).toEqual([
    { ids: ['SRCH-014', 'NAV-001'], index: 14 },
  ]);
  expect(citations("test('does it [PROD-060, PROD-061]', () => {")).toEqual([
    { ids: ['PROD-060', 'PROD-061'], index: 14 },
  ]);
});

test('every row of the ledger has a kind of proof', () => {
  expect(ledger.rows.filter(({ proof }) => !proof)).toEqual([]);
});

describe('a citation is refused', () => {
  const small = {
    rows: [
      { id: 'NAV-001', area: 'NAV', proof: 'seen' as const },
      { id: 'NAV-002', area: 'NAV', proof: 'wired' as const },
      { id: 'NAV-003', area: 'NAV', proof: 'call' as const },
      { id: 'NAV-004', area: 'NAV', proof: 'rule' as const },
      { id: 'NAV-005', area: 'NAV', proof: 'host' as const },
      ...Array.from({ length: 9 }, (_, place) => ({ id: `SRCH-00${place}`, area: 'SRCH', proof: 'data' as const })),
    ],
    components: [{ area: 'ui', rows: 'NAV-001 to 001, BRAND-001' }],
  };
  const problems = (file: string, text: string) => citationProblems(file, text, small);
  const title = (...ids: string[]) => `test('does it [${ids.join(', ')}]', () => {`;

  test.each([
    [
      'NAV-001',
      'mocks/cart.test.ts',
      'src/rules/nav.test.ts',
      'src/storefront/nav.test.tsx',
      'harness/scripts/a.test.ts',
    ],
    ['NAV-002', 'mocks/cart.test.ts', 'stories/header/MainNav.stories.tsx', 'src/api/client.test.ts'],
    ['NAV-003', 'src/rules/nav.test.ts', 'stories/ui/Button.stories.tsx', 'harness/scripts/a.test.ts'],
    ['NAV-005', 'src/rules/nav.test.ts', 'mocks/cart.test.ts', 'stories/header/MainNav.stories.tsx'],
  ])('of %s in a place that cannot show it', (id, ...places) => {
    for (const place of places) expect(problems(place, title(id)), place).toEqual([expect.stringContaining(id)]);
  });

  test.each([
    [
      'NAV-001',
      'harness/journeys/a.test.ts',
      'harness/hosts/a.test.ts',
      'stories/header/A.stories.tsx',
      'stories/storefront/A.stories.tsx',
      'stories/ui/A.stories.tsx',
    ],
    ['NAV-002', 'harness/journeys/a.test.ts', 'stories/storefront/A.stories.tsx', 'src/islands/a.test.ts'],
    ['NAV-003', 'mocks/cart.test.ts', 'src/content/a.test.ts', 'stories/header/A.stories.tsx'],
    ['NAV-004', 'src/rules/a.test.ts', 'stories/ui/A.stories.tsx', 'mocks/cart.test.ts'],
    ['NAV-005', 'harness/hosts/a.test.ts', 'harness/scripts/a.test.ts'],
  ])('but not of %s in a place that can show it', (id, ...places) => {
    for (const place of places) expect(problems(place, title(id)), place).toEqual([]);
  });

  test('of an unknown row', () => {
    expect(problems('mocks/cart.test.ts', title('NAV-999'))).toEqual(['NAV-999 is not in the ledger']);
    // Similar to an id, but not one.
    expect(problems('mocks/cart.test.ts', title('UTF-008'))).toEqual([]);
  });

  test('beside more than seven others', () => {
    const ids = small.rows.filter(({ area }) => area === 'SRCH').map(({ id }) => id);
    expect(problems('mocks/cart.test.ts', title(...ids.slice(1)))).toEqual([]);
    expect(problems('mocks/cart.test.ts', title(...ids))).toEqual([expect.stringContaining('at most 8')]);
  });

  test.each([
    "rules: ['NAV-004', ['NAV-001']]",
    "rules: [...common, 'NAV-004']",
    'rules: ["NAV-004"]',
    'parameters: { rules: common }',
    "rules: rows('NAV-004')",
  ])('that cannot be parsed: %s', (parameter) => {
    expect(problems('stories/header/A.stories.tsx', parameter)).not.toEqual([]);
  });
});
