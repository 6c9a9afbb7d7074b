import { useQuery } from '@tanstack/react-query';
import { getSearchData } from '../api/endpoints/search.js';
import { type Load, loadFailed, loading, ready } from '../model/load.js';
import { createSuggestionIndex, type SuggestionIndex } from '../rules/suggestions.js';
import { useServices } from './StorefrontProvider.js';

/** The index over the suggestion data, fetched once when it is first wanted (SRCH-043). A failure hides suggestions and
 * leaves the search itself alone (SRCH-044); what to say of it is for whoever asks: the panel or a page. */
export function useSuggestionIndex(
  wanted: boolean,
  failureText: (error: unknown) => string,
): {
  readonly index: Load<SuggestionIndex>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: [getSearchData.id],
    queryFn: async ({ signal }) => createSuggestionIndex(await client.call(getSearchData, undefined, { signal })),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const index = data ? ready(data) : isError && !isFetching ? loadFailed(failureText(error)) : loading;
  return { index, retry: () => void refetch() };
}
