'use client';

import { keepPreviousData } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import type { LineItem } from '../../model/basket.js';
import { queryKey } from '../base/queryKey.js';
import { offerCalls } from './calls.js';

/** Returns the query of the offers beside a product, fetched once and shared by all readers. */
export const productOffersQuery = (client: Client, itemCode: string) => ({
  queryKey: queryKey('getProductUpsellOffers', itemCode),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await client.call(offerCalls.getProductUpsellOffers, { params: { itemcode: itemCode } }, { signal })).UpsellOffers
      .offerItems,
});

/** Returns the query of the offers beside the basket. The call takes no parameters, and is repeated whenever the
 * basket's lines have changed (UPSL-027). */
export const cartOffersQuery = (client: Client, lines: readonly LineItem[]) => ({
  queryKey: queryKey(
    'getCartUpsellOffers',
    lines.map(({ product, quantity }) => `${product.itemCode} ${quantity}`).join(),
  ),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call(offerCalls.getCartUpsellOffers, undefined, { signal }),
  // The current offer stays visible while a change to the basket is pending.
  placeholderData: keepPreviousData,
});
