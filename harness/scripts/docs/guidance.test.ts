import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Criteria, guidanceText } from './guidance.mjs';
import { type Claim, claim, type Guidance, guidance } from './guidanceRecord.js';

const files = globSync('stories/**/*.guidance.json').map((file) => file.replaceAll('\\', '/'));
const recordIn = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const criteria = recordIn('stories/docs/wcag.json') as Criteria;
const storiesBeside = (file: string) => file.replace('.guidance.json', '.stories.tsx');

/** Returns the statements that export stories. */
function exportsOf(file: string): readonly ts.VariableStatement[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  return source.statements.filter(
    (statement) =>
      ts.isVariableStatement(statement) &&
      (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false),
  ) as ts.VariableStatement[];
}

/** Returns the code of each exported story. */
const storiesIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    exportsOf(file).flatMap(({ declarationList }) =>
      declarationList.declarations.map((one) => [one.name.getText(), one.getText()] as const),
    ),
  );

const components = globSync('src/{ui,blocks,screens,storefront}/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name),
);

/** Stories that get their play function from these have one. */
const isPlayed = (code: string) =>
  /\bplay\b(?!: \(\) => \{\})|\b(fitsNarrow|loads|failsToLoad|actionFails)\b/.test(code);

test('every primitive has guidance, and so have the blocks and screens used most', () => {
  const ofPrimitives = globSync('stories/ui/*.stories.tsx').map((file) => basename(file, '.stories.tsx'));
  expect(ofPrimitives.length).toBeGreaterThan(40);
  const guided = files.map((file) => basename(file, '.guidance.json'));
  expect(ofPrimitives.filter((name) => !guided.includes(name))).toEqual([]);
  expect(guided.length - ofPrimitives.length).toBeGreaterThanOrEqual(20);
});

test.each(files.map(storiesBeside))('%s begins with stories that say why one would look at them', (file) => {
  const first = exportsOf(file).slice(0, 3);
  expect(first.length).toBeGreaterThan(0);
  const silent = first.filter((statement) => !ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc));
  expect(silent.map(({ declarationList }) => declarationList.declarations[0]?.name.getText())).toEqual([]);
});

test('the success criteria are those of WCAG 2.2, A and AA', () => {
  const levels = Object.values(criteria).map(({ level }) => level);
  expect([levels.filter((level) => level === 'A').length, levels.filter((level) => level === 'AA').length]).toEqual([
    31, 24,
  ]);
});

describe('the claims about WCAG 2.2', () => {
  const claims = Object.entries(recordIn('stories/docs/conformance.json') as Record<string, Claim>);
  const shownByStories = new Set(files.flatMap((file) => Object.keys((recordIn(file) as Guidance).proofs ?? {})));

  test('are made for every criterion, and for nothing else', () => {
    expect(claims.map(([number]) => number)).toEqual(Object.keys(criteria));
    expect(claims.filter(([, one]) => !claim.safeParse(one).success)).toEqual([]);
  });

  test('of support have a test or a story that shows it', () => {
    const supported = claims.filter(([, { level }]) => /supports$/.test(level));
    expect(supported.length).toBeGreaterThan(30);
    expect(supported.filter(([number, { proofs }]) => !proofs && !shownByStories.has(number))).toEqual([]);
  });

  test('name tests that exist', () => {
    const named = claims.flatMap(([, { proofs = [] }]) => proofs);
    expect(named.filter((proof) => !readFileSync(proof.file, 'utf8').includes(proof.test))).toEqual([]);
  });

  test('say why a criterion does not apply, or was not evaluated', () => {
    const without = claims.filter(([, { level, note }]) => !/supports$/.test(level) && !note);
    expect(without).toEqual([]);
  });
});

describe.each(files)('%s', (file) => {
  test('is complete and has nothing unknown', () => {
    expect(guidance.safeParse(recordIn(file)).error?.issues).toBeUndefined();
  });

  test('names only components that exist', () => {
    const named = [...JSON.stringify(recordIn(file)).matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !components.includes(name))).toEqual([]);
  });

  test('proves a criterion only with a story that has a play function', () => {
    const stories = storiesIn(storiesBeside(file));
    const { proofs = {} } = recordIn(file) as Guidance;
    expect(Object.keys(proofs).filter((number) => !(number in criteria))).toEqual([]);
    expect(Object.values(proofs).filter((story) => !isPlayed(stories.get(story) ?? ''))).toEqual([]);
  });
});

test('the text has every field, each under its heading, and links to the proofs', () => {
  const record: Required<Guidance> = {
    use: ['For one.'],
    avoid: ['For two.'],
    anatomy: ['A box.'],
    words: ['Short.'],
    pattern: 'button',
    keys: { Enter: 'Presses' },
    owed: ['A name.'],
    said: ['The name.'],
    do: ['This.'],
    dont: ['That.'],
    proofs: { '2.1.1': 'ByKeyboard' },
    gaps: ['None known.'],
  };
  expect(guidanceText(record, criteria, (story) => `[${story}]`).split('\n\n')).toEqual([
    ...['### When to use it', '- For one.', '### When not to use it', '- For two.', '### Anatomy', '- A box.'],
    ...['### Words', '- Short.', '### Do', '- This.', '### Do not', '- That.', '### Keyboard', '- **Enter**: Presses'],
    'It follows the pattern [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/) of the ARIA Authoring Practices Guide.',
    ...['### What the caller owes', '- A name.', '### What is announced', '- The name.'],
    ...['### WCAG 2.2, shown by its stories', '- 2.1.1 Keyboard (A): [ByKeyboard]', '### Known gaps', '- None known.'],
  ]);
});
