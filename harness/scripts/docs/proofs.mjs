import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { citations } from '../test/citations.mjs';

/**
 * @typedef {object} Proof what shows a row of the ledger
 * @property {string} file from the project's root
 * @property {string} name the title of a test, or the export of a story; empty if every story of the file shows it
 * @property {string} [title] title of the story in Storybook
 */

/** Returns the title of a story file, as Storybook derives it. @param {string} file @param {string} text */
function titleOf(file, text) {
  const [, given] = /\bmeta\(\{[^}]*?\btitle: '([^']+)'/.exec(text) ?? [];
  const folder = dirname(file);
  const group = dirname(folder) === 'stories' ? folder : dirname(folder);
  return given ?? `${basename(group)}/${basename(file, '.stories.tsx')}`;
}

/** Returns the title of the test whose end cites rows. @param {string} text @param {number} index of the list */
function testBefore(text, index) {
  const quote = text.charAt(text.indexOf(']', index) + 1);
  return text.slice(text.lastIndexOf(quote, index) + 1, index).trim();
}

/** Returns the story that cites rows. @param {string} text @param {number} index of the list */
const storyBefore = (text, index) => [...text.slice(0, index).matchAll(/^export const (\w+)/gm)].at(-1)?.[1] ?? '';

/**
 * Returns the rows that the tests and stories of a file show, in their order.
 *
 * @param {string} file from the project's root
 * @param {string} text
 * @returns {(Proof & { readonly id: string })[]}
 */
export function proofsIn(file, text) {
  const isStory = file.endsWith('.stories.tsx');
  const proof = (/** @type {number} */ index) =>
    isStory
      ? { file, name: storyBefore(text, index), title: titleOf(file, text) }
      : { file, name: testBefore(text, index) };
  return citations(text).flatMap(({ ids, index }) => ids.map((id) => ({ id, ...proof(index) })));
}

/** Returns what shows each row of the ledger, by its id. @param {string} root @returns {Record<string, Proof[]>} */
export function ledgerProofs(root) {
  const files = globSync('{src,mocks,stories,harness}/**/*.{test,stories}.{ts,tsx}', { cwd: root }).sort();
  const all = files.flatMap((file) => proofsIn(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')));
  return Object.fromEntries(
    [...Map.groupBy(all, ({ id }) => id)].map(([id, found]) => [id, found.map(({ id: _, ...proof }) => proof)]),
  );
}
