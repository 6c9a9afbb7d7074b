import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CustomerProfile } from '../model/customer.js';
import { loginState } from '../rules/loginState.js';
import { isOfCustomer, profileKey } from './customerQueries.js';
import type { StorefrontServices } from './services.js';

/** Where the browser keeps when somebody last signed in or out. */
const storageKey = 'wsk-customer-changed';

/** When somebody last signed in or out in this browser; empty when nobody has. */
export function lastCustomerChange(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Lets the other pages of this browser know that somebody signed in or out. */
export function announceCustomerChange(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without storage another page finds out with its next call.
  }
}

function whoIsHere(queries: QueryClient) {
  const profile = queries.getQueryData<CustomerProfile>(profileKey);
  return { login: loginState(profile), id: profile?.summaryDetails?.profileId };
}

/** Forgets a customer who signed out in another tab, with what was typed here, and shows who is here now. */
async function lookAgain({ queries, drafts }: Pick<StorefrontServices, 'queries' | 'drafts'>): Promise<void> {
  const before = whoIsHere(queries);
  await queries.refetchQueries({ queryKey: profileKey });
  const now = whoIsHere(queries);
  if (now.login === before.login && now.id === before.id) return;
  // Whoever has only given the password keeps what was typed.
  if (before.id !== undefined && now.id !== before.id) drafts.forget();
  await queries.invalidateQueries({ predicate: (query) => !isOfCustomer(query) });
  await queries.resetQueries({ predicate: isOfCustomer });
}

/** Keeps the page from showing a customer who has left: somebody signed out or in in another tab, or on a later page from
 * which the browser's Back brings this one back as it was. */
export function useCustomerChanges({
  queries,
  drafts,
  reload,
}: Pick<StorefrontServices, 'queries' | 'drafts' | 'reload'>): void {
  useEffect(() => {
    const seen = lastCustomerChange();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) void lookAgain({ queries, drafts });
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && lastCustomerChange() !== seen) reload();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [queries, drafts, reload]);
}
