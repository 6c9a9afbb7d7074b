import { grapeSlips } from './grapeSlips.js';
import { searchWords } from './searchWords.js';

/** What people type, and what the shop calls it (SRCH-042). */
export type Keywords = Readonly<Record<string, string>>;

const grapeOf = new Map(
  Object.entries(grapeSlips).flatMap(([grape, slips]) => slips.split(' ').map((slip) => [slip, grape])),
);

/** A term with grapes as they are written; all else stays as it was typed (SRCH-037). */
export const correctedTerm = (term: string): string =>
  term.replace(/[\p{Letter}\p{Mark}]+/gu, (word) => grapeOf.get(searchWords(word).join('')) ?? word);

/** The words to look for: as typed, and with what the shop calls them where that is something else. */
export function readingsOf(term: string, keywords: Keywords): string[][] {
  const typed = searchWords(correctedTerm(term));
  const called = typed.flatMap((word) => searchWords(Object.hasOwn(keywords, word) ? (keywords[word] ?? '') : word));
  return typed.join(' ') === called.join(' ') ? [typed] : [typed, called];
}
