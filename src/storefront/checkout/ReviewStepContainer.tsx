import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../model/error.js';
import type { Order, PlacedOrder, RedirectedPayment } from '../../model/order.js';
import { isPlaced } from '../../rules/checkout.js';
import {
  askingGaps,
  endPayment,
  idempotencyKey,
  type PaymentMark,
  type PaymentOutcome,
  startPayment,
} from '../../rules/paymentMark.js';
import { type PlannedPayment, paymentsToSend, plannedPayments } from '../../rules/paymentPlan.js';
import { ReviewStep } from '../../screens/checkout/ReviewStep.js';
import { useScope } from '../../ui/scope.js';
import { checkoutCalls } from '../calls.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { payAlone, paymentMarkOf, setPaymentMark, useIsPaymentPending } from './paymentMark.js';
import type { StepProps } from './stepProps.js';
import { usePaymentPlan } from './usePaymentPlan.js';

/** Whether the server says it refused the payment. After a timeout, a 5xx or an unreadable answer the order may be placed; a
 * 408 is a timeout that was met on the way. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408;

export interface ReviewStepContainerProps extends StepProps {
  /** How the shopper comes back from the provider's page, if they do. */
  readonly back?: 'paid' | 'cancelled' | undefined;
}

/** Connects the review step. It places the order once: a payment leaves a mark before it is sent, and while that stands no tab
 * sends another. The server is asked again and again, and only then the order can be paid (CHKT-073 to CHKT-075). */
export function ReviewStepContainer({ order, checkout, onPlaced, back }: ReviewStepContainerProps) {
  const { client, leave, timeoutMs } = useServices();
  const { site, href } = useScope();
  const { action, run } = useAction();
  const { plan, setPlan } = usePaymentPlan(order.id);
  const isPending = useIsPaymentPending(order.id);
  const [isPaying, setIsPaying] = useState(false);
  const [isNotPlaced, setIsNotPlaced] = useState(false);
  const wait = useWait(isPending);
  const payments = plannedPayments(plan, order, site.money);

  const end = (outcome: PaymentOutcome) => setPaymentMark(order.id, endPayment(paymentMarkOf(order.id), outcome));

  async function finish(transactionId: string): Promise<void> {
    end('placed');
    // The order is placed even if it cannot be fetched now: the confirmation page fetches it again.
    await checkout.refresh().catch(() => {});
    onPlaced(transactionId);
  }

  /** Asks the server until it has the order, or was asked often enough: once, where it has refused the payment. When the last
   * question fails too, the mark stays.
   * @throws the payment's failure, if there is one, when no order was placed */
  async function settle(failure?: unknown): Promise<void> {
    const { attempt } = paymentMarkOf(order.id);
    const outcome = isRefusal(failure) ? 'refused' : 'notPlaced';
    let isAnswered = false;
    for (const gap of askingGaps(timeoutMs)) {
      if (gap > 0) setIsPaying(false);
      if (!(await wait(gap))) return;
      let now: Order | undefined;
      try {
        now = await checkout.refetchOrder();
        isAnswered = true;
      } catch {
        isAnswered = false;
      }
      if (now && isPlaced(now)) return await finish(now.transactionId);
      const mark = paymentMarkOf(order.id);
      if (mark.state === 'open') {
        // Another tab has heard the outcome.
        setIsNotPlaced(mark.attempt === attempt);
        return;
      }
      // Placed from another tab: this answer is older.
      if (mark.state === 'placed') isAnswered = false;
      else if (isAnswered && outcome === 'refused') break;
    }
    if (!isAnswered) return;
    end(outcome);
    if (outcome === 'refused') await checkout.refresh().catch(() => {});
    if (failure) throw failure;
    setIsNotPlaced(true);
  }

  const pay = (): Promise<void> => payAlone(order.id, payNow);

  async function payNow(): Promise<void> {
    const before = paymentMarkOf(order.id);
    const mark = startPayment(before);
    if (!payments) return;
    if (!mark) return settle();
    if (before.state === 'placed') {
      // Placed from another page, while this one slept.
      const now = await checkout.refetchOrder();
      if (now && isPlaced(now)) return finish(now.transactionId);
      if (now?.id !== order.id) return;
    }
    setIsNotPlaced(false);
    setIsPaying(true);
    setPaymentMark(order.id, mark);
    try {
      await send(payments, mark);
    } finally {
      setIsPaying(false);
    }
  }

  async function send(payments: readonly PlannedPayment[], mark: PaymentMark): Promise<void> {
    let paid: PlacedOrder | RedirectedPayment;
    try {
      const returnUrl = href('checkoutSteps', { params: { country: site.country }, query: { step: 'review' } });
      const { redirectToken: token } = plan;
      const isRedirected = payments.some(({ type }) => type === 'paypal');
      paid = await client.call(
        checkoutCalls.payAndCommit,
        {
          body: {
            paymentDetails: paymentsToSend(payments),
            ...(isRedirected && { webRedirectDetails: { returnUrl, ...(token !== undefined && { token }) } }),
          },
        },
        { idempotencyKey: idempotencyKey(order.id, mark) },
      );
    } catch (failure) {
      return settle(failure);
    }
    if (!('redirectUrl' in paid)) return finish(paid.transactionId);
    end('redirected');
    setPlan({ ...plan, redirectToken: undefined });
    leave(paid.redirectUrl);
  }

  const latest = useRef({ run, pay, settle });
  useEffect(() => {
    latest.current = { run, pay, settle };
  });
  // A payment from before a reload, or from another tab. One that is being sent from here runs already.
  useEffect(() => {
    if (isPending) latest.current.run(() => latest.current.settle());
  }, [isPending]);
  const isBack = back === 'paid' && plan.mode === 'paypal' && plan.redirectToken !== undefined;
  useEffect(() => {
    if (isBack) latest.current.run(() => latest.current.pay());
  }, [isBack]);

  return (
    <ReviewStep
      order={order}
      payments={payments ?? []}
      action={action}
      isUnknown={isPending && !isPaying}
      news={isNotPlaced ? 'notPlaced' : back === 'cancelled' ? 'cancelled' : undefined}
      onPay={() => run(pay)}
      onAsk={() => run(() => settle())}
    />
  );
}

/** A pause, cut short when what is waited for is over. Resolves to whether there is still a page that waits. */
function useWait(isWaiting: boolean): (ms: number) => Promise<boolean> {
  const end = useRef<(isHere: boolean) => void>(undefined);
  useEffect(() => {
    if (!isWaiting) end.current?.(true);
  }, [isWaiting]);
  useEffect(() => () => end.current?.(false), []);
  return (ms) =>
    ms === 0
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          end.current = resolve;
          setTimeout(() => resolve(true), ms);
        });
}
