import type * as search from '../../src/api/endpoints/search.js';
import { normaliseRankings } from '../../src/rules/suggestions.js';
import { keywordsFor, suggestionsFor } from '../fixtures/catalogue/suggestions.js';
import type { Resolvers } from './resolver.js';

export const searchResolvers: Resolvers<typeof search> = {
  getSearchData: (_state, _call, { shop }) => {
    const entries = suggestionsFor([...shop.items.values()]);
    const rankings = normaliseRankings(entries.map(({ boost }) => boost));
    return entries.map((entry, index) => ({ ...entry, normalisedRanking: rankings[index] }));
  },

  getSearchKeywords: () => ({ ...keywordsFor() }),
};
