'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { controlWords } from '../brands/words/controls.js';
import type { Action } from '../model/load.js';
import { ActionButton } from './ActionButton.js';
import { FieldError } from './Field.js';
import { useText } from './scope.js';

/** The state of the opt-in, and the button's callback. */
export interface OptInButtonProps {
  /** State of the opt-in: a failure is shown below the button and can be retried; `done` is final. */
  readonly action: Action;
  /** Called when the customer presses the button to opt in. */
  readonly onOptIn: () => void;
}

/** Opt-in button for email (ACCT-017). The caller decides which setting it changes. */
export function OptInButton({ action, onOptIn }: OptInButtonProps) {
  const text = useText(controlWords);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { status } = action;
  // A disabled button loses the focus, so it is restored.
  useLayoutEffect(() => {
    if (status === 'done' && root.current?.contains(document.activeElement)) root.current.focus();
  }, [status]);
  const message = action.status === 'failed' ? action.message : undefined;
  return (
    <div className="wsk-OptInButton" data-component="OptInButton" data-status={status} tabIndex={-1} ref={root}>
      <ActionButton
        wide
        variant={status === 'failed' ? 'line' : undefined}
        action={action}
        label={text('optIn.submit')}
        busyLabel={text('optIn.busy')}
        doneLabel={text('optIn.done')}
        disabled={status === 'done'}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
        onClick={() => onOptIn()}
      />
      <div className="wsk-OptInButton-failure" role="alert">
        <FieldError id={id}>{message}</FieldError>
      </div>
      <span className="wsk-VisuallyHidden" role="status">
        {status === 'busy' || status === 'done' ? text(`optIn.${status}`) : null}
      </span>
    </div>
  );
}
