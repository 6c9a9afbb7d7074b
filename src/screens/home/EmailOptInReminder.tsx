'use client';

import { useId } from 'react';
import { homeWords } from '../../brands/words/home.js';
import type { Action } from '../../model/load.js';
import { IconButton } from '../../ui/IconButton.js';
import { close } from '../../ui/icons.js';
import { OptInButton } from '../../ui/OptInButton.js';
import { useScope, useText } from '../../ui/scope.js';

/** What the reminder shows, and its callbacks. */
export interface EmailOptInReminderProps {
  /** Whether the reminder was closed before; if so, nothing is rendered. */
  readonly dismissed: boolean;
  /** State of opting in. */
  readonly action: Action;
  /** Called when the customer opts in. */
  readonly onOptIn: () => void;
  /** Called when the customer closes the reminder; the caller remembers that it was closed. */
  readonly onDismiss: () => void;
}

/** Reminder to opt in to email, on the home page of brands that use it (BRAND-058, BRAND-059, ACCT-018). The caller
 * knows whether the customer has opted in. */
export function EmailOptInReminder({ dismissed, action, onOptIn, onDismiss }: EmailOptInReminderProps) {
  const { brand } = useScope();
  const text = useText(homeWords);
  const id = useId();
  if (brand.skipsOptInCheck || dismissed) return null;
  return (
    <div className="wsk-Container" data-component="EmailOptInReminder">
      <section className="wsk-EmailOptInReminder" data-ground="offer" aria-labelledby={id}>
        <div className="wsk-EmailOptInReminder-words">
          <h2 className="wsk-Heading" data-level="3" id={id}>
            {text('optIn.title')}
          </h2>
          <p className="wsk-Text">{text(action.status === 'done' ? 'optIn.thanks' : 'optIn.text')}</p>
        </div>
        <div className="wsk-EmailOptInReminder-button">
          <OptInButton action={action} onOptIn={onOptIn} />
        </div>
        <div className="wsk-EmailOptInReminder-close">
          <IconButton icon={close} label={text('optIn.close')} onClick={() => onDismiss()} />
        </div>
      </section>
    </div>
  );
}
