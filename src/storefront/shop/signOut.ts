'use client';

import { identityWords } from '../../brands/words/identity.js';
import type { CustomerProfile } from '../../model/customer.js';
import { loginState } from '../../rules/common/loginState.js';
import { say } from '../../ui/say.js';
import type { Scope } from '../../ui/scope.js';
import { removeCookie, upsellRejectionCountCookie } from '../base/cookies.js';
import { announceCustomerChange } from '../base/customerChanges.js';
import { isOfCustomer, logoutKey, profileKey } from '../base/customerQueries.js';
import { focusMain } from '../base/focusMain.js';
import type { StorefrontServices } from '../base/services.js';
import { identityCalls } from './calls.js';

/**
 * Signs out, and forgets all of the customer's data on this page. Queries that need a customer wait until this is over.
 * @throws ApiError when signing out fails
 */
export async function signOut(
  { client, drafts, queries }: Pick<StorefrontServices, 'client' | 'drafts' | 'queries'>,
  { text }: Pick<Scope, 'text'>,
): Promise<void> {
  const leaving = queries.getMutationCache().build<unknown, Error, void, unknown>(queries, {
    mutationKey: logoutKey,
    onMutate: () => queries.cancelQueries({ predicate: isOfCustomer }),
    mutationFn: () => client.call(identityCalls.logout),
    onSuccess: async () => {
      announceCustomerChange();
      drafts.forget();
      // At once, because the sentence before it may contain the customer's name.
      say(text.with(identityWords)('login.signedOut'));
      // Upsells are offered again (UPSL-026). Only to a customer who was signed in, not one who was only recognised
      // (IDENT-047, OPEN-026).
      const left = loginState(queries.getQueryData<CustomerProfile>(profileKey));
      if (left === 'hard') removeCookie(upsellRejectionCountCookie);
      await queries.invalidateQueries({ refetchType: 'active', predicate: (query) => !isOfCustomer(query) });
      queries.removeQueries({ predicate: isOfCustomer });
      // The pressed button is removed together with the customer's name.
      focusMain();
    },
  });
  try {
    await leaving.execute();
  } catch (error) {
    // Signing out failed, so the queries that were cancelled for it are made after all.
    void queries.invalidateQueries({ predicate: isOfCustomer });
    throw error;
  }
}
