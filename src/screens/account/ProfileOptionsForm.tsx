'use client';

import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { Action } from '../../model/load.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** Current setting and callback of the form. */
export interface ProfileOptionsFormProps {
  /** Whether wine plans are paid for from the wine reward (ACCT-008, PLAN-070). */
  readonly payForWineplansWithWinereward: boolean;
  /** State of the save. */
  readonly action: Action;
  /** Called with the new setting, to be saved immediately. */
  readonly onChange: (change: { readonly payForWineplansWithWinereward: boolean }) => void;
}

/** Switch for paying for wine plans from the wine reward; a change is saved immediately (ACCT-008, PLAN-070). */
export function ProfileOptionsForm({ payForWineplansWithWinereward, action, onChange }: ProfileOptionsFormProps) {
  const text = useText(subscriptionsWords);
  return (
    <div className="wsk-ProfileOptionsForm" data-component="ProfileOptionsForm">
      <Checkbox
        label={text('profileOptions.label')}
        hint={text('profileOptions.hint')}
        checked={payForWineplansWithWinereward}
        busy={action.status === 'busy'}
        onChange={(event) => onChange({ payForWineplansWithWinereward: event.currentTarget.checked })}
      />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
    </div>
  );
}
