'use client';

import { useProfile } from '../shop/useProfile.js';
import { useSavingsAccount } from '../shop/useSavingsAccount.js';

/** Returns a signed-in customer's savings: a decimal in the site's currency, or whole points. 0 while they load and
 * after a failure, since the order can be paid without them. */
export function useSavings(): { readonly savings: number; readonly isCustomer: boolean } {
  const isCustomer = useProfile().login === 'hard';
  const { load } = useSavingsAccount();
  const account = load.status === 'ready' ? load.data : null;
  return { savings: isCustomer && account ? account.balance : 0, isCustomer };
}
