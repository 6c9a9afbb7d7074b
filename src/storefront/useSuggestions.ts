import { useQuery } from '@tanstack/react-query';
import { getSearchData } from '../api/endpoints/search.js';
import { type Load, loadFailed, loading, ready } from '../model/load.js';
import { createSuggestionIndex, type SuggestionIndex } from '../rules/suggestions.js';
import { useText } from '../ui/scope.js';
import { useServices } from './StorefrontProvider.js';

/** The index over the suggestion data, fetched once when it is first wanted (SRCH-043). A failure hides suggestions and leaves the search itself alone (SRCH-044). */
export function useSuggestionIndex(wanted: boolean): {
  readonly index: Load<SuggestionIndex>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const text = useText();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [getSearchData.id],
    queryFn: async ({ signal }) => createSuggestionIndex(await client.call(getSearchData, undefined, { signal })),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const index = data ? ready(data) : isError && !isFetching ? loadFailed(text('search.failed')) : loading;
  return { index, retry: () => void refetch() };
}
