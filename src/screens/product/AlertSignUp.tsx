'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Action } from '../../model/load.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { useText } from '../../ui/scope.js';

/** How far the sign-up is, and what it reports. */
export interface AlertSignUpProps {
  /** The sign-up: done says `Thank you` and failed the message, both for as long as the caller keeps them. */
  readonly action: Action;
  /** The customer is signed up, now or since before. */
  readonly signedUp: boolean;
  /** Called when the box is ticked. */
  readonly onSignUp: () => void;
}

/** Checkbox that signs up for back-in-stock alerts and offer alerts of a product (PROD-088, PROD-089). Who may see it,
 * and how long its messages stay, is the caller's. */
export function AlertSignUp({ action, signedUp, onSignUp }: AlertSignUpProps) {
  const text = useText(productPageWords);
  const { status } = action;
  return (
    <div className="wsk-AlertSignUp" data-component="AlertSignUp" data-status={signedUp ? 'signedUp' : status}>
      <Checkbox
        label={text(signedUp ? 'productPage.alertsDone' : 'productPage.alerts')}
        checked={signedUp || status !== 'idle'}
        disabled={signedUp || status === 'done'}
        busy={status === 'busy'}
        error={status === 'failed' ? action.message : undefined}
        onChange={() => onSignUp()}
      />
      <p className="wsk-AlertSignUp-thanks" role="status">
        {status === 'done' ? text('productPage.alertsThanks') : null}
      </p>
    </div>
  );
}
