'use client';

import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../model/error.js';
import { ChunkLoadError } from './loadChunk.js';

/** Fetches the data that a retry button is for. */
export type Refetch = () => Promise<unknown>;

const isPartMissing = (error: unknown): boolean =>
  (error instanceof ApiError ? error.cause : error) instanceof ChunkLoadError;

const isEmpty = ({ state }: Query): boolean => state.data === undefined;

const ignore = (): void => {};

/**
 * Retries after the press of a retry button. It fetches every failed query of the page again, and also every pending
 * query that fails after the press. One press is therefore enough for a page that needs several responses, whichever
 * arrives first.
 *
 * Browsers cache a failed import until the page is reloaded, so if a part failed to load, the page is reloaded.
 * @param refetch fetches the data the button is for, even if it has not failed
 */
export async function tryAgain(queries: QueryClient, reload: () => void, refetch?: Refetch): Promise<void> {
  const emptyQueries = queries.getQueryCache().findAll({ type: 'active' }).filter(isEmpty);
  const failed = emptyQueries.filter(({ state }) => state.status === 'error' && state.fetchStatus === 'idle');
  const underWay = emptyQueries.filter(({ state }) => state.fetchStatus === 'fetching');
  const again = async (query: Query) => {
    if (query.isActive()) await query.fetch().catch(ignore);
  };
  await Promise.all([
    refetch?.(),
    ...failed.map(again),
    // This fetch joins the pending one.
    ...underWay.map((query) => query.fetch().catch(() => again(query))),
  ]);
  if (emptyQueries.some(({ state }) => isPartMissing(state.error)) && navigator.onLine) reload();
}
