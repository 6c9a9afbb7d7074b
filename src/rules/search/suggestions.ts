import type { Suggestion } from '../../model/search.js';
import { href } from '../common/routes.js';
import { shopPath } from '../common/url.js';

/** Minimum number of characters for suggestions (SRCH-007). */
export const suggestFrom = 2;
/** Number of suggestions shown (SRCH-009). */
export const suggestionLimit = 10;

/** Checks whether the code is a path, which contains a slash (SRCH-014, SRCH-015). */
export const isPath = ({ i: code }: Suggestion): boolean => code.includes('/');

/** Returns the address of a suggestion: its product, or its own path (SRCH-014, SRCH-015). A path outside the shop is
 * replaced by a search for the suggestion's words. */
export function suggestionHref(suggestion: Suggestion, basePath = ''): string {
  if (!isPath(suggestion)) return href('product', { params: { itemCode: suggestion.i }, basePath });
  const path = shopPath(suggestion.i);
  return path === undefined ? href('searchResults', { query: { Ntt: suggestion.n }, basePath }) : basePath + path;
}

/** Spreads rankings over 0 to 100, lowest to highest; equal rankings all become 0 (SRCH-035). */
export function normaliseRankings(rankings: readonly number[]): number[] {
  const lowest = Math.min(...rankings);
  const spread = Math.max(...rankings) - lowest;
  return rankings.map((ranking) => (spread === 0 ? 0 : ((ranking - lowest) / spread) * 100));
}

/** Returns the weight of an entry among equal matches (SRCH-036). */
export const suggestionWeight = ({ boost = 0, normalisedRanking = 0 }: Suggestion): number =>
  (boost + normalisedRanking) / 50;

/** Returns all products by weight, heaviest first. */
export const favouritesOf = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.filter((entry) => !isPath(entry)).sort((a, b) => suggestionWeight(b) - suggestionWeight(a));
