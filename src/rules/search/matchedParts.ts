import { isOneSlipAway, searchWords } from './searchWords.js';

/** Part of a name, and whether it matches the search. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

const folded = (text: string): string => searchWords(text).join('');

/** Returns the number of letters of a word that match the search words: all its letters, those at its start, or none. */
function matchedLength(word: string, words: readonly string[]): number {
  const plain = folded(word);
  const isWhole = words.some((typed) => typed === plain);
  const begun = isWhole ? [] : words.filter((typed) => plain.startsWith(typed)).map(({ length }) => length);
  if (begun.length === 0) return isWhole || words.some((typed) => isOneSlipAway(typed, plain)) ? word.length : 0;
  const longest = Math.max(...begun);
  let end = 0;
  let reached = 0;
  for (const letter of word) {
    reached += folded(letter).length;
    if (reached > longest) break;
    end += letter.length;
  }
  return end;
}

/** Splits a name into parts that match the search words and parts that do not; joined, they give the name. */
export function matchedParts(name: string, words: readonly string[]): NamePart[] {
  const parts = name.split(/([\p{Letter}\p{Mark}\p{Number}]+)/u).flatMap((text, at): NamePart[] => {
    const length = at % 2 === 1 ? matchedLength(text, words) : 0;
    return [
      { text: text.slice(0, length), isMatch: true },
      { text: text.slice(length), isMatch: false },
    ];
  });
  return parts.filter(({ text }) => text !== '');
}
