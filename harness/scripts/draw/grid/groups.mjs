import { keyOf } from './hashes.mjs';

/**
 * @typedef {import('./hashes.mjs').Cell} Cell
 * @typedef {import('./hashes.mjs').Hashes} Hashes
 * @typedef {import('./causes.mjs').Cause} Cause
 * @typedef {Cell & { hash: string, causes: Cause[], note?: string }} Explained a picture that differs; without a hash it
 * cannot be accepted
 * @typedef {Cause & { number: number, cells: Explained[], stories: string[], brands: string[] }} Group
 */

/** The cause of pictures that are not kept yet. */
export const fresh = { id: 'new', title: 'No hashes are kept yet, such as of a new story: keep them with --update' };

/** Whether somebody has to look at a group. Pictures without kept hashes have nothing to differ from. @param {Cause} cause */
export const isDecision = ({ id }) => id !== fresh.id;

/**
 * Groups the differing pictures by their causes, the most frequent first. A picture with two causes is in both groups.
 *
 * @param {readonly Explained[]} explained
 * @returns {Group[]}
 */
export function groupsOf(explained) {
  /** @type {Map<string, { cause: Cause, cells: Explained[] }>} */
  const groups = new Map();
  for (const cell of explained)
    for (const cause of cell.causes) {
      const group = groups.get(cause.id) ?? { cause, cells: [] };
      group.cells.push(cell);
      groups.set(cause.id, group);
    }
  return [...groups.values()]
    .toSorted((one, other) => other.cells.length - one.cells.length || one.cause.id.localeCompare(other.cause.id))
    .map(({ cause, cells }, place) => ({
      ...cause,
      number: place + 1,
      cells,
      stories: [...new Set(cells.map(({ story }) => story))],
      brands: [...new Set(cells.map(({ brand }) => brand))],
    }));
}

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** @param {Group} group @param {number} allBrands */
export function sizeOf({ cells, stories, brands }, allBrands) {
  const where = brands.length === allBrands ? 'all brands' : brands.join(', ');
  const pictures = cells.filter(({ column }) => column !== 'tree').length;
  const trees = cells.length - pictures;
  const parts = [
    ...(pictures ? [counted(pictures, 'picture', 'pictures')] : []),
    ...(trees ? [counted(trees, 'accessibility tree', 'accessibility trees')] : []),
  ];
  return `${parts.join(' and ')} of ${counted(stories.length, 'story', 'stories')} in ${where}`;
}

/**
 * Keeps the hashes of the pictures all of whose causes are accepted.
 *
 * @param {Hashes} kept
 * @param {readonly Explained[]} explained
 * @param {ReadonlySet<string>} accepted ids of causes
 * @returns {number} how many were accepted
 */
export function accept(kept, explained, accepted) {
  const agreed = explained.filter(({ hash, causes }) => hash && causes.every(({ id }) => accepted.has(id)));
  for (const cell of agreed) kept.set(keyOf(cell), cell.hash);
  return agreed.length;
}
