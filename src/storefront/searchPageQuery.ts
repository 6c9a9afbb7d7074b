import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../api/client.js';
import { readSearchResultsPage } from '../api/endpoints/search.js';
import { ApiError } from '../model/error.js';
import { type SearchChoice, searchQueryOf } from '../rules/searchChoice.js';
import { readSearchPage } from '../rules/searchPage.js';

/** A page of results as the shop writes it, read from its markup (SRCH-023). Grapes are mended before they are looked
 * for (SRCH-037), by a table that is loaded by then and not before. */
export const searchPageQuery = (client: Client, choice: Partial<SearchChoice>) => {
  const asked = searchQueryOf(choice);
  return queryOptions({
    queryKey: [readSearchResultsPage.id, asked] as const,
    queryFn: async ({ signal }) => {
      const { correctedTerm } = await import('../rules/searchTerms.js');
      const query = { ...asked, ...(asked.Ntt && { Ntt: correctedTerm(asked.Ntt) }) };
      const page = readSearchPage(await client.call(readSearchResultsPage, { query }, { signal }));
      if (!page) throw new ApiError({ kind: 'malformed', operationId: readSearchResultsPage.id });
      return page;
    },
  });
};
