'use client';

import { useEffect } from 'react';
import type { StorefrontServices } from './services.js';
import { readStorage, writeStorage } from './storage.js';

/** Where the browser keeps when somebody last signed in or out. */
const storageKey = 'wsk-customer-changed';

/** When somebody last signed in or out in this browser; empty when nobody has. */
export const lastCustomerChange = (): string => readStorage('localStorage', storageKey) ?? '';

/** Lets the other pages of this browser know that somebody signed in or out. */
export function announceCustomerChange(): void {
  // Without storage another page finds out with its next call.
  writeStorage('localStorage', storageKey, String(Date.now()));
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
      if (key !== storageKey) return;
      void import('./lookAgain.js').then(({ lookAgain }) => lookAgain({ queries, drafts }), reload);
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
