import type { Suggestion } from '../../../src/model/search.js';
import { correctedTerm } from '../../../src/rules/search/searchTerms.js';
import { isOneSlipAway, searchWords } from '../../../src/rules/search/searchWords.js';
import { favouritesOf, isPath, suggestFrom, suggestionWeight } from '../../../src/rules/search/suggestions.js';
import { byName } from './byName.js';

/** Weight of a matching word by kind of match: whole word, prefix or one typing mistake. */
const boosts = { text: 100, wildcard: 10, oneSlip: 1 } as const;

/** Weight of a keyword match relative to the same match in a name: a whole keyword counts less than a name's prefix. */
const keywordShare = 0.05;

function matchBoost(typed: string, words: readonly string[], withSlips: boolean): number {
  if (words.includes(typed)) return boosts.text;
  if (words.some((word) => word.startsWith(typed))) return boosts.wildcard;
  return withSlips && words.some((word) => isOneSlipAway(typed, word)) ? boosts.oneSlip : 0;
}

export interface ProductSearch {
  /** Returns all products for a term, by name or, with a lower weight, by keyword, best first. Every word must match.
   * One letter matches prefixes; one typing mistake is allowed only if nothing matches without it. */
  search(term: string): Suggestion[];
  /** All products by their own weight, highest first. */
  readonly favourites: readonly Suggestion[];
}

/** Creates the product search of the results page. */
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
