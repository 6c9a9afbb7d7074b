'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Action } from '../../model/load.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { useText } from '../../ui/scope.js';

/** The state of the sign-up, and its callback. */
export interface AlertSignUpProps {
  /** State of the sign-up: `done` shows `Thank you` and `failed` shows its message, each for as long as the caller
   * keeps that state. */
  readonly action: Action;
  /** Whether the customer has signed up, now or earlier. */
  readonly signedUp: boolean;
  /** Called when the box is ticked. */
  readonly onSignUp: () => void;
}

/** Checkbox for signing up for back-in-stock alerts and offer alerts of a product (PROD-088, PROD-089). The caller
 * decides who sees it, and how long its messages stay visible. */
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
        refused={status === 'failed' ? action.message : undefined}
        onChange={() => onSignUp()}
      />
      <p className="wsk-AlertSignUp-thanks" role="status">
        {status === 'done' ? text('productPage.alertsThanks') : null}
      </p>
    </div>
  );
}
