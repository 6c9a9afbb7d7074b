'use client';

import { useCallback, useMemo } from 'react';
import { emptyPlan, type PaymentPlan, planOfKept, planToKeep } from '../../rules/checkout/paymentPlan.js';
import { useObserved } from '../base/observable.js';
import { useServices } from '../base/StorefrontProvider.js';

/** Remembers how an order will be paid: gift cards with their PIN until the page is left or reloaded, everything else
 * even after a reload. */
export function usePaymentPlan(orderId: string) {
  const { paymentPlan, drafts } = useServices();
  const owner = useObserved(drafts.owner);
  const current = useObserved(paymentPlan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is read again for another person.
  const plan = useMemo(
    () =>
      current?.orderId === orderId ? current : planOfKept(drafts.read('payment', planToKeep(emptyPlan(''))), orderId),
    [current, orderId, drafts, owner],
  );
  const setPlan = useCallback(
    (next: PaymentPlan) => {
      drafts.save('payment', planToKeep(next));
      paymentPlan.set(next);
    },
    [paymentPlan, drafts],
  );
  return { plan, setPlan };
}
