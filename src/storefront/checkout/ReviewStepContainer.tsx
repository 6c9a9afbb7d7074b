import { useState } from 'react';
import { payAndCommit } from '../../api/endpoints/checkout.js';
import { ApiError } from '../../api/error.js';
import { isPlaced } from '../../rules/checkout.js';
import { ReviewStep } from '../../screens/checkout/ReviewStep.js';
import { useScope } from '../../ui/scope.js';
import { forgetDrafts } from '../drafts.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import type { StepProps } from './CheckoutPageContainer.js';

/** A server that said no has placed nothing; silence, a fault of its own or an answer nobody can read may hide an order. */
const saidNo = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** The order before it is placed, and placing it, once: whenever it is not certain what became of a payment, the shop is
 * asked before anyone can pay again (CHKT-073 to CHKT-075). */
export function ReviewStepContainer({ order, checkout }: StepProps) {
  const { client, navigate } = useServices();
  const { href } = useScope();
  const { action, run } = useAction();
  const [isUnknown, setIsUnknown] = useState(false);

  async function finish(transactionId: string): Promise<void> {
    forgetDrafts();
    await checkout.refresh();
    navigate(href('confirmation', { query: { transactionId } }), { replace: true });
  }

  /** @returns whether the order turned out to be placed; when even that cannot be told, the page says so. */
  async function ask(): Promise<boolean> {
    try {
      const now = await checkout.ask();
      setIsUnknown(false);
      if (!now || !isPlaced(now)) return false;
      await finish(now.transactionId);
      return true;
    } catch {
      setIsUnknown(true);
      return true;
    }
  }

  async function pay(): Promise<void> {
    const paymentDetails = order.paymentDetails.map(({ type, amount, cardId }) => ({ type, amount, cardId }));
    try {
      const { transactionId } = await client.call(payAndCommit, { body: { paymentDetails } });
      await finish(transactionId);
    } catch (error) {
      if (saidNo(error)) {
        await checkout.refresh();
        throw error;
      }
      if (!(await ask())) throw error;
    }
  }

  return (
    <ReviewStep
      order={order}
      action={action}
      isUnknown={isUnknown}
      onPay={() => run(pay)}
      onAsk={() => run(async () => void (await ask()))}
    />
  );
}
