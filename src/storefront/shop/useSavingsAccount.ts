'use client';

import type { SavingsAccount } from '../../model/account.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { savingsCalls } from './accountCalls.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';
import { useProfile } from './useProfile.js';

/** Loads a signed-in customer's savings account (IDENT-018, IDENT-022): the first one in the list, with the balance
 * from its details if they can be fetched (ACCT-055, OPEN-030). Null if there is no account. */
export function useSavingsAccount() {
  const { client } = useServices();
  const { login } = useProfile();
  return useLoad<SavingsAccount | null>({
    ...useCustomerQueryOptions(login === 'hard'),
    queryKey: queryKey('getSavingsAccount'),
    queryFn: async ({ signal }) => {
      const { accounts } = await client.call(savingsCalls.listSavingsAccounts, undefined, { signal });
      const [first] = accounts;
      if (!first) return null;
      const params = { accountId: first.accountId };
      return client.call(savingsCalls.getSavingsAccount, { params }, { signal }).catch(() => first);
    },
  });
}
