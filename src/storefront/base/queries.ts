'use client';

import { QueryClient, type QueryFilters, type RefetchOptions } from '@tanstack/react-query';

/** The page's cache of answers. What is fetched again has always been asked for after the call: a refetch would
 * otherwise wait for a first answer that is on its way, which may be from before the change. */
class Queries extends QueryClient {
  override refetchQueries(filters: QueryFilters = {}, options?: RefetchOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
      if (query.state.data === undefined && !query.isDisabled()) void query.cancel({ revert: true, silent: true });
    return super.refetchQueries(filters, options);
  }
}

/** No automatic retries: a failure shows, with a retry button. */
export const createQueries = (): QueryClient =>
  new Queries({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        staleTime: 60_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
