'use client';

import { useQuery } from '@tanstack/react-query';
import type { Permission } from '../../model/account.js';
import { marketingCategory } from '../../rules/home/emailOptIn.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { customerCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useProfile } from '../shop/useProfile.js';

/** Returns the marketing permissions of a recognised or signed-in customer (ACCT-023); undefined while loading and
 * after a failure. */
export function useMarketingPermissions(isWanted = true): readonly Permission[] | undefined {
  const { client } = useServices();
  const { login } = useProfile();
  const { data } = useQuery({
    ...useCustomerQueryOptions(isWanted && login !== 'visitor'),
    queryKey: queryKey('getPermissionsByCategory', marketingCategory),
    queryFn: async ({ signal }) => {
      const params = { category: marketingCategory };
      return (await client.call(customerCalls.getPermissionsByCategory, { params }, { signal })).permissions;
    },
  });
  return data;
}
