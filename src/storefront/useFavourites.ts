import { useQuery } from '@tanstack/react-query';
import { type Load, loadFailed, loading } from '../model/load.js';
import type { Product } from '../model/product.js';
import { favouritesOf } from '../rules/suggestions.js';
import { useScope } from '../ui/scope.js';
import { useServices } from './StorefrontProvider.js';
import { useFailureText } from './useFailureText.js';
import { useProducts } from './useProducts.js';
import { suggestionDataQuery } from './useSuggestions.js';
import { useTryAgain } from './useTryAgain.js';

/** The first so many of the products most people ask for. */
export function useFavourites(limit: number): {
  readonly products: Load<readonly Product[]>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const { site } = useScope();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const { data, error, isError, isFetching, refetch } = useQuery(suggestionDataQuery(client, site));
  const codes = data ? favouritesOf(data).slice(0, limit) : [];
  const { products, retry } = useProducts(codes.map(({ i }) => i));
  if (data) return { products, retry };
  const failed = isError && !isFetching;
  return { products: failed ? loadFailed(failureText(error)) : loading, retry: () => tryAgain(refetch) };
}
