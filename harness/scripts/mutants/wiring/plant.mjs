import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {import('./draw.mjs').Fault} Fault */

/** The code with a fault. @param {string} code @param {Fault} fault */
export const changed = (code, { start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end);

/**
 * Returns the code with all its faults, each behind a switch: `isPlanted` of the page or process decides which of them
 * is there. So one build serves for all faults.
 *
 * @param {string} code
 * @param {readonly (Fault & { id: number })[]} faults of this file
 */
export function switched(code, faults) {
  const marks = faults.flatMap(({ id, start, end, replacement }) => [
    { place: start, text: `(globalThis.isPlanted?.(${id}) ? (${replacement}) : (`, size: end - start },
    { place: end, text: '))', size: 0 },
  ]);
  // At the same place, what ends comes first, and then the outer before the inner.
  const isEnd = (/** @type {{ text: string }} */ { text }) => text === '))';
  marks.sort(
    (one, other) => one.place - other.place || Number(isEnd(other)) - Number(isEnd(one)) || other.size - one.size,
  );
  let at = 0;
  let result = '';
  for (const { place, text } of marks) {
    result += code.slice(at, place) + text;
    at = place;
  }
  return result + code.slice(at);
}

/**
 * Plants faults in what Vite loads, and leaves the files as they are.
 *
 * @param {string} root
 * @param {string} [list] path of a file with the faults; without it, nothing is planted
 * @returns {import('vite').Plugin}
 */
export function plantedFaults(root, list) {
  /** @type {readonly (Fault & { id: number })[]} */
  const faults = list ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return {
    name: 'planted-faults',
    enforce: 'pre',
    load(id) {
      const file = relative(root, id).replaceAll('\\', '/');
      const own = faults.filter((fault) => fault.file === file);
      return own.length ? switched(readFileSync(id, 'utf8'), own) : undefined;
    },
  };
}
