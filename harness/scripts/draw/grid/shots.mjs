import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {import('./hashes.mjs').Cell} Cell
 * @typedef {'before' | 'after' | 'change'} Kind
 */

/** @param {Kind} kind @param {Cell} cell @returns {string} the file of a picture, or of a tree, in the folder of a run */
export const fileOf = (kind, { story, brand, column }) =>
  `${kind}/${story}/${brand}-${column}.${column === 'tree' ? 'txt' : 'png'}`;

/** @param {Kind} kind @param {Cell} cell */
const contentOf = (kind, { story, brand, column }) =>
  `${kind}/${story}/${brand}-${column === 'tree' ? '1280' : column}.json`;

/** @param {string} folder @param {Kind} kind @param {Cell} cell @param {import('./camera.mjs').Shot} shot */
export function saveShot(folder, kind, cell, { picture, tree, content }) {
  const file = join(folder, fileOf(kind, cell));
  mkdirSync(dirname(file), { recursive: true });
  if (picture || tree !== undefined) writeFileSync(file, picture ?? tree ?? '');
  if (content) writeFileSync(join(folder, contentOf(kind, cell)), JSON.stringify(content));
}

/** @param {string} folder @param {Kind} kind @param {Cell} cell @returns {import('./onPage.mjs').Content | undefined} */
export function contentIn(folder, kind, cell) {
  const file = join(folder, contentOf(kind, cell));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
