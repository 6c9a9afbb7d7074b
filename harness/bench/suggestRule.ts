import { distance } from 'fastest-levenshtein';
import type { Suggestion } from '../../src/model/search.js';
import { searchWords } from '../../src/rules/search/searchWords.js';
import { suggestionWeight } from '../../src/rules/search/suggestions.js';
import { textOf } from './suggestData.js';

const swapped = (one: string, other: string): boolean =>
  one.length === other.length &&
  [...one].some((_, at) => one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2) === other);

const isOneSlip = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) < 2 && (distance(one, other) === 1 || swapped(one, other));

function matchOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 100;
  if (words.some((word) => word.startsWith(typed))) return 10;
  return words.some((word) => isOneSlip(typed, word)) ? 1 : 0;
}

const limit = 10;

/** Computes the ranking rule for every entry, exactly as specified. */
export function ruleOver(entries: readonly Suggestion[]) {
  const indexedEntries = entries.map((entry) => ({
    i: entry.i,
    words: searchWords(textOf(entry)),
    weight: suggestionWeight(entry),
  }));
  const places = new Map(indexedEntries.map((entry, at) => [entry.i, at]));

  function worthOf(query: readonly string[], { words, weight }: (typeof indexedEntries)[number]): number {
    let sum = 0;
    for (const typed of query) {
      const match = matchOf(typed, words);
      if (match === 0) return -1;
      sum += match;
    }
    return sum * weight;
  }
  const best = (typed: string) => {
    // A whole code finds only its own item.
    if (places.has(typed)) return [{ i: typed, worth: 0 }];
    const query = searchWords(typed);
    return indexedEntries
      .map((entry) => ({ i: entry.i, worth: worthOf(query, entry) }))
      .filter(({ worth }) => worth >= 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, limit);
  };
  return {
    suggest: (typed: string): string[] => best(typed).map(({ i }) => i),
    /** Returns the share of the rule's first ten results that were found; another entry of equal rank counts as well.
     * Undefined if the rule finds nothing. */
    recall(typed: string, found: readonly string[]): number | undefined {
      const expected = best(typed);
      if (expected.length === 0) return undefined;
      if (places.has(typed)) return found.includes(typed) ? 1 : 0;
      const least = expected.at(-1)?.worth ?? 0;
      const query = searchWords(typed);
      const worth = (code: string) =>
        worthOf(query, indexedEntries[places.get(code) ?? 0] as (typeof indexedEntries)[number]);
      const good = found.slice(0, limit).filter((code) => worth(code) >= least).length;
      return Math.min(1, good / expected.length);
    },
  };
}
