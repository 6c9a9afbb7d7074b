'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { Action } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

interface PaymentOutcomeProps {
  /** Whether an order is being placed, or one that is placed is being changed. */
  readonly of: 'review' | 'amend';
  /** Asking: it is busy while the server is asked by itself, again and again. */
  readonly action: Action;
  readonly onAsk: () => void;
}

/** In place of the button that pays, while nobody knows whether the payment was taken. */
export function PaymentOutcome({ of, action, onAsk }: PaymentOutcomeProps) {
  const text = useText(checkoutWords, paymentWords);
  const isAsking = action.status === 'busy';
  return (
    <Notice
      // The tone is the role: a new one is announced.
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
