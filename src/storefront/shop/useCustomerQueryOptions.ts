'use client';

import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { logoutKey, metaOfCustomer } from '../base/customerQueries.js';

const leaving = { mutationKey: logoutKey };

/** Options of a query that needs a customer: it is removed on signing out, and not made meanwhile. */
export function useCustomerQueryOptions(isWanted = true): {
  readonly meta: typeof metaOfCustomer;
  readonly enabled: false | (() => boolean);
} {
  const queries = useQueryClient();
  const isLeaving = useIsMutating(leaving) > 0;
  return {
    meta: metaOfCustomer,
    // Asked once more when the query is made: a page that was drawn before the press may be put up after it.
    enabled: isWanted && !isLeaving && (() => queries.isMutating(leaving) === 0),
  };
}
