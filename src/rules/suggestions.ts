import type { Suggestion } from '../model/search.js';
import { href } from './routes.js';

/** Suggestions appear from this many characters (SRCH-007). */
export const suggestFrom = 2;
/** So many are shown (SRCH-009). */
export const suggestionLimit = 10;

/** What a word of the query is worth, by how it matches a word of the name (SRCH-032 to SRCH-034). */
const boosts = { text: 100, wildcard: 10, oneEdit: 1 } as const;

/** What a match of a keyword is worth beside the same match of a name: a keyword itself is less than a name's beginning.
 * The documents rank names only: it is this project's own. */
const keywordShare = 0.05;

/** A code with a slash is a path (SRCH-014, SRCH-015). */
const isPath = ({ i: code }: Suggestion): boolean => code.includes('/');

/** Where a suggestion leads: to its product, or to the path it gives itself (SRCH-014, SRCH-015). */
export const suggestionHref = (suggestion: Suggestion, basePath = ''): string =>
  isPath(suggestion) ? `${basePath}${suggestion.i}` : href('product', { params: { itemCode: suggestion.i }, basePath });

/** Lower case without accents, in words. */
const wordsOf = (value: string): string[] =>
  value
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** Figures spread over 0 to 100, lowest to highest; figures all alike are 0 (SRCH-035). */
export function normaliseRankings(rankings: readonly number[]): number[] {
  const lowest = Math.min(...rankings);
  const spread = Math.max(...rankings) - lowest;
  return rankings.map((ranking) => (spread === 0 ? 0 : ((ranking - lowest) / spread) * 100));
}

/** One insertion, deletion or change away, not equal. */
function isOneEditAway(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1 || shorter === longer) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  const rest = longer.slice(start + 1);
  return rest === (shorter.length === longer.length ? shorter.slice(start + 1) : shorter.slice(start));
}

function matchBoost(typed: string, words: readonly string[], withEdits: boolean): number {
  if (words.includes(typed)) return boosts.text;
  if (words.some((word) => word.startsWith(typed))) return boosts.wildcard;
  return withEdits && words.some((word) => isOneEditAway(typed, word)) ? boosts.oneEdit : 0;
}

interface Indexed {
  readonly entry: Suggestion;
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  /** (boost + normalisedRanking) / 50 (SRCH-036). */
  readonly weight: number;
}

/** The entries every word of the query matches, best first. */
function ranked(
  indexed: readonly Indexed[],
  query: readonly string[],
  boostOf: (word: string, entry: Indexed) => number,
): Suggestion[] {
  return indexed
    .map((item) => {
      const matches = query.map((word) => boostOf(word, item));
      return { ...item, score: matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score * b.weight - a.score * a.weight || b.score - a.score || a.entry.n.localeCompare(b.entry.n))
    .map(({ entry }) => entry);
}

export interface SuggestionIndex {
  /** The best matches of names for what was typed, best first; none below 2 characters (SRCH-007, SRCH-032 to SRCH-034). */
  suggest(typed: string, limit?: number): Suggestion[];
  /** All products for a term, by name or, for less, by keyword, best first. One letter finds beginnings; one edit is
   * allowed for only when nothing matches without. */
  search(term: string): Suggestion[];
  /** All products by their own weight, heaviest first. */
  readonly favourites: readonly Suggestion[];
}

/** An index over suggestion data: every word typed has to match. */
export function createSuggestionIndex(entries: readonly Suggestion[]): SuggestionIndex {
  const indexed: Indexed[] = entries.map((entry) => ({
    entry,
    names: wordsOf(entry.n),
    keywords: wordsOf(entry.k ?? ''),
    weight: ((entry.boost ?? 0) + (entry.normalisedRanking ?? 0)) / 50,
  }));
  const products = indexed.filter(({ entry }) => !isPath(entry));
  return {
    favourites: [...products].sort((a, b) => b.weight - a.weight).map(({ entry }) => entry),
    suggest(typed, limit = suggestionLimit) {
      const query = wordsOf(typed);
      if (typed.trim().length < suggestFrom || query.length === 0) return [];
      return ranked(indexed, query, (word, { names }) => matchBoost(word, names, true)).slice(0, limit);
    },
    search(term) {
      const query = wordsOf(term);
      const found = (withEdits: boolean) =>
        ranked(products, query, (word, { names, keywords }) => {
          const mayEdit = withEdits && word.length >= suggestFrom;
          return Math.max(matchBoost(word, names, mayEdit), keywordShare * matchBoost(word, keywords, mayEdit));
        });
      const exact = found(false);
      return exact.length > 0 ? exact : found(true);
    },
  };
}
