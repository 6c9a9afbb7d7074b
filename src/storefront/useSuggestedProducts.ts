import type { Load } from '../model/load.js';
import type { Product } from '../model/product.js';
import type { Suggestion } from '../model/search.js';
import type { SuggestionIndex } from '../rules/suggestions.js';
import { useProducts } from './useProducts.js';
import { useSuggestionIndex } from './useSuggestions.js';

const isProduct = ({ i: code }: Suggestion): boolean => !code.includes('/');

/** The first so many products among what an index suggests or holds. */
export function useSuggestedProducts(
  pick: (index: SuggestionIndex) => readonly Suggestion[],
  limit: number,
): { readonly products: Load<readonly Product[]>; readonly retry: () => void } {
  const { index, retry } = useSuggestionIndex(true);
  const codes =
    index.status === 'ready'
      ? pick(index.data)
          .filter(isProduct)
          .slice(0, limit)
          .map(({ i }) => i)
      : [];
  const { products, retry: retryProducts } = useProducts(codes);
  if (index.status !== 'ready') return { products: index, retry };
  return { products, retry: retryProducts };
}
