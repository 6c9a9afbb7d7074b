import { hash } from 'node:crypto';

/** @typedef {import('../draw/grid/storybooks.mjs').Entry & { tags?: string[] }} Entry */

/** @param {Entry} entry a number that is the same in every run */
const number = ({ id }) => Number.parseInt(hash('sha1', `turn of ${id}`).slice(0, 8), 16);

/**
 * Returns the stories that `npm test` plays. A page of sheets draws all brands in each of its stories, which takes as
 * long as twenty others, so only one story of each is among them; long runs play all.
 *
 * @template {Entry} Story
 * @param {readonly Story[]} entries of the index
 * @returns {Story[]}
 */
export function usualStories(entries) {
  /** @type {Map<string, Story>} */
  const drawn = new Map();
  const isSheet = (/** @type {Story} */ { tags }) => tags?.includes('matrix') ?? false;
  for (const entry of entries.filter(isSheet)) {
    const before = drawn.get(entry.title);
    if (!before || number(entry) < number(before)) drawn.set(entry.title, entry);
  }
  return entries.filter((entry) => !isSheet(entry) || drawn.get(entry.title) === entry);
}
