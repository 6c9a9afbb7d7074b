import type { Suggestion } from '../model/search.js';
import { href } from './routes.js';

/** Suggestions appear from this many characters (SRCH-007). */
export const suggestFrom = 2;
/** So many are shown (SRCH-009). */
export const suggestionLimit = 10;

/** What a word of the query is worth, by how it matches a word of the name (SRCH-032 to SRCH-034). */
const boosts = { text: 100, wildcard: 10, oneEdit: 1 } as const;

/** Where a suggestion leads: to its product, or to the path it gives itself (SRCH-014, SRCH-015). */
export const suggestionHref = ({ i: code }: Suggestion, basePath = ''): string =>
  code.includes('/') ? `${basePath}${code}` : href('product', { params: { itemCode: code }, basePath });

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

function matchBoost(typed: string, names: readonly string[]): number {
  if (names.includes(typed)) return boosts.text;
  if (names.some((name) => name.startsWith(typed))) return boosts.wildcard;
  return names.some((name) => isOneEditAway(typed, name)) ? boosts.oneEdit : 0;
}

export interface SuggestionIndex {
  /** The best matches for what was typed, best first; none below 2 characters. */
  suggest(typed: string, limit?: number): Suggestion[];
  /** All entries by their own weight, heaviest first. */
  readonly favourites: readonly Suggestion[];
}

/** An index over suggestion data: every word typed has to match; an entry's own weight is (boost + normalisedRanking) / 50 (SRCH-036). */
export function createSuggestionIndex(entries: readonly Suggestion[]): SuggestionIndex {
  const indexed = entries.map((entry) => ({
    entry,
    names: wordsOf(entry.n),
    weight: ((entry.boost ?? 0) + (entry.normalisedRanking ?? 0)) / 50,
  }));
  return {
    favourites: [...indexed].sort((a, b) => b.weight - a.weight).map(({ entry }) => entry),
    suggest(typed, limit = suggestionLimit) {
      const query = wordsOf(typed);
      if (typed.trim().length < suggestFrom || query.length === 0) return [];
      return indexed
        .map(({ entry, names, weight }) => {
          const matches = query.map((word) => matchBoost(word, names));
          return { entry, score: matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0), weight };
        })
        .filter(({ score }) => score > 0)
        .sort(
          (a, b) => b.score * b.weight - a.score * a.weight || b.score - a.score || a.entry.n.localeCompare(b.entry.n),
        )
        .slice(0, limit)
        .map(({ entry }) => entry);
    },
  };
}
