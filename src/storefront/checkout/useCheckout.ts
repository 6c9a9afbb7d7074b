'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Load, ready } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { checkoutCalls } from '../shop/calls.js';

const orderKey = queryKey('listCheckoutOrders');

export interface Checkout {
  /** The current or placed order; undefined before a checkout is started. */
  readonly order: Load<Order | undefined>;
  /**
   * Refetches the order and also the basket, on which the order's prices are based.
   * @throws ApiError when the order cannot be fetched
   */
  readonly refresh: () => Promise<void>;
  /**
   * Refetches the order, bypassing the cache.
   * @throws ApiError when the order cannot be fetched
   */
  readonly refetchOrder: () => Promise<Order | undefined>;
}

/** Returns the checkout as stored on the server, where it outlives the page (CHKT-010). */
export function useCheckout(): Checkout {
  const { client } = useServices();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const query = useQuery({
    queryKey: orderKey,
    queryFn: async ({ signal }): Promise<Order | null> => {
      const [order] = await client.call(checkoutCalls.listCheckoutOrders, undefined, { signal });
      return order ?? null;
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

  async function refetchOrder(): Promise<Order | undefined> {
    await queries.refetchQueries({ queryKey: orderKey }, { throwOnError: true });
    return queries.getQueryData<Order | null>(orderKey) ?? undefined;
  }

  // A failure stays visible during a refetch.
  const order = loadOf({ ...query, isFetching: false }, failureText);
  return {
    order: order.status === 'ready' ? ready(order.data ?? undefined) : order,
    async refresh() {
      await Promise.all([refetchOrder(), queries.refetchQueries({ queryKey: queryKey('getCart') })]);
    },
    refetchOrder,
  };
}
