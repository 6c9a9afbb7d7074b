'use client';

import { isPlaced } from '../../rules/checkout/checkout.js';
import { paymentsToSend, plannedPayments } from '../../rules/checkout/paymentPlan.js';
import { ReviewStep } from '../../screens/checkout/ReviewStep.js';
import { useScope } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { checkoutCalls } from '../shop/calls.js';
import type { StepProps } from './stepProps.js';
import { usePayment, usePaymentFailureText } from './usePayment.js';
import { usePaymentPlan } from './usePaymentPlan.js';
import { useWhen } from './useWhen.js';

export interface ReviewStepContainerProps extends StepProps {
  /** How the shopper returned from the provider's page, if they did. */
  readonly back?: 'paid' | 'cancelled' | undefined;
}

/** Connects the review step, which places the order once (CHKT-073 to CHKT-075). */
export function ReviewStepContainer({ order, checkout, onPlaced, back }: ReviewStepContainerProps) {
  const { client } = useServices();
  const { site } = useScope();
  const href = useHref();
  const { action, run } = useAction({ failureText: usePaymentFailureText() });
  const { plan, setPlan } = usePaymentPlan(order.id);
  const payments = plannedPayments(plan, order, site.money);
  const { isPending, isPaying, isNotTaken, pay, settle } = usePayment<string>({
    id: order.id,
    ends: 'placed',
    async look() {
      const now = await checkout.refetchOrder();
      if (now && isPlaced(now)) return now.transactionId;
      return now?.id === order.id ? undefined : 'notDue';
    },
    async onPaid(transactionId) {
      // The order is placed even if it cannot be fetched now: the confirmation page fetches it again.
      await checkout.refresh().catch(() => {});
      onPlaced(transactionId);
    },
    onRefused: () => checkout.refresh().catch(() => {}),
    onRedirect: () => setPlan({ ...plan, redirectToken: undefined }),
  });

  async function place(): Promise<void> {
    if (!payments) return;
    const returnUrl = href('checkoutSteps', { params: { country: site.country }, query: { step: 'review' } });
    const { redirectToken: token } = plan;
    const isRedirected = payments.some(({ type }) => type === 'paypal');
    const body = {
      paymentDetails: paymentsToSend(payments),
      ...(isRedirected && { webRedirectDetails: { returnUrl, ...(token !== undefined && { token }) } }),
    };
    await pay(async (idempotencyKey) => {
      const paid = await client.call(checkoutCalls.payAndCommit, { body }, { idempotencyKey });
      return 'redirectUrl' in paid ? paid : paid.transactionId;
    });
  }

  useWhen(isPending, () => run(settle));
  const isBack = back === 'paid' && plan.mode === 'paypal' && plan.redirectToken !== undefined;
  useWhen(isBack, () => run(place));

  return (
    <ReviewStep
      order={order}
      payments={payments ?? []}
      action={action}
      isUnknown={isPending && !isPaying}
      news={isNotTaken ? 'notPlaced' : back === 'cancelled' ? 'cancelled' : undefined}
      onPay={() => run(place)}
      onAsk={() => run(settle)}
    />
  );
}
