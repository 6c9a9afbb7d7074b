'use client';

import { QueryCache, QueryClient, type QueryFilters, type RefetchOptions } from '@tanstack/react-query';

/** The page's cache of responses. A refetch always makes a new call: otherwise it would wait for a pending first
 * response, which may predate a change. */
class Queries extends QueryClient {
  override refetchQueries(filters: QueryFilters = {}, options?: RefetchOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ revert: true, silent: true });
    return super.refetchQueries(filters, options);
  }
}

/** Returns a cache that forgets a failure when nothing shows it any longer, so that the next page asks again. */
function forgetfulCache(): QueryCache {
  const cache = new QueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    if (query.state.status === 'error' && query.state.data === undefined) query.reset();
  });
  return cache;
}

/** Creates the page's query cache. It has no automatic retries: a failure is shown with a retry button. */
export const createQueries = (): QueryClient =>
  new Queries({
    queryCache: forgetfulCache(),
    defaultOptions: {
      queries: {
        retry: false,
        // A part that loads late must not take away the failure, and the retry button, that another part shows.
        retryOnMount: false,
        // Nobody but the page's developers can help, so it breaks the part that needs the markup (`sanitise`).
        throwOnError: ({ name }) => name === 'MarkupForbiddenError',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        staleTime: 60_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
