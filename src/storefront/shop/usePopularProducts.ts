'use client';

import { useQuery } from '@tanstack/react-query';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { favouritesOf } from '../../rules/search/suggestions.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { useProducts } from './useProducts.js';
import { suggestionDataQuery } from './useSuggestions.js';

/** Loads the shop's most popular products, up to `limit`. */
export function usePopularProducts(limit: number): {
  readonly products: Load<readonly Product[]>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const { site } = useScope();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery(suggestionDataQuery(client, site));
  const load = loadOf(query, failureText);
  const codes = query.data ? favouritesOf(query.data).slice(0, limit) : [];
  const { products } = useProducts(codes.map(({ i }) => i));
  return { products: load.status === 'ready' ? products : load, retry: () => tryAgain() };
}
