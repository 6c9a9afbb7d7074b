'use client';

import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { logoutKey, metaOfCustomer } from '../base/customerQueries.js';

const leaving = { mutationKey: logoutKey };

/** Returns the options of a query that needs a customer: its data is removed on signing out, and it is not made while
 * signing out is in progress. */
export function useCustomerQueryOptions(isWanted = true): {
  readonly meta: typeof metaOfCustomer;
  readonly enabled: false | (() => boolean);
} {
  const queries = useQueryClient();
  const isLeaving = useIsMutating(leaving) > 0;
  return {
    meta: metaOfCustomer,
    // Checked again when the query is made: a page that was rendered before the customer pressed the sign-out button
    // may be committed after that.
    enabled: isWanted && !isLeaving && (() => queries.isMutating(leaving) === 0),
  };
}
