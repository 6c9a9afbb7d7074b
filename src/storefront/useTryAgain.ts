import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../model/error.js';
import { ChunkLoadError } from './loadChunk.js';
import { useServices } from './StorefrontProvider.js';

type Refetch = () => Promise<unknown>;

const isPartMissing = (error: unknown): boolean =>
  (error instanceof ApiError ? error.cause : error) instanceof ChunkLoadError;

/** Fetches again what has failed on the page, and once more what fails while that is under way. One press is then enough
 * for a page that needs several answers, whichever of them comes first.
 * @param refetch fetches what the button is for, also where it has not failed
 * @returns the queries that were fetched again, when the page has stopped loading */
async function retryFailed(queries: QueryClient, refetch?: Refetch): Promise<ReadonlySet<Query>> {
  const cache = queries.getQueryCache();
  const isLoading = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  const isFailed = ({ state }: Query) =>
    state.data === undefined && state.status === 'error' && state.fetchStatus === 'idle';
  const shown = () => cache.findAll({ type: 'active' });

  const retried = new Set(shown().filter(isFailed));
  const underWay = new Set(shown().filter(isLoading));
  const own = refetch?.();
  for (const query of shown()) if (isLoading(query) && !underWay.has(query)) retried.add(query);
  for (const query of retried) if (isFailed(query)) query.fetch().catch(() => {});

  await new Promise<void>((resolve) => {
    function look(): void {
      for (const query of shown()) {
        if (!isFailed(query) || retried.has(query)) continue;
        retried.add(query);
        query.fetch().catch(() => {});
      }
      if (shown().some(isLoading)) return;
      unsubscribe();
      resolve();
    }
    const unsubscribe = cache.subscribe(look);
    look();
  });
  await own;
  return retried;
}

/** Retries on a press of a retry button. Browsers cache a failed import until the page is reloaded, so when a part is what
 * failed, the page is reloaded. */
export async function tryAgain(queries: QueryClient, reload: () => void, refetch?: Refetch): Promise<void> {
  const retried = await retryFailed(queries, refetch);
  if ([...retried].some(({ state }) => isPartMissing(state.error)) && navigator.onLine) reload();
}

/** Handler for retry buttons: retries everything that has failed on the page, and `refetch` in any case. */
export function useTryAgain(): (refetch?: Refetch) => void {
  const queries = useQueryClient();
  const { reload } = useServices();
  return (refetch) => void tryAgain(queries, reload, refetch);
}
