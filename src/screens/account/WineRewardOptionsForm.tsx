'use client';

import { type SubmitEvent, useState } from 'react';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { type Action, idleOnceDone } from '../../model/load.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Form } from '../../ui/Form.js';
import { Notice } from '../../ui/Notice.js';
import { Select } from '../../ui/Select.js';
import { useText } from '../../ui/scope.js';

/** When a wine reward is paid in. */
export interface WineRewardOptions {
  /** Day of the month, 1 to 28 (PLAN-066). */
  readonly dayOfMonth: number;
  /** Whether nothing is paid in for now (PLAN-067). */
  readonly paymentHoliday: boolean;
}

/** The options of a wine reward, and what the form reports. */
export interface WineRewardOptionsFormProps {
  /** The options as they are, or as they were chosen and not saved yet. */
  readonly options: WineRewardOptions;
  /** Saving the options. */
  readonly action: Action;
  /** Called with every choice, before it is saved. */
  readonly onDraft: (draft: WineRewardOptions) => void;
  /** Called with the options to save. */
  readonly onSubmit: (options: WineRewardOptions) => void;
}

/** Every month has these. */
const days = Array.from({ length: 28 }, (_, place) => String(place + 1));

/** Form for the payment day and the payment holiday of a wine reward (PLAN-066, PLAN-067). */
export function WineRewardOptionsForm({ options, action, onDraft, onSubmit }: WineRewardOptionsFormProps) {
  const text = useText(subscriptionsWords);
  const [chosen, setChosen] = useState(options);
  function choose(more: Partial<WineRewardOptions>): void {
    const next = { ...chosen, ...more };
    setChosen(next);
    onDraft(next);
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
      {action.status === 'done' ? <Notice tone="done" live title={text('rewardOptions.saved')} /> : null}
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
