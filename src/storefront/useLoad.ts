import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type Load, loadFailed, loading, ready } from '../model/load.js';
import { useFailureText } from './useFailureText.js';

/** A query as a Load, with the way to ask again; what was known stays while it is asked anew. */
export function useLoad<Data>(options: UseQueryOptions<Data>): {
  readonly load: Load<Data>;
  readonly retry: () => void;
} {
  const failureText = useFailureText();
  const query = useQuery(options);
  const load: Load<Data> =
    query.data !== undefined
      ? ready(query.data)
      : query.isError && !query.isFetching
        ? loadFailed(failureText(query.error))
        : loading;
  return { load, retry: () => void query.refetch() };
}
