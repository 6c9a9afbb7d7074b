import type { AccountSubscription } from '../model/plan.js';
import { subscriptionCalls } from './accountCalls.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';
import { useLoad } from './useLoad.js';

/** The subscriptions of a signed-in customer, of every kind (PLAN-017). */
export function useSubscriptions() {
  const { client } = useServices();
  return useLoad<readonly AccountSubscription[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listSubscriptions'),
    queryFn: ({ signal }) => client.call(subscriptionCalls.listSubscriptions, undefined, { signal }),
  });
}
