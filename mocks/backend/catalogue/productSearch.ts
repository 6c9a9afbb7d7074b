import type { Suggestion } from '../../../src/model/search.js';
import { correctedTerm } from '../../../src/rules/search/searchTerms.js';
import { isOneSlipAway, searchWords } from '../../../src/rules/search/searchWords.js';
import { favouritesOf, isPath, suggestFrom, suggestionWeight } from '../../../src/rules/search/suggestions.js';
import { byName } from './byName.js';

/** What a word of the term is worth, by how it matches a word of the product. */
const boosts = { text: 100, wildcard: 10, oneSlip: 1 } as const;

/** What a match of a keyword is worth beside the same match of a name: a keyword itself is less than a name's beginning. */
const keywordShare = 0.05;

function matchBoost(typed: string, words: readonly string[], withSlips: boolean): number {
  if (words.includes(typed)) return boosts.text;
  if (words.some((word) => word.startsWith(typed))) return boosts.wildcard;
  return withSlips && words.some((word) => isOneSlipAway(typed, word)) ? boosts.oneSlip : 0;
}

export interface ProductSearch {
  /** All products for a term, by name or, for less, by keyword, best first; every word has to match. One letter finds
   * beginnings; one slip is allowed for only when nothing matches without. */
  search(term: string): Suggestion[];
  /** All products by their own weight, heaviest first. */
  readonly favourites: readonly Suggestion[];
}

/** How the shop finds products for its page of results. */
export function createProductSearch(entries: readonly Suggestion[]): ProductSearch {
  const products = entries
    .filter((entry) => !isPath(entry))
    .map((entry) => ({
      entry,
      names: searchWords(entry.n),
      keywords: searchWords(entry.k ?? ''),
      weight: suggestionWeight(entry),
    }));
  const found = (query: readonly string[], withSlips: boolean): Suggestion[] =>
    products
      .map((product) => {
        const matches = query.map((word) => {
          const maySlip = withSlips && word.length >= suggestFrom;
          const { names, keywords } = product;
          return Math.max(matchBoost(word, names, maySlip), keywordShare * matchBoost(word, keywords, maySlip));
        });
        return { ...product, score: matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score * b.weight - a.score * a.weight || b.score - a.score || byName(a.entry.n, b.entry.n))
      .map(({ entry }) => entry);
  return {
    favourites: favouritesOf(entries),
    search(term) {
      const query = searchWords(correctedTerm(term));
      const exact = found(query, false);
      return exact.length > 0 ? exact : found(query, true);
    },
  };
}
