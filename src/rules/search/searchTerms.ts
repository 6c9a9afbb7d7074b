import { ownValue } from '../common/ownValue.js';
import { grapeSlips } from './grapeSlips.js';
import { searchWords } from './searchWords.js';

/** Words people type, mapped to the shop's own words (SRCH-042). */
export type Keywords = Readonly<Record<string, string>>;

const grapeOf = new Map(
  Object.entries(grapeSlips).flatMap(([grape, slips]) => slips.split(' ').map((slip) => [slip, grape])),
);

/** Corrects misspelt grapes in a term; the rest is left as typed (SRCH-037). */
export const correctedTerm = (term: string): string =>
  term.replace(/[\p{Letter}\p{Mark}]+/gu, (word) => grapeOf.get(searchWords(word).join('')) ?? word);

/** Returns the alternative lists of words to search for: as typed, and with keywords replaced. */
export function readingsOf(term: string, keywords: Keywords): string[][] {
  const typed = searchWords(correctedTerm(term));
  const called = typed.flatMap((word) => searchWords(ownValue(keywords, word) ?? word));
  return typed.join(' ') === called.join(' ') ? [typed] : [typed, called];
}
