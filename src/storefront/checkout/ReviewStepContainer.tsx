import { useState } from 'react';
import { ApiError } from '../../model/error.js';
import type { Order, PlacedOrder, RedirectedPayment } from '../../model/order.js';
import { isPlaced } from '../../rules/checkout.js';
import { ReviewStep } from '../../screens/checkout/ReviewStep.js';
import { checkoutCalls } from '../calls.js';
import { clearDrafts } from '../drafts.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import type { StepProps } from './stepProps.js';

/** Whether the server refused the payment, so that no order was placed. After a timeout, a 5xx or an unreadable answer
 * one may exist. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** Connects the review step. It places the order once: while the outcome of a payment is unknown, the order is fetched
 * before it can be paid again (CHKT-073 to CHKT-075). */
export function ReviewStepContainer({ order, checkout, onPlaced }: StepProps) {
  const { client, navigate } = useServices();
  const { action, run } = useAction();
  /** The failure of a payment whose outcome is unknown. */
  const [unsettled, setUnsettled] = useState<{ readonly failure: unknown }>();

  async function finish(transactionId: string): Promise<void> {
    clearDrafts();
    // The order is placed even if it cannot be fetched now: the confirmation page fetches it again.
    await checkout.refresh().catch(() => {});
    onPlaced(transactionId);
  }

  /** Finds out whether a payment placed an order; when that fails too, the page says so.
   * @throws the payment's failure when no order was placed */
  async function settle(failure: unknown): Promise<void> {
    let now: Order | undefined;
    try {
      now = await checkout.refetchOrder();
    } catch {
      setUnsettled({ failure });
      return;
    }
    setUnsettled(undefined);
    if (!now || !isPlaced(now)) throw failure;
    await finish(now.transactionId);
  }

  async function pay(): Promise<void> {
    const paymentDetails = order.paymentDetails.map(({ type, amount, cardId }) => ({ type, amount, cardId }));
    let paid: PlacedOrder | RedirectedPayment;
    try {
      paid = await client.call(checkoutCalls.payAndCommit, { body: { paymentDetails } });
    } catch (failure) {
      if (!isRefusal(failure)) return settle(failure);
      await checkout.refresh().catch(() => {});
      throw failure;
    }
    if ('redirectUrl' in paid) navigate(paid.redirectUrl);
    else await finish(paid.transactionId);
  }

  return (
    <ReviewStep
      order={order}
      action={action}
      isUnknown={unsettled !== undefined}
      onPay={() => run(pay)}
      onAsk={() => run(() => settle(unsettled?.failure))}
    />
  );
}
