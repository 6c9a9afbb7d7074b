import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '../api/client.js';
import type { Load } from '../model/load.js';
import type { Site } from '../model/site.js';
import type { SuggestionIndex } from '../rules/suggestionIndex.js';
import { useScope } from '../ui/scope.js';
import { searchCalls } from './calls.js';
import { queryKey } from './queryKey.js';
import { runInChunks } from './runInChunks.js';
import { useServices } from './StorefrontProvider.js';
import { suggestionSource } from './suggestionSource.js';
import { loadOf } from './useLoad.js';

/** The suggestion data of a site, fetched once for whoever asks. */
export const suggestionDataQuery = (client: Client, site: Site) =>
  queryOptions({
    queryKey: queryKey('suggestionData', site.suggestionSource, site.searchSuggestFile),
    queryFn: ({ signal }) => client.call(suggestionSource(site), undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What people type and what the shop calls it; suggestions do without where it cannot be had. */
const keywordsOf = (client: Client, signal: AbortSignal) =>
  client.call(searchCalls.getSearchKeywords, undefined, { signal }).catch(() => ({}));

async function drawUpIndex(client: Client, queries: QueryClient, site: Site, signal: AbortSignal) {
  const [{ suggestionIndexSteps }, entries, keywords] = await Promise.all([
    import('../rules/suggestionIndex.js'),
    queries.fetchQuery(suggestionDataQuery(client, site)),
    keywordsOf(client, signal),
  ]);
  return runInChunks(suggestionIndexSteps(entries, keywords));
}

/** The index over the suggestion data, with what it takes loaded once it is first wanted (SRCH-043). A failure hides
 * suggestions, rejects what is looked up until the data is asked for again, and leaves the search itself alone (SRCH-044,
 * SRCH-045, OPEN-101); what to say of it is for whoever asks. */
export function useSuggestionIndex(
  wanted: boolean,
  failureText: (error: unknown) => string,
): {
  readonly index: Load<SuggestionIndex>;
  readonly retry: () => void;
} {
  const { client, queries } = useServices();
  const { site } = useScope();
  const query = useQuery({
    queryKey: queryKey('suggestionIndex', site.suggestionSource, site.searchSuggestFile),
    queryFn: ({ signal }) => drawUpIndex(client, queries, site, signal),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { index: loadOf(query, failureText), retry: () => void query.refetch() };
}
