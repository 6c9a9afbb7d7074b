'use client';

import { decimalOf, minorUnits } from '../../rules/common/money.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { savingsCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useProfile } from '../shop/useProfile.js';

/** Returns a signed-in customer's savings: a decimal in the site's currency, or whole points. 0 while they load and
 * after a failure, since the order can be paid without them. */
export function useSavings(): { readonly savings: number; readonly isCustomer: boolean } {
  const { client } = useServices();
  const isCustomer = useProfile().login === 'hard';
  const { load } = useLoad({
    ...useCustomerQueryOptions(isCustomer),
    queryKey: queryKey('listSavingsAccounts'),
    queryFn: ({ signal }) => client.call(savingsCalls.listSavingsAccounts, undefined, { signal }),
  });
  const accounts = load.status === 'ready' ? load.data.accounts : [];
  const units = accounts.reduce((sum, { balance }) => sum + minorUnits(balance), 0);
  return { savings: isCustomer ? decimalOf(units) : 0, isCustomer };
}
