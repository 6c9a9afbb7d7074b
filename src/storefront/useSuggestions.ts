import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '../api/client.js';
import type { Load } from '../model/load.js';
import type { Site } from '../model/site.js';
import type { SuggestionIndex } from '../rules/suggestionIndex.js';
import { suggestionLimit } from '../rules/suggestions.js';
import { useScope } from '../ui/scope.js';
import { searchCalls } from './calls.js';
import { queryKey } from './queryKey.js';
import { runInChunks } from './runInChunks.js';
import { useServices } from './StorefrontProvider.js';
import { suggestionSource } from './suggestionSource.js';
import { loadOf } from './useLoad.js';

/** Query of a site's suggestion data, cached for the page. */
export const suggestionDataQuery = (client: Client, site: Site) =>
  queryOptions({
    queryKey: queryKey('suggestionData', site.suggestionSource, site.searchSuggestFile),
    queryFn: ({ signal }) => client.call(suggestionSource(site), undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Search keywords with what they stand for; suggestions work without them. */
const keywordsOf = (client: Client, signal: AbortSignal) =>
  client.call(searchCalls.getSearchKeywords, undefined, { signal }).catch(() => ({}));

async function drawUpIndex(client: Client, queries: QueryClient, site: Site, signal: AbortSignal) {
  const [{ suggestionIndexSteps, withoutRepeats }, entries, keywords] = await Promise.all([
    import('../rules/suggestionIndex.js'),
    queries.fetchQuery(suggestionDataQuery(client, site)),
    keywordsOf(client, signal),
  ]);
  const index = await runInChunks(suggestionIndexSteps(entries, keywords));
  return {
    ...index,
    // More than show are looked up, since some of them may say the same.
    suggest: (typed: string) => withoutRepeats(index.suggest(typed, 3 * suggestionLimit)).slice(0, suggestionLimit),
  };
}

/** The index over the suggestion data, loaded lazily at its first use (SRCH-043). A failure hides the suggestions and
 * rejects look-ups until the data is fetched again; the search itself is not affected (SRCH-044, SRCH-045, OPEN-101).
 * Callers show the failure. */
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
