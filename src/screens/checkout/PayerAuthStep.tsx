'use client';

import { type ReactNode, useRef } from 'react';
import { paymentWords } from '../../brands/words/payment.js';
import { Button } from '../../ui/Button.js';
import { Live } from '../../ui/Live.js';
import { ModalDialog } from '../../ui/ModalDialog.js';
import { Notice } from '../../ui/Notice.js';
import { Spinner } from '../../ui/Spinner.js';
import { useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';

/** Progress of the bank's confirmation (CHKT-048). */
export type PayerAuthState = 'starting' | 'challenge' | 'success' | 'failed';

/** State of the bank's confirmation, and the dialog's callbacks. */
export interface PayerAuthStepProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Progress of the confirmation. */
  readonly state: PayerAuthState;
  /** The bank's page, rendered by the host. It loads, hidden, while the state is `starting`. */
  readonly challenge: ReactNode;
  /** Why the confirmation failed, in the server's words; defaults to the kit's own message. */
  readonly problem?: string | undefined;
  /** Called to ask the bank again after the confirmation failed. */
  readonly onRetry: () => void;
  /** Called when the shopper gives up; the card is not charged. */
  readonly onClose: () => void;
}

/** Dialog in which the shopper confirms their identity to the card's bank (CHKT-045, CHKT-048). */
export function PayerAuthStep({ open, state, challenge, problem, onRetry, onClose }: PayerAuthStepProps) {
  const text = useText(paymentWords);
  const box = useRef<HTMLDivElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  // Not into the bank's page, where Escape would not reach the dialog: it is the next stop of the Tab key.
  useFocusOnChange(state, () => lead.current ?? box.current);
  const isOver = state === 'success' || state === 'failed';
  return (
    <ModalDialog
      open={open}
      title={text('payerAuth.title')}
      onClose={() => onClose()}
      buttons={
        state === 'failed' ? (
          <>
            <Button variant="line" onClick={() => onClose()}>
              {text('payerAuth.cancel')}
            </Button>
            <Button onClick={() => onRetry()}>{text('payerAuth.retry')}</Button>
          </>
        ) : null
      }
    >
      <div ref={box} className="wsk-PayerAuthStep" data-component="PayerAuthStep" data-state={state} tabIndex={-1}>
        <Live>
          {state === 'starting' ? (
            <p className="wsk-PayerAuthStep-waiting">
              <Spinner>{text('payerAuth.starting')}</Spinner>
              <span aria-hidden="true">{text('payerAuth.starting')}</span>
            </p>
          ) : null}
          {state === 'success' ? <Notice tone="done" title={text('payerAuth.success')} /> : null}
        </Live>
        {state === 'challenge' ? (
          <p ref={lead} className="wsk-Text wsk-PayerAuthStep-lead" tabIndex={-1}>
            {text('payerAuth.lead')}
          </p>
        ) : null}
        {isOver ? null : (
          <div className="wsk-PayerAuthStep-bank" hidden={state === 'starting'}>
            {challenge}
          </div>
        )}
        {state === 'failed' ? (
          <Notice tone="failed" title={problem ?? text('payerAuth.failed')}>
            {text('payerAuth.failedText')}
          </Notice>
        ) : null}
      </div>
    </ModalDialog>
  );
}
