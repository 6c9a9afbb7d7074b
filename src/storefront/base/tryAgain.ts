'use client';

import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../model/error.js';
import { ChunkLoadError } from './loadChunk.js';

/** Fetches what a retry button is for. */
export type Refetch = () => Promise<unknown>;

const isPartMissing = (error: unknown): boolean =>
  (error instanceof ApiError ? error.cause : error) instanceof ChunkLoadError;

const isEmpty = ({ state }: Query): boolean => state.data === undefined;

const ignore = (): void => {};

/** Retries on a press of a retry button: everything that has failed on the page, and once more what is under way and fails
 * after the press. One press is then enough for a page that needs several answers, whichever of them comes first.
 *
 * Browsers cache a failed import until the page is reloaded, so when a part is what failed, the page is reloaded.
 * @param refetch fetches what the button is for, also where it has not failed */
export async function tryAgain(queries: QueryClient, reload: () => void, refetch?: Refetch): Promise<void> {
  const shown = queries.getQueryCache().findAll({ type: 'active' }).filter(isEmpty);
  const failed = shown.filter(({ state }) => state.status === 'error' && state.fetchStatus === 'idle');
  const underWay = shown.filter(({ state }) => state.fetchStatus === 'fetching');
  const again = async (query: Query) => {
    if (query.isActive()) await query.fetch().catch(ignore);
  };
  await Promise.all([
    refetch?.(),
    ...failed.map(again),
    // A fetch joins the one that is under way.
    ...underWay.map((query) => query.fetch().catch(() => again(query))),
  ]);
  if (shown.some(({ state }) => isPartMissing(state.error)) && navigator.onLine) reload();
}
