'use client';

import { useSyncExternalStore } from 'react';
import { type PaymentMark, readPaymentMark } from '../../rules/checkout/paymentMark.js';
import { readStorage, writeStorage } from '../base/storage.js';

const prefix = 'wsk-payment-';

/** For a browser whose storage is blocked or full: the mark then lasts as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** A mark that could not be stored is newer than the stored one. */
const stored = (orderId: string): string | null =>
  unstored.get(orderId) ?? readStorage('localStorage', prefix + orderId);

/** The mark of an order as it stands now, in whichever tab it was set. */
export const paymentMarkOf = (orderId: string): PaymentMark => readPaymentMark(stored(orderId));

/** Stores the mark of an order for all tabs. */
export function setPaymentMark(orderId: string, mark: PaymentMark): void {
  const written = JSON.stringify(mark);
  if (writeStorage('localStorage', prefix + orderId, written)) unstored.delete(orderId);
  else unstored.set(orderId, written);
  for (const listener of listeners) listener();
}

/** Runs `pay`, unless a payment of the order runs in another tab. A mark that tab has just set may not be seen here yet; its
 * lock is. */
export async function payAlone(orderId: string, pay: () => Promise<void>): Promise<void> {
  // Only secure pages have locks.
  if (!navigator.locks) return pay();
  await navigator.locks.request(prefix + orderId, { ifAvailable: true }, (lock) => lock && pay());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether a payment of the order was sent, from any tab, whose outcome is not known yet. */
export const useIsPaymentPending = (orderId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paymentMarkOf(orderId).state === 'pending',
    () => false,
  );
