import { expect, test } from 'vitest';
import { ledgerProofs, proofsIn } from './proofs.mjs';

test('a test shows the rows at the end of its title', () => {
  const text = "test('a code finds its item [ROW-014, ROW-015]', run);\ntest(`the ${brand} bar [ROW-001]`, run);";
  expect(proofsIn('src/rules/a.test.ts', text)).toEqual([
    { id: 'ROW-014', file: 'src/rules/a.test.ts', name: 'a code finds its item' },
    { id: 'ROW-015', file: 'src/rules/a.test.ts', name: 'a code finds its item' },
    { id: 'ROW-001', file: 'src/rules/a.test.ts', name: 'the ${brand} bar' },
  ]);
});

test('a story shows the rows in its own parameters, and a file’s stories those of the file', () => {
  const text = `const meta = preview.meta({ component: MainNav, parameters: { rules: ['ROW-001'] } });
export const Open = meta.story({ parameters: { rules: ['ROW-002', 'ROW-003'] } });
export const Closed = meta.story({ a11y: { config: { rules: [{ id: 'region' }] } } });
export const Narrow = Open.extend({ parameters: { rules: ['ROW-004'] } });`;
  expect(proofsIn('stories/plans/nextCase/MainNav.stories.tsx', text)).toEqual(
    [
      ['ROW-001', ''],
      ['ROW-002', 'Open'],
      ['ROW-003', 'Open'],
      ['ROW-004', 'Narrow'],
    ].map(([id, name]) => ({
      id,
      name,
      file: 'stories/plans/nextCase/MainNav.stories.tsx',
      title: 'plans/MainNav',
    })),
  );
});

test('a story file may name its title', () => {
  const text = "preview.meta({ title: 'foundations/Type', parameters: { rules: ['ROW-001'] } });";
  expect(proofsIn('stories/matrix/Type.stories.tsx', text)).toMatchObject([{ title: 'foundations/Type' }]);
});

test('every row of the ledger is shown', () => {
  expect(Object.keys(ledgerProofs('.')).length).toBeGreaterThanOrEqual(1239);
});
