import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const storiesIn = (/** @type {string} */ code) => code.split('it(').length;

/**
 * Joins the test files. The runner writes one per story file and opens a page for each, which takes longer than most
 * stories. The joined files have about the same number of stories each.
 *
 * @param {string} folder where the runner wrote them
 * @param {number} count
 */
export function joinFiles(folder, count) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.js'));
  const files = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const joined = Array.from({ length: Math.min(count, files.length) }, () => ({ code: '', stories: 0 }));
  for (const code of files.toSorted((one, other) => storiesIn(other) - storiesIn(one))) {
    const least = joined.reduce((one, other) => (other.stories < one.stories ? other : one));
    least.code += `${code}\n`;
    least.stories += storiesIn(code);
  }
  for (const name of names) rmSync(join(folder, name));
  for (const [place, { code }] of joined.entries()) writeFileSync(join(folder, `stories-${place + 1}.test.js`), code);
}
