'use client';

import { useSyncExternalStore } from 'react';
import { type PaymentMark, readPaymentMark } from '../../rules/checkout/paymentMark.js';
import { readStorage, writeStorage } from '../base/storage.js';

const prefix = 'wsk-payment-';

/** Marks that could not be stored because the storage is blocked or full; they last as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** A mark that could not be stored is newer than the stored one. */
const stored = (orderId: string): string | null =>
  unstored.get(orderId) ?? readStorage('localStorage', prefix + orderId);

/** Returns the current mark of an order, whichever tab set it. */
export const paymentMarkOf = (orderId: string): PaymentMark => readPaymentMark(stored(orderId));

/** Stores the mark of an order for all tabs. */
export function setPaymentMark(orderId: string, mark: PaymentMark): void {
  const json = JSON.stringify(mark);
  if (writeStorage('localStorage', prefix + orderId, json)) unstored.delete(orderId);
  else unstored.set(orderId, json);
  for (const listener of listeners) listener();
}

/** Runs `pay`, or `follow` after another tab that is paying for the order has ended. A mark that the other tab has just
 * set may not be visible here yet, but its lock is. */
export async function payAlone(orderId: string, pay: () => Promise<void>, follow: () => Promise<void>): Promise<void> {
  // Locks are only available on secure pages.
  if (!navigator.locks) return pay();
  const name = prefix + orderId;
  const isAlone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await pay();
    return lock !== null;
  });
  if (!isAlone) await navigator.locks.request(name, follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns whether a payment of the order, sent from any tab, has an unknown outcome. */
export const useIsPaymentPending = (orderId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paymentMarkOf(orderId).state === 'pending',
    () => false,
  );
