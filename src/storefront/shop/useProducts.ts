'use client';

import { useQueries } from '@tanstack/react-query';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { productQuery } from './productQuery.js';

/** Loads several products, in the order of the codes. A product that cannot be fetched is left out; the load fails when
 * none can be. */
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
    retry: () => tryAgain(),
  };
}
