'use client';

import { useEffect } from 'react';
import type { StorefrontServices } from './services.js';
import { readStorage, writeStorage } from './storage.js';

/** Storage key of the time of the last sign-in or sign-out. */
const storageKey = 'wsk-customer-changed';

/** Returns the time of the last sign-in or sign-out in this browser; empty if there was none. */
export const lastCustomerChange = (): string => readStorage('localStorage', storageKey) ?? '';

/** Tells the other pages of this browser about a sign-in or sign-out. */
export function announceCustomerChange(): void {
  // Without storage, other pages notice the change with their next call.
  writeStorage('localStorage', storageKey, String(Date.now()));
}

/** Keeps the page from showing data of a customer who has left: after a sign-in or sign-out in another tab, or when the
 * browser's Back button restores this page unchanged after a sign-in or sign-out on a later page. A restored page of the
 * same customer fetches again what it shows, such as the basket. */
export function useCustomerChanges({
  queries,
  drafts,
  reload,
}: Pick<StorefrontServices, 'queries' | 'drafts' | 'reload'>): void {
  useEffect(() => {
    const seen = lastCustomerChange();
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== storageKey) return;
      void import('./lookAgain.js').then(({ lookAgain }) => lookAgain({ queries, drafts }), reload);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (lastCustomerChange() !== seen) reload();
      else void queries.invalidateQueries({}, { cancelRefetch: false });
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [queries, drafts, reload]);
}
