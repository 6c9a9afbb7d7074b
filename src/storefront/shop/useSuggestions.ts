'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import type { Load } from '../../model/load.js';
import type { Site } from '../../model/site.js';
import type { SuggestionIndex } from '../../rules/search/suggestionIndex.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { loadOf } from '../base/useLoad.js';

/** Returns the query of a site's suggestion data, cached for the page. */
export const suggestionDataQuery = (client: Client, site: Site) =>
  queryOptions({
    queryKey: queryKey('suggestionData', site.suggestionSource, site.searchSuggestFile),
    queryFn: async ({ signal }) => {
      const { suggestionSource } = await import('./suggestionSource.js');
      return client.call(suggestionSource(site), undefined, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the index of the suggestion data, loaded lazily on first use (SRCH-043). If loading fails, suggestions are
 * hidden and lookups reject until the data is fetched again; the search itself is not affected (SRCH-044, SRCH-045,
 * OPEN-101). Callers show the failure. */
export function useSuggestionIndex(
  isEnabled: boolean,
  failureText: (error: unknown) => string,
): {
  readonly index: Load<SuggestionIndex>;
  readonly retry: () => void;
} {
  const { client, queries } = useServices();
  const { site } = useScope();
  const query = useQuery({
    queryKey: queryKey('suggestionIndex', site.suggestionSource, site.searchSuggestFile),
    queryFn: async ({ signal }) => {
      const { drawUpIndex } = await import('./drawUpIndex.js');
      return drawUpIndex(client, queries.fetchQuery(suggestionDataQuery(client, site)), signal);
    },
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { index: loadOf(query, failureText), retry: () => void query.refetch() };
}
