import type { Load } from '../model/load.js';
import type { Product } from '../model/product.js';
import type { Suggestion } from '../model/search.js';
import type { SuggestionIndex } from '../rules/suggestions.js';
import { useFailureText } from './useFailureText.js';
import { useProducts } from './useProducts.js';
import { useSuggestionIndex } from './useSuggestions.js';

export interface SuggestedProducts {
  /** The first of those found. */
  readonly products: Load<readonly Product[]>;
  /** How many there are to find, without those that cannot be had; 0 until they are here. */
  readonly total: number;
  readonly retry: () => void;
}

/** The first so many of the products an index finds. */
export function useSuggestedProducts(
  find: (index: SuggestionIndex) => readonly Suggestion[],
  limit: number,
): SuggestedProducts {
  const { index, retry } = useSuggestionIndex(true, useFailureText());
  const found = index.status === 'ready' ? find(index.data) : [];
  const codes = found.slice(0, limit).map(({ i }) => i);
  const { products, retry: retryProducts } = useProducts(codes);
  if (index.status !== 'ready') return { products: index, total: 0, retry };
  const missing = products.status === 'ready' ? codes.length - products.data.length : found.length;
  return { products, total: found.length - missing, retry: retryProducts };
}
