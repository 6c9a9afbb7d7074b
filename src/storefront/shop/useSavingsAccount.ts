'use client';

import type { SavingsAccount } from '../../model/account.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { savingsCalls } from './accountCalls.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';
import { useProfile } from './useProfile.js';

/** The customer's savings account, for who is signed in (IDENT-018, IDENT-022): the first of the list, with the balance of
 * its details where they can be fetched (ACCT-055, OPEN-030). Null without one. */
export function useSavingsAccount() {
  const { client } = useServices();
  const { login } = useProfile();
  return useLoad<SavingsAccount | null>({
    ...useCustomerQueryOptions(login === 'hard'),
    // Not the list's key: the checkout keeps the list itself under it.
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
