'use client';

import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import { useFailureText } from './useFailureText.js';
import { useTryAgain } from './useTryAgain.js';

type Result<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching'>;

/** Converts a query's result to a Load: data stays visible during a refetch, whereas a failure is replaced by the
 * loading state. */
export function loadOf<Data>(
  { data, error, isError, isFetching }: Result<Data>,
  failureText: (error: unknown) => string,
): Load<Data> {
  if (data !== undefined) return ready(data);
  return isError && !isFetching ? loadFailed(failureText(error)) : loading;
}

/** Returns a query's result as a Load, with a retry function. The Load is the same object until something in it
 * changes. */
export function useLoad<Data>(options: UseQueryOptions<Data>): {
  readonly load: Load<Data>;
  readonly retry: () => void;
} {
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery(options);
  const latest = loadOf(query, failureText);
  const message = latest.status === 'failed' ? latest.message : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is new each time, what it holds is not.
  const load = useMemo(() => latest, [latest.status, query.data, message]);
  return { load, retry: () => tryAgain(query.refetch) };
}
