'use client';

import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import { ApiError } from '../../model/error.js';
import { type SearchChoice, searchQueryOf } from '../../rules/search/searchChoice.js';
import { queryKey } from '../base/queryKey.js';
import { searchCalls } from './calls.js';

/** Returns the query of a results page, parsed from the shop's markup (SRCH-023). Misspelled grape names are corrected
 * first (SRCH-037); the table of corrections and the parser are loaded lazily. */
export const searchPageQuery = (client: Client, choice: Partial<SearchChoice>) => {
  const searchQuery = searchQueryOf(choice);
  return queryOptions({
    queryKey: queryKey('readSearchResultsPage', searchQuery),
    queryFn: async ({ signal }) => {
      const [{ correctedTerm }, { readSearchPage }] = await Promise.all([
        import('../../rules/search/searchTerms.js'),
        import('../../rules/search/searchPage.js'),
      ]);
      const query = { ...searchQuery, ...(searchQuery.Ntt && { Ntt: correctedTerm(searchQuery.Ntt) }) };
      const page = readSearchPage(await client.call(searchCalls.readSearchResultsPage, { query }, { signal }));
      if (!page) throw new ApiError({ kind: 'malformed', operationId: searchCalls.readSearchResultsPage.id });
      return page;
    },
  });
};
