'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action, Load } from '../../model/load.js';
import type { Timeslot } from '../../model/order.js';
import { dayInWords, hoursOfSlot } from '../../rules/checkout/timeslot.js';
import { DayPicker } from '../../ui/DayPicker.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';

/** The days to choose from, the times of the chosen one, and the picker's callbacks. */
export interface TimeslotPickerProps {
  /** The days to choose from, ISO dates. */
  readonly days: readonly string[];
  /** The day whose times are shown, an ISO date; empty while any day will do. */
  readonly date: string;
  /** The times of that day; undefined while any day will do. */
  readonly slots?: Load<readonly Timeslot[]> | undefined;
  /** The time chosen for the order; undefined while none is. */
  readonly chosen?: Timeslot | undefined;
  /** Saving the choice; a refusal appears below the times. */
  readonly action: Action;
  /** Called with the day as soon as it is selected, an ISO date; empty when any day will do. */
  readonly onDate: (choice: { readonly date: string }) => void;
  /** Called with a time as soon as it is selected. */
  readonly onChoose: (choice: { readonly timeslot: Timeslot }) => void;
  /** Called to fetch the times again after they failed to load. */
  readonly onRetry: () => void;
}

/** Lets the shopper choose a day and a time for the chosen delivery method (CHKT-027, CHKT-033). Both are optional. */
export function TimeslotPicker({ days, date, slots, chosen, action, onDate, onChoose, onRetry }: TimeslotPickerProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  return (
    <div className="wsk-TimeslotPicker" data-component="TimeslotPicker" data-status={slots?.status ?? 'idle'}>
      <DayPicker
        label={
          <h3 className="wsk-Heading" data-level="4">
            {text('timeslot.title')}
          </h3>
        }
        days={days}
        value={date}
        anyDay={text('timeslot.anyDay')}
        onChoose={({ day }) => onDate({ date: day })}
      />
      {slots === undefined ? null : slots.status === 'loading' ? (
        <Skeleton shape="block" />
      ) : slots.status === 'failed' ? (
        <RetryNotice place="row" title={text('timeslot.failed')} onRetry={onRetry}>
          {slots.message}
        </RetryNotice>
      ) : slots.data.length === 0 ? null : (
        <Times date={date} slots={slots.data} chosen={chosen} onChoose={onChoose} />
      )}
      <Live>
        {slots?.status === 'ready' && slots.data.length === 0 ? (
          <Notice tone="info" place="row" title={text('timeslot.none', { day: dayInWords(date, site) })}>
            {text('timeslot.noneText')}
          </Notice>
        ) : null}
        {chosen ? (
          <p className="wsk-TimeslotPicker-chosen">
            {text('timeslot.chosen', { day: dayInWords(chosen.date, site), ...hoursOfSlot(chosen, site) })}
          </p>
        ) : null}
      </Live>
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
    </div>
  );
}

type TimesProps = Pick<TimeslotPickerProps, 'date' | 'chosen' | 'onChoose'> & {
  readonly slots: readonly Timeslot[];
};

function Times({ date, slots, chosen, onChoose }: TimesProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  return (
    <RadioGroup
      label={text('timeslot.slots', { day: dayInWords(date, site) })}
      variant="tiles"
      value={chosen?.date === date ? chosen.from : ''}
      options={slots.map((slot) => ({ value: slot.from, label: text('timeslot.slot', hoursOfSlot(slot, site)) }))}
      onChange={(event) => {
        const timeslot = slots.find(({ from }) => from === event.target.value);
        if (timeslot) onChoose({ timeslot });
      }}
    />
  );
}
