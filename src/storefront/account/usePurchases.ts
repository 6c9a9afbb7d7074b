import type { Purchase } from '../../model/account.js';
import { customerCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';
import { useProfile } from '../useProfile.js';

/** Everything a signed-in customer has bought, the latest order first (ACCT-044, ACCT-045). */
export function usePurchases() {
  const { client } = useServices();
  const { login } = useProfile();
  return useLoad<readonly Purchase[]>({
    ...useCustomerQueryOptions(login === 'hard'),
    queryKey: queryKey('listPurchases'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listPurchases, undefined, { signal })).purchases,
  });
}
