'use client';

import { useEffect } from 'react';
import { purchaseEvent } from '../../analytics/purchase.js';
import type { Order } from '../../model/order.js';
import { isPlaced } from '../../rules/checkout/checkout.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { readStorage, writeStorage } from '../base/storage.js';
import { useProfile } from '../shop/useProfile.js';

const storageKey = 'wsk-purchases-told';
/** Number of transactions that are remembered; if the confirmation of an older one is opened, it is tracked again. */
const rememberedTransactions = 50;

/** Reads the tracked transactions. An unreadable list counts as empty: it is better to track a purchase twice than
 * never. */
function trackedTransactions(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readStorage('localStorage', storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Checks whether a transaction is new to this browser's tracking, and marks it as tracked. */
function isFirstPurchaseEvent(transactionId: string): boolean {
  const before = trackedTransactions();
  if (before.includes(transactionId)) return false;
  const now = [...before, transactionId].slice(-rememberedTransactions);
  writeStorage('localStorage', storageKey, JSON.stringify(now));
  return true;
}

/** Tracks a purchase as soon as its order and the customer are known, and only once per transaction (CHKT-085,
 * ANLY-047, OPEN-019). */
export function usePurchaseEvent(order: Order | undefined): void {
  const { track } = useServices();
  const { site } = useScope();
  const { profile, load } = useProfile();
  const isSettled = load.status !== 'loading';
  useEffect(() => {
    if (!order || !isPlaced(order) || !isSettled || !isFirstPurchaseEvent(order.transactionId)) return;
    track(purchaseEvent(order, profile, site));
  }, [order, profile, isSettled, site, track]);
}
