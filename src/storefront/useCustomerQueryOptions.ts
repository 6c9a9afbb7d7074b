import { useIsMutating } from '@tanstack/react-query';
import { logoutKey, metaOfCustomer } from './useProfile.js';

/** Options of a query that needs a customer: it is removed on signing out, and not made meanwhile. */
export function useCustomerQueryOptions(isWanted = true): {
  readonly meta: typeof metaOfCustomer;
  readonly enabled: boolean;
} {
  const isLeaving = useIsMutating({ mutationKey: logoutKey }) > 0;
  return { meta: metaOfCustomer, enabled: isWanted && !isLeaving };
}
