'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Load, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isWine } from '../../rules/common/cases.js';
import { favouritesOf } from '../../rules/search/suggestions.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { useProducts } from './useProducts.js';
import { suggestionDataQuery } from './useSuggestions.js';

/** The data does not say what a product is, and among the most popular ones are cases, gifts and spirits. */
const fetchedPerWine = 3;

/** Loads the shop's most popular wines, up to `limit`. */
export function usePopularWines(limit: number): {
  readonly products: Load<readonly Product[]>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const { site } = useScope();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery(suggestionDataQuery(client, site));
  const load = loadOf(query, failureText);
  const codes = query.data ? favouritesOf(query.data).slice(0, limit * fetchedPerWine) : [];
  const { products } = useProducts(codes.map(({ i }) => i));
  const found = useMemo(
    () => (products.status === 'ready' ? ready(products.data.filter(isWine).slice(0, limit)) : products),
    [products, limit],
  );
  return { products: load.status === 'ready' ? found : load, retry: () => tryAgain() };
}
