'use client';

import type { Purchase } from '../../model/account.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { customerCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useProfile } from '../shop/useProfile.js';

/** Returns everything a signed-in customer has bought, latest order first (ACCT-044, ACCT-045). */
export function usePurchases() {
  const { client } = useServices();
  const { login } = useProfile();
  return useLoad<readonly Purchase[]>({
    ...useCustomerQueryOptions(login === 'hard'),
    queryKey: queryKey('listPurchases'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listPurchases, undefined, { signal })).purchases,
  });
}
