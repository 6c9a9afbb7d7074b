import { useEffect } from 'react';
import { purchaseEvent } from '../../analytics/purchase.js';
import type { Order } from '../../model/order.js';
import { isPlaced } from '../../rules/checkout.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../StorefrontProvider.js';
import { useProfile } from '../useProfile.js';

const told = 'wsk-purchases-told';
/** A customer who comes back to an older confirmation than these is told of once more. */
const remembered = 50;

/** Whether this browser has told of a transaction before; from now on it has. */
function isFirstTelling(transactionId: string): boolean {
  try {
    const before = JSON.parse(localStorage.getItem(told) ?? '[]') as string[];
    if (before.includes(transactionId)) return false;
    localStorage.setItem(told, JSON.stringify([...before, transactionId].slice(-remembered)));
  } catch {
    // Without storage every recall tells: rather twice than never.
  }
  return true;
}

/** Tells of a purchase once its order is recalled and it is known who bought, once for each transaction
 * (CHKT-085, ANLY-047, OPEN-019). */
export function usePurchaseEvent(order: Order | undefined): void {
  const { track } = useServices();
  const { site } = useScope();
  const { profile, load } = useProfile();
  const isSettled = load.status !== 'loading';
  useEffect(() => {
    if (!order || !isPlaced(order) || !isSettled || !isFirstTelling(order.transactionId)) return;
    track(purchaseEvent(order, profile, site));
  }, [order, profile, isSettled, site, track]);
}
