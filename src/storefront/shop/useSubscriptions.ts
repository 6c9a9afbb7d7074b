'use client';

import type { AccountSubscription } from '../../model/plan.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { subscriptionCalls } from './accountCalls.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';

/** Loads a signed-in customer's subscriptions of every kind (PLAN-017). */
export function useSubscriptions() {
  const { client } = useServices();
  return useLoad<readonly AccountSubscription[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listSubscriptions'),
    queryFn: ({ signal }) => client.call(subscriptionCalls.listSubscriptions, undefined, { signal }),
  });
}
