'use client';

import { keepPreviousData } from '@tanstack/react-query';
import type { Client } from '../../api/client.js';
import type { LineItem } from '../../model/basket.js';
import { queryKey } from '../base/queryKey.js';
import { offerCalls } from './calls.js';

/** What is offered beside a product, fetched once for whoever asks. */
export const productOffersQuery = (client: Client, itemCode: string) => ({
  queryKey: queryKey('getProductUpsellOffers', itemCode),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await client.call(offerCalls.getProductUpsellOffers, { params: { itemcode: itemCode } }, { signal })).UpsellOffers
      .offerItems,
});

/** What is offered beside the basket: the call takes no parameters, and is made again once the lines are others
 * (UPSL-027). */
export const cartOffersQuery = (client: Client, lines: readonly LineItem[]) => ({
  queryKey: queryKey(
    'getCartUpsellOffers',
    lines.map(({ product, quantity }) => `${product.itemCode} ${quantity}`).join(),
  ),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call(offerCalls.getCartUpsellOffers, undefined, { signal }),
  // The offer stays while a change of the basket is on its way.
  placeholderData: keepPreviousData,
});
