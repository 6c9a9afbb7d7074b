import { useCallback, useMemo } from 'react';
import { emptyPlan, type PaymentPlan, planOfKept, planToKeep } from '../../rules/paymentPlan.js';
import { readDraft, saveDraft } from '../drafts.js';
import { useObserved } from '../observable.js';
import { useServices } from '../StorefrontProvider.js';

/** The stored plan of an order. */
const keptPlanOf = (orderId: string): PaymentPlan =>
  planOfKept(readDraft('payment', planToKeep(emptyPlan(''))), orderId);

/** How an order is to be paid: gift cards with their PIN for as long as the page lasts, the rest through a reload. */
export function usePaymentPlan(orderId: string) {
  const { paymentPlan } = useServices();
  const held = useObserved(paymentPlan);
  const plan = useMemo(() => (held?.orderId === orderId ? held : keptPlanOf(orderId)), [held, orderId]);
  const setPlan = useCallback(
    (next: PaymentPlan) => {
      saveDraft('payment', planToKeep(next));
      paymentPlan.set(next);
    },
    [paymentPlan],
  );
  return { plan, setPlan };
}
