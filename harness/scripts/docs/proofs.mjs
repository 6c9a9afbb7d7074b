import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Proof what shows a row of the ledger
 * @property {string} file from the project's root
 * @property {string} name the title of a test, or the export of a story; empty if every story of the file shows it
 * @property {string} [title] title of the story in Storybook
 */

const ids = /[A-Z]{3,5}-\d{3}/g;

/** Returns the title of a story file, as Storybook derives it. @param {string} file @param {string} text */
function titleOf(file, text) {
  const [, given] = /\bmeta\(\{[^}]*?\btitle: '([^']+)'/.exec(text) ?? [];
  const folder = dirname(file);
  const group = dirname(folder) === 'stories' ? folder : dirname(folder);
  return given ?? `${basename(group)}/${basename(file, '.stories.tsx')}`;
}

/**
 * Returns the rows that the tests and stories of a file show, in their order.
 *
 * @param {string} file from the project's root
 * @param {string} text
 * @returns {(Proof & { readonly id: string })[]}
 */
export function proofsIn(file, text) {
  const tests = [...text.matchAll(/(['"`])((?:(?!\1).)*?) ?\[((?:[A-Z]{3,5}-\d{3}[,\s]*)+)\]\1/g)].flatMap(
    ([, , name = '', cited = '']) => (cited.match(ids) ?? []).map((id) => ({ id, file, name })),
  );
  const stories = [...text.matchAll(/(?<!config: \{ )\brules:\s*\[([^\]]*)\]/g)].flatMap(({ 1: cited = '', index }) => {
    const [, name = ''] = /export const (\w+) = (?!.*export const )/s.exec(text.slice(0, index)) ?? [];
    return (cited.match(ids) ?? []).map((id) => ({ id, file, name, title: titleOf(file, text) }));
  });
  return [...tests, ...stories];
}

/** Returns what shows each row of the ledger, by its id. @param {string} root @returns {Record<string, Proof[]>} */
export function ledgerProofs(root) {
  const files = globSync('{src,mocks,stories,harness}/**/*.{test,stories}.{ts,tsx}', { cwd: root }).sort();
  const all = files.flatMap((file) => proofsIn(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')));
  return Object.fromEntries(
    [...Map.groupBy(all, ({ id }) => id)].map(([id, found]) => [id, found.map(({ id: _, ...proof }) => proof)]),
  );
}
