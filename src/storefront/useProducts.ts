import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Client } from '../api/client.js';
import { type Load, loadFailed, loading, ready } from '../model/load.js';
import type { Product } from '../model/product.js';
import { productCalls } from './calls.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import { useFailureText } from './useFailureText.js';
import { useTryAgain } from './useTryAgain.js';

/** One product by its code, fetched once for whoever asks. */
export const productQuery = (client: Client, itemCode: string) =>
  queryOptions({
    queryKey: queryKey('getProduct', itemCode),
    queryFn: ({ signal }) => client.call(productCalls.getProduct, { params: { itemcode: itemCode } }, { signal }),
  });

/** Several products in the order asked for. One that cannot be had is left out; only when none can is it a failure. */
export function useProducts(itemCodes: readonly string[]): {
  readonly products: Load<readonly Product[]>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const queries = useQueries({
    queries: itemCodes.map((itemCode) => productQuery(client, itemCode)),
  });
  const found = queries.flatMap(({ data }) => (data ? [data] : []));
  const failure = queries.find(({ isError }) => isError);
  const products: Load<readonly Product[]> = queries.some(({ isFetching, data }) => isFetching && !data)
    ? loading
    : found.length === 0 && failure
      ? loadFailed(failureText(failure.error))
      : ready(found);
  return {
    products,
    retry: () => {
      for (const query of queries) if (query.isError) tryAgain(query.refetch);
    },
  };
}
