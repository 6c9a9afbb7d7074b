'use client';

import { useQuery } from '@tanstack/react-query';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isUnknownItem } from '../base/isUnknownItem.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { productQuery } from '../shop/productQuery.js';

export interface NotedProduct {
  readonly product: Load<Product>;
  /** The product, once loaded. */
  readonly data: Product | undefined;
  /** Whether the code belongs to no product, or is invalid. */
  readonly unknown: boolean;
  readonly retry: () => void;
}

/** Loads the product of a page or overlay. */
export function useNotedProduct(itemCode: string): NotedProduct {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery(productQuery(client, itemCode));
  return {
    product: loadOf(query, failureText),
    data: query.data,
    unknown: !query.isFetching && isUnknownItem(query.error),
    retry: () => tryAgain(query.refetch),
  };
}
