'use client';

import { type SubmitEvent, useState } from 'react';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { type Action, idleOnceDone } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Form } from '../../ui/Form.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Select } from '../../ui/Select.js';
import { useText } from '../../ui/scope.js';

/** Payment options of a wine reward. */
export interface WineRewardOptions {
  /** Day of the month, 1 to 28 (PLAN-066). */
  readonly dayOfMonth: number;
  /** Whether payments are paused (PLAN-067). */
  readonly paymentHoliday: boolean;
}

/** The options of a wine reward, and the callbacks of the form. */
export interface WineRewardOptionsFormProps {
  /** Saved options, or an unsaved draft. */
  readonly options: WineRewardOptions;
  /** State of the save. */
  readonly action: Action;
  /** Called after every choice, before it is saved. */
  readonly onDraft: (draft: WineRewardOptions) => void;
  /** Called with the options to save. */
  readonly onSubmit: (options: WineRewardOptions) => void;
}

/** Limited to 28, because every month has these days. */
const days = Array.from({ length: 28 }, (_, place) => String(place + 1));

/** Form for the payment day of a wine reward and for pausing payments (PLAN-066, PLAN-067). */
export function WineRewardOptionsForm({ options, action, onDraft, onSubmit }: WineRewardOptionsFormProps) {
  const text = useText(subscriptionsWords);
  // Only what was chosen here: the saved options may change while the form is open.
  const [edits, setEdits] = useState<Partial<WineRewardOptions>>({});
  const chosen = { ...options, ...edits };
  function choose(more: Partial<WineRewardOptions>): void {
    setEdits({ ...edits, ...more });
    onDraft({ ...chosen, ...more });
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (action.status !== 'busy') onSubmit(chosen);
  }
  return (
    <Form column="narrow" data-component="WineRewardOptionsForm" onSubmit={submit}>
      <Select
        label={text('rewardOptions.day')}
        hint={text('rewardOptions.dayHint')}
        options={days.map((day) => ({ value: day, label: day }))}
        value={String(chosen.dayOfMonth)}
        onChange={(event) => choose({ dayOfMonth: Number(event.currentTarget.value) })}
      />
      <Checkbox
        label={text('rewardOptions.holiday')}
        hint={text('rewardOptions.holidayHint')}
        checked={chosen.paymentHoliday}
        onChange={(event) => choose({ paymentHoliday: event.currentTarget.checked })}
      />
      {action.status === 'failed' ? <Notice tone="failed" title={action.message} /> : null}
      <Live>{action.status === 'done' ? <Notice tone="done" title={text('rewardOptions.saved')} /> : null}</Live>
      <div className="wsk-Actions">
        <ActionButton
          type="submit"
          variant="line"
          action={idleOnceDone(action)}
          label={text('rewardOptions.save')}
          busyLabel={text('rewardOptions.saving')}
        />
      </div>
    </Form>
  );
}
