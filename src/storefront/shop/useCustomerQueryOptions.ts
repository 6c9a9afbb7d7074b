'use client';

import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { logoutKey, metaOfCustomer } from '../base/customerQueries.js';

const leaving = { mutationKey: logoutKey };

/** Returns the options of a query that needs a customer: it is removed on signing out, and not made during it. */
export function useCustomerQueryOptions(isWanted = true): {
  readonly meta: typeof metaOfCustomer;
  readonly enabled: false | (() => boolean);
} {
  const queries = useQueryClient();
  const isLeaving = useIsMutating(leaving) > 0;
  return {
    meta: metaOfCustomer,
    // Checked again when the query is made: a page rendered before the press may be committed after it.
    enabled: isWanted && !isLeaving && (() => queries.isMutating(leaving) === 0),
  };
}
