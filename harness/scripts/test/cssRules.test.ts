import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourNames, tokenNames } from '../../../src/model/tokens.js';
import { sheets } from '../build/css.mjs';
import { breaches, componentsIn, repeatedBodies, unknownTokens } from './cssRules.mjs';

const tokens: ReadonlySet<string> = new Set([...colourNames, ...tokenNames]);
const definitions = { tokens, components: componentsIn('.') };

test.each(sheets('.').map(({ file, code }) => [file, code] as const))(
  '%s uses tokens and styles only its own component',
  (file, code) => {
    expect(breaches(code, file, definitions)).toEqual([]);
  },
);

test('no other sheet or story names an unknown token', () => {
  const files = globSync(['{harness,stories,.storybook}/**/*.{css,ts,tsx}', 'src/**/*.{ts,tsx}'], {
    exclude: ['**/node_modules/**', 'harness/dist/**', 'harness/scripts/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => unknownTokens(readFileSync(file, 'utf8'), file, tokens))).toEqual([]);
});

/** Elements to which browsers add margins, padding or markers, unless the reset reaches them by their class. */
const spaced = /<(?:ul|ol|li|dl|dt|dd|p|h[1-6]|figure|fieldset|blockquote)(?=[\s>])(?![^>]*className)[^>]*>/g;

test('no list, definition or paragraph keeps the browser’s own style', () => {
  const files = globSync('src/{ui,blocks,screens}/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(spaced)].map(([tag]) => `${file} ${tag}`)),
  ).toEqual([]);
});

test('every token is used', () => {
  const files = globSync('{src,harness,stories}/**/*.{css,ts,tsx}', {
    exclude: ['**/node_modules/**', 'harness/dist/**', 'src/model/tokens.ts'],
  });
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = new Set([...all.matchAll(/var\(\s*--wsk-([\w-]+)/g)].map(([, name]) => name));
  expect([...colourNames, ...tokenNames].filter((name) => !used.has(name))).toEqual([]);
});

test('no rule of four declarations or more is written twice', () => {
  expect(repeatedBodies(sheets('.'))).toEqual([]);
});

describe('repeated declarations', () => {
  const box = 'display: grid; gap: 0; color: red; line-height: 1';
  const inTabs = (code: string) => ({ file: 'src/ui/Tabs.css', code });

  test('are found in two sheets, in any order and under any condition, with both places', () => {
    const other = {
      file: 'src/ui/Table.css',
      code: '@media (max-width: 9px) {\n.wsk-Table { color: red; gap: 0; line-height: 1; display: grid; }\n}',
    };
    expect(repeatedBodies([inTabs(`.wsk-Tabs { ${box} }`), other])).toEqual([
      expect.stringMatching(/^src\/ui\/Tabs\.css:1 and src\/ui\/Table\.css:2 have the same declarations/),
    ]);
  });

  test('are found twice in one sheet, and inside another rule', () => {
    expect(repeatedBodies([inTabs(`.wsk-Tabs { ${box} }\n.wsk-Tabs-tab { top: 0;\n &:hover { ${box} } }`)])).toEqual([
      expect.stringContaining('src/ui/Tabs.css:1 and src/ui/Tabs.css:3'),
    ]);
  });

  test.each([
    '.wsk-Tabs { gap: 0; color: red; top: 0 } .wsk-Tabs-tab { gap: 0; color: red; top: 0 }',
    `.wsk-Tabs { ${box} } .wsk-Tabs-tab { ${box}; top: 0 }`,
    `.wsk-Tabs, .wsk-Tabs-tab { ${box} }`,
  ])('%s has no repetition that needs a name', (code) => {
    expect(repeatedBodies([inTabs(code)])).toEqual([]);
  });
});

const of = (code: string) => breaches(code, 'src/ui/Tabs.css', definitions);

describe('a sheet of Tabs', () => {
  test.each([
    ['.wsk-Tabs { padding: 13px; }', 'src/ui/Tabs.css:1 padding of 13px'],
    ['.wsk-Tabs {\n  margin-inline-start: -6px;\n}', 'src/ui/Tabs.css:2 margin-inline-start of 6px'],
    ['.wsk-Tabs { gap: clamp(var(--wsk-space-2), 4vw, 18px); }', 'gap of 18px'],
    ['.wsk-Tabs { inset: 0 2.5px auto; }', 'inset of 2.5px'],
    ['.wsk-Tabs { font-size: 15px; }', 'font-size of 15px'],
    ['.wsk-Tabs { border-start-start-radius: 8px; }', 'border-start-start-radius of 8px'],
    ['.wsk-Tabs { color: var(--wsk-primry); }', 'unknown token --wsk-primry'],
    ['.wsk-Tabs { gap: var(--wsk-4); }', 'unknown token --wsk-4'],
    ['.wsk-BrandScope[data-family="bold"] .wsk-Tabs { color: red; }', 'names a family'],
    ['.wsk-Tabs > .wsk-Icon { color: red; }', '.wsk-Icon is drawn by Icon.css'],
    ['.wsk-Tabs .wsk-Field-hint { color: red; }', '.wsk-Field-hint is drawn by Field.css'],
  ])('%s is reported', (code, what) => {
    expect(of(code)).toEqual([expect.stringContaining(what)]);
  });

  test.each([
    '.wsk-Tabs { padding: var(--wsk-space-3) calc(-1 * var(--wsk-space-1)) 0; }',
    '.wsk-Tabs { margin: 0 0 -1px; width: 44px; height: 30px; border: 3px solid var(--wsk-edge); }',
    '.wsk-Tabs {\n  inset: 190px 0 0; /* own size */\n}',
    '/* A gap: 14px; would be too wide for .wsk-Icon. */\n.wsk-Tabs-tab { gap: 0; }',
    '.wsk-Tabs { --wsk-Skeleton-height: 80px; --tab-edge: var(--wsk-edge); rotate: var(--wsk-Tabs-turn, none); }',
    '.wsk-Tabs:has(.wsk-Tabs-tab:hover) { scroll-margin-top: 190px; }',
  ])('%s is accepted', (code) => {
    expect(of(code)).toEqual([]);
  });
});
