import { useQuery } from '@tanstack/react-query';
import type { Permission } from '../model/account.js';
import { marketingCategory } from '../rules/emailOptIn.js';
import { customerCalls } from './calls.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';
import { useProfile } from './useProfile.js';

/** The marketing permissions of a customer, recognised or signed in (ACCT-023); undefined while loading and after a
 * failure. */
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
