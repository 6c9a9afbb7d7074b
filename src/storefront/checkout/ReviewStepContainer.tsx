import { useState } from 'react';
import { ApiError } from '../../model/error.js';
import type { Order } from '../../model/order.js';
import { isPlaced } from '../../rules/checkout.js';
import { ReviewStep } from '../../screens/checkout/ReviewStep.js';
import { checkoutCalls } from '../calls.js';
import { forgetDrafts } from '../drafts.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import type { StepProps } from './stepProps.js';

/** A server that said no has placed nothing; silence, a fault of its own or an answer nobody can read may hide an order. */
const saidNo = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** The order before it is placed, and placing it, once: whenever it is not certain what became of a payment, the shop is
 * asked before anyone can pay again (CHKT-073 to CHKT-075). */
export function ReviewStepContainer({ order, checkout, onPlaced }: StepProps) {
  const { client } = useServices();
  const { action, run } = useAction();
  /** What a payment came back with, while nobody can tell what became of it. */
  const [unsettled, setUnsettled] = useState<{ readonly failure: unknown }>();

  async function finish(transactionId: string): Promise<void> {
    forgetDrafts();
    // It is placed, whether or not it can be read just now: the confirmation asks for itself.
    await checkout.refresh().catch(() => {});
    onPlaced(transactionId);
  }

  /** Asks what became of a payment; when even that cannot be told, the page says so.
   * @throws the payment's failure when no order was placed */
  async function settle(failure: unknown): Promise<void> {
    let now: Order | undefined;
    try {
      now = await checkout.ask();
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
    let transactionId: string;
    try {
      ({ transactionId } = await client.call(checkoutCalls.payAndCommit, { body: { paymentDetails } }));
    } catch (failure) {
      if (!saidNo(failure)) return settle(failure);
      await checkout.refresh().catch(() => {});
      throw failure;
    }
    await finish(transactionId);
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
