import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Load, loadFailed, loading, ready } from '../model/load.js';
import { useFailureText } from './useFailureText.js';
import { useTryAgain } from './useTryAgain.js';

/** A query as a Load, with the way to ask again; what was known stays while it is asked anew. The Load is the same object until
 * something in it changes. */
export function useLoad<Data>(options: UseQueryOptions<Data>): {
  readonly load: Load<Data>;
  readonly retry: () => void;
} {
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const { data, error, isError, isFetching, refetch } = useQuery(options);
  const failure = isError && !isFetching ? failureText(error) : undefined;
  const load = useMemo(
    (): Load<Data> => (data !== undefined ? ready(data) : failure !== undefined ? loadFailed(failure) : loading),
    [data, failure],
  );
  return { load, retry: () => tryAgain(refetch) };
}
