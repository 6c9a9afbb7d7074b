import { useIsMutating } from '@tanstack/react-query';
import { logoutKey, metaOfCustomer } from './useProfile.js';

/** What a query has that only a customer may ask: it goes with the customer, and is not asked on the way out. */
export function useCustomerQueryOptions(isWanted = true): {
  readonly meta: typeof metaOfCustomer;
  readonly enabled: boolean;
} {
  const isLeaving = useIsMutating({ mutationKey: logoutKey }) > 0;
  return { meta: metaOfCustomer, enabled: isWanted && !isLeaving };
}
