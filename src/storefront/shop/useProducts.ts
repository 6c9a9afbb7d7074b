'use client';

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Load, loadFailed, loading, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { productQuery } from './productQuery.js';

/** The products found, in order; an error where none was; undefined while some are loading. */
function combine(results: readonly UseQueryResult<Product>[]): readonly Product[] | Error | undefined {
  if (results.some(({ isFetching, data }) => isFetching && !data)) return undefined;
  const found = results.flatMap(({ data }) => (data ? [data] : []));
  const failure = results.find(({ isError }) => isError);
  return found.length === 0 && failure?.error ? failure.error : found;
}

/** Loads several products, in the order of the codes. A product that cannot be fetched is left out; the load fails when
 * none can be. The load is the same object until something in it changes. */
export function useProducts(itemCodes: readonly string[]): {
  readonly products: Load<readonly Product[]>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const found = useQueries({ queries: itemCodes.map((itemCode) => productQuery(client, itemCode)), combine });
  const failure = found instanceof Error ? failureText(found) : undefined;
  const products = useMemo(
    () => (failure !== undefined ? loadFailed(failure) : Array.isArray(found) ? ready(found) : loading),
    [found, failure],
  );
  return { products, retry: () => tryAgain() };
}
