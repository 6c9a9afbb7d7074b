'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { Action } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

interface PaymentOutcomeProps {
  /** Whether an order is being placed (`review`) or a placed order is being changed (`amend`). */
  readonly of: 'review' | 'amend';
  /** The query about the outcome: busy while the page polls the server. */
  readonly action: Action;
  readonly onAsk: () => void;
}

/** Replaces the pay button while it is unknown whether the payment was taken. */
export function PaymentOutcome({ of, action, onAsk }: PaymentOutcomeProps) {
  const text = useText(checkoutWords, paymentWords);
  const isAsking = action.status === 'busy';
  return (
    <Notice
      // The tone sets the role. A screen reader announces a role only on a new element.
      key={isAsking ? 'asking' : 'unknown'}
      tone={isAsking ? 'info' : 'failed'}
      live
      title={text(isAsking ? `${of}.asking` : `${of}.unknown`)}
      action={
        <ActionButton
          variant="line"
          action={action}
          label={text('review.ask')}
          busyLabel={text(`${of}.asking`)}
          onClick={() => onAsk()}
        />
      }
    >
      {text(isAsking ? `${of}.askingText` : `${of}.unknownText`)}
    </Notice>
  );
}
