'use client';

import type { QueryClient } from '@tanstack/react-query';
import type { CustomerProfile } from '../../model/customer.js';
import { loginState } from '../../rules/common/loginState.js';
import { isOfCustomer, profileKey } from './customerQueries.js';
import type { StorefrontServices } from './services.js';

function whoIsHere(queries: QueryClient) {
  const profile = queries.getQueryData<CustomerProfile>(profileKey);
  return { login: loginState(profile), id: profile?.summaryDetails?.profileId };
}

/** Forgets a customer who signed out in another tab, together with their drafts, and shows the current visitor or
 * customer instead. */
export async function lookAgain({ queries, drafts }: Pick<StorefrontServices, 'queries' | 'drafts'>): Promise<void> {
  const before = whoIsHere(queries);
  await queries.refetchQueries({ queryKey: profileKey });
  const now = whoIsHere(queries);
  if (now.login === before.login && now.id === before.id) return;
  // A customer who was recognised and has only entered the password keeps what was typed.
  if (before.id !== undefined && now.id !== before.id) drafts.forget();
  await queries.invalidateQueries({ predicate: (query) => !isOfCustomer(query) });
  await queries.resetQueries({ predicate: isOfCustomer });
}
