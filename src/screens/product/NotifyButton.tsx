'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Action } from '../../model/load.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** The state of the sign-up, and its callback. */
export interface NotifyButtonProps {
  /** State of the sign-up: `done` shows `Thank you` and `failed` shows its message, each for as long as the caller
   * keeps that state. */
  readonly action: Action;
  /** Whether the customer has signed up, now or earlier; a sentence then replaces the button. */
  readonly signedUp: boolean;
  /** Called on each press while no sign-up is in progress. */
  readonly onSignUp: () => void;
}

const labels = {
  idle: 'productPage.notify',
  busy: 'productPage.notifying',
  done: 'productPage.alertsThanks',
} as const;

/** Button shown in place of the add button for a sold-out product: it signs up for back-in-stock alerts (PROD-087). */
export function NotifyButton({ action, signedUp, onSignUp }: NotifyButtonProps) {
  const text = useText(productPageWords);
  const status = action.status === 'failed' ? 'idle' : action.status;
  return (
    <div className="wsk-NotifyButton" data-component="NotifyButton" data-status={signedUp ? 'signedUp' : action.status}>
      {signedUp ? (
        <Notice tone="done" place="row" title={text('productPage.alertsDone')} />
      ) : (
        <Button
          wide
          status={status}
          onClick={() => {
            if (status === 'idle') onSignUp();
          }}
        >
          {text(labels[status])}
        </Button>
      )}
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      <span className="wsk-VisuallyHidden" role="status">
        {signedUp ? text('productPage.alertsDone') : status === 'idle' ? null : text(labels[status])}
      </span>
    </div>
  );
}
