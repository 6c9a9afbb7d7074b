import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedRules } from './causes.mjs';
import { explain } from './explain.mjs';
import type { Column } from './hashes.mjs';
import type { Content } from './onPage.mjs';
import { fileOf, saveShot } from './shots.mjs';
import type { Difference, Outcome } from './walk.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = (text: string): Content => ({ lines: [{ owner: 'Button', text }], matched: [] });
const difference = (brand: string, outcome: Outcome, story = 'ui-button--solid', note?: string): Difference => ({
  ...{ story, brand, column: '1280', outcome, shot: { hash: 'now-', picture: Buffer.from('after') } },
  ...(note && { note }),
});

/** A build of the base in which every story shows these words, with this hash. */
function baseOf(text: string, hash = 'then', matched: number[] = []) {
  const calls: string[] = [];
  const note = (kind: string) => async (story: string, brand: string) => void calls.push(`${kind} ${story} ${brand}`);
  const content = { ...words(text), matched };
  const shot = { hash, picture: Buffer.from('before'), content };
  const open = async () => ({
    play: async (story: string, brand: string) => note('play')(story, brand).then(() => undefined),
    turn: async (story: string, brand: string) => note('turn')(story, brand).then(() => undefined),
    shoot: async () => new Map<Column, typeof shot>([['1280', shot]]),
    close: async () => {},
  });
  return { calls, base: { stories: new Set(['ui-button--solid']), open } };
}

const explained = async (
  differences: Difference[],
  base?: ReturnType<typeof baseOf>['base'],
  now = 'Trolley',
  rules = changedRules([], []),
) => {
  for (const each of differences) saveShot(folder, 'after', each, { ...each.shot!, content: words(now) });
  const result = await explain({ differences, folder, brands: ['law', 'hsb'], rules, pages: 1, ...(base && { base }) });
  return result.map(({ brand, hash, causes }) => [brand, hash, causes.map(({ id }) => id).join()]);
};

test('a changed picture is drawn in the base, and explained by what differs there', async () => {
  const { base, calls } = baseOf('Basket');
  const changed = difference('hsb', 'changed');
  expect(await explained([changed], base)).toEqual([['hsb', 'now-', 'words Basket → Trolley']]);
  expect(calls).toEqual(['play ui-button--solid law', 'turn ui-button--solid hsb']);
  expect(readFileSync(join(folder, fileOf('before', changed)), 'utf8')).toBe('before');
});

test('a changed style that applies in the base explains it', async () => {
  const rules = changedRules(
    [{ media: '', selector: '.wsk-Button', css: 'gap: 1px;' }],
    [{ media: '', selector: '.wsk-Button', css: 'gap: 2px;' }],
  );
  const { base } = baseOf('Basket', 'then', [0]);
  expect(await explained([difference('law', 'changed')], base, 'Basket', rules)).toEqual([
    ['law', 'now-', 'styles Button'],
  ]);
});

test('pixels that differ while styles and content do not are said to be pixels alone', async () => {
  expect(await explained([difference('law', 'changed')], baseOf('Basket').base, 'Basket')).toEqual([
    ['law', 'now-', 'pixels'],
  ]);
});

test('a picture as in the base only has an old hash', async () => {
  expect(await explained([difference('law', 'changed')], baseOf('Basket', 'now-').base, 'Basket')).toEqual([
    ['law', 'now-', 'as base'],
  ]);
});

test('new, unsteady and failed pictures need no base; the last two cannot be accepted', async () => {
  const { base, calls } = baseOf('Basket');
  const cells = [
    difference('law', 'new'),
    difference('law', 'unsteady'),
    difference('law', 'failed', 'a--b', 'no wine\nat …'),
  ];
  expect(await explained(cells, base)).toEqual([
    ['law', 'now-', 'new'],
    ['law', '', 'unsteady ui-button--solid'],
    ['law', '', 'failed no wine'],
  ]);
  expect(calls).toEqual([]);
});

test('a story that the base does not have is one of unknown reason', async () => {
  expect(await explained([difference('law', 'changed', 'ui-new--one')], baseOf('Basket').base)).toEqual([
    ['law', 'now-', 'no base'],
  ]);
});
