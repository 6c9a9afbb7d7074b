/**
 * @typedef {import('./equivalents.mjs').Equivalent} Equivalent
 * @typedef {{ fileName: string, original: string, replacement: string, line: number, status: string }} Mutant a fault,
 * and what became of it; the file from the project's root, the line from 1
 * @typedef {{ folder: string, noticed: number, total: number, score: number }} Score of a folder; its score in percent
 */

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/** @param {Mutant} mutant @returns {(equivalent: Equivalent) => boolean} */
const isOf =
  ({ fileName, original, replacement }) =>
  ({ file, from, to }) =>
    file === fileName && from === original && to === replacement;

/** The folder under which a file is counted: `src/rules/basket`, or a layer that has no folders. @param {string} file */
const folderOf = (file) => file.split('/').slice(0, -1).slice(0, 3).join('/');

/**
 * Counts what the tests noticed, and finds what is left to be done.
 *
 * @param {readonly Mutant[]} mutants
 * @param {readonly Equivalent[]} equivalents faults that change no behaviour, left out of the count
 * @returns {{ scores: readonly Score[], survivors: readonly Mutant[], stale: readonly Equivalent[] }} a score per folder,
 * the faults nobody noticed, and the listed equivalents that are none (any more)
 */
export function score(mutants, equivalents) {
  const counted = mutants.filter((mutant) => !equivalents.some(isOf(mutant)));
  const survivors = counted
    .filter(({ status }) => unnoticed.includes(status))
    .toSorted((a, b) => a.fileName.localeCompare(b.fileName) || a.line - b.line);
  const folders = [...new Set(counted.map(({ fileName }) => folderOf(fileName)))].toSorted();
  const scores = folders.flatMap((folder) => {
    const ofFolder = counted.filter(({ fileName }) => folderOf(fileName) === folder);
    const count = (/** @type {string[]} */ statuses) =>
      ofFolder.filter(({ status }) => statuses.includes(status)).length;
    const total = count([...noticed, ...unnoticed]);
    return total ? [{ folder, noticed: count(noticed), total, score: (100 * count(noticed)) / total }] : [];
  });
  const files = new Set(mutants.map(({ fileName }) => fileName));
  const stale = equivalents.filter((equivalent) => {
    const same = mutants.filter((mutant) => isOf(mutant)(equivalent));
    return files.has(equivalent.file) && !same.some(({ status }) => unnoticed.includes(status));
  });
  return { scores, survivors, stale };
}
