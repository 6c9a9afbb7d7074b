import { ownValue } from '../common/ownValue.js';
import { grapeSlips } from './grapeSlips.js';
import { searchWords } from './searchWords.js';

/** Words people type, each with the shop's own word for it (SRCH-042). */
export type Keywords = Readonly<Record<string, string>>;

const grapeOf = new Map(
  Object.entries(grapeSlips).flatMap(([grape, slips]) => slips.split(' ').map((slip) => [slip, grape])),
);

/** A term with grapes as they are written; all else stays as it was typed (SRCH-037). */
export const correctedTerm = (term: string): string =>
  term.replace(/[\p{Letter}\p{Mark}]+/gu, (word) => grapeOf.get(searchWords(word).join('')) ?? word);

/** The words to search for: as typed, and with keywords replaced. */
export function readingsOf(term: string, keywords: Keywords): string[][] {
  const typed = searchWords(correctedTerm(term));
  const called = typed.flatMap((word) => searchWords(ownValue(keywords, word) ?? word));
  return typed.join(' ') === called.join(' ') ? [typed] : [typed, called];
}
