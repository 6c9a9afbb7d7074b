import type { Suggestion } from '../../model/search.js';
import { href } from '../common/routes.js';
import { shopPath } from '../common/url.js';

/** Suggestions appear from this many characters (SRCH-007). */
export const suggestFrom = 2;
/** How many suggestions show (SRCH-009). */
export const suggestionLimit = 10;

/** A code with a slash is a path (SRCH-014, SRCH-015). */
export const isPath = ({ i: code }: Suggestion): boolean => code.includes('/');

/** Where a suggestion leads: to its product, or to the path it gives itself (SRCH-014, SRCH-015). A path that would lead out of
 * the shop is not followed: its words are searched for instead. */
export function suggestionHref(suggestion: Suggestion, basePath = ''): string {
  if (!isPath(suggestion)) return href('product', { params: { itemCode: suggestion.i }, basePath });
  const path = shopPath(suggestion.i);
  return path === undefined ? href('searchResults', { query: { Ntt: suggestion.n }, basePath }) : basePath + path;
}

/** Figures spread over 0 to 100, lowest to highest; figures all alike are 0 (SRCH-035). */
export function normaliseRankings(rankings: readonly number[]): number[] {
  const lowest = Math.min(...rankings);
  const spread = Math.max(...rankings) - lowest;
  return rankings.map((ranking) => (spread === 0 ? 0 : ((ranking - lowest) / spread) * 100));
}

/** Weight of an entry among equal matches (SRCH-036). */
export const suggestionWeight = ({ boost = 0, normalisedRanking = 0 }: Suggestion): number =>
  (boost + normalisedRanking) / 50;

/** All products by their own weight, heaviest first. */
export const favouritesOf = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.filter((entry) => !isPath(entry)).sort((a, b) => suggestionWeight(b) - suggestionWeight(a));
