import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folders } from './steps.mjs';

/**
 * Returns groups of paths that a case-insensitive disk treats as one module: an import of
 * `./Shop.js` looks for `shop.ts` before `Shop.tsx`.
 */
function alikeButForCase(paths: readonly string[]): readonly string[][] {
  const byModule = Map.groupBy(paths, (path) => path.replace(/\.[^./]+$/, '').toLowerCase());
  return [...byModule.values()].filter((group) => new Set(group.map((path) => path.replace(/\.[^./]+$/, ''))).size > 1);
}

test('paths that differ only in letter case are found, with any extensions', () => {
  expect(alikeButForCase(['a/Shop.tsx', 'a/Shop.css', 'b/shop.ts', 'a/shop.ts'])).toEqual([
    ['a/Shop.tsx', 'a/Shop.css', 'a/shop.ts'],
  ]);
});

test('no two paths of the project differ only in letter case', () => {
  const paths = globSync(`{${folders.join(',')}}/**/*.*`, { exclude: ['harness/dist/**', '**/node_modules/**'] });
  expect(paths.length).toBeGreaterThan(2000);
  expect(alikeButForCase(paths)).toEqual([]);
});
