'use client';

import { QueryClient, type QueryFilters, type RefetchOptions } from '@tanstack/react-query';

/** The page's cache of responses. A refetch always makes a new call: otherwise it would wait for a pending first
 * response, which may predate a change. */
class Queries extends QueryClient {
  override refetchQueries(filters: QueryFilters = {}, options?: RefetchOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ revert: true, silent: true });
    return super.refetchQueries(filters, options);
  }
}

/** Creates the page's query cache. It has no automatic retries: a failure is shown with a retry button. */
export const createQueries = (): QueryClient =>
  new Queries({
    defaultOptions: {
      queries: {
        retry: false,
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
