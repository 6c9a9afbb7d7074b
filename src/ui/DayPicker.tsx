'use client';

import { type ReactNode, useId } from 'react';
import { calendarOf, fullDay } from '../rules/common/calendar.js';
import { writtenParts } from '../rules/common/days.js';
import { Choice } from './Choice.js';
import { describedBy, FieldError, FieldHint } from './Field.js';
import { useScope } from './scope.js';

interface DayPickerProps {
  /** Heading above the days, and their accessible name. */
  readonly label: ReactNode;
  /** Name of the field in its form; it has none unless set. */
  readonly name?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The days to choose from, ISO dates. */
  readonly days: readonly string[];
  /** The selected day; empty for none. */
  readonly value: string;
  /** The day that applies until another is saved; it has a ring. */
  readonly planned?: string;
  /** Label of the choice of no particular day, above the days; without it, a choice cannot be taken back. */
  readonly anyDay?: string;
  /** Called with the selected day; empty for any day. */
  readonly onChoose: (choice: { readonly day: string }) => void;
}

/** Lets the shopper choose one of the available days, in a calendar with a row for each week. */
export function DayPicker({ label, name, hint, error, days, value, planned, anyDay, onChoose }: DayPickerProps) {
  const { site } = useScope();
  const id = useId();
  const { week, months } = calendarOf(days, site);
  return (
    <fieldset
      className="wsk-Fieldset wsk-DayPicker"
      data-invalid={error ? true : undefined}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it here; only this role may be invalid.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="wsk-DayPicker-legend" id={`${id}-label`}>
        {label}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {anyDay ? (
        <Choice
          type="radio"
          id={`${id}-any`}
          name={name ?? id}
          value=""
          label={anyDay}
          checked={value === ''}
          onChange={() => onChoose({ day: '' })}
        />
      ) : null}
      <div className="wsk-DayPicker-calendar" data-columns={week.length}>
        {/* Each day is named in full, so its weekday and month are for the eye only. */}
        <div className="wsk-DayPicker-week" aria-hidden="true">
          {week.map((day) => (
            <span className="wsk-DayPicker-weekday" key={day}>
              {writtenParts(day, site, { weekday: 'short' })}
            </span>
          ))}
        </div>
        {months.map(({ month, weeks }) => (
          <div className="wsk-DayPicker-month" key={month}>
            <p className="wsk-DayPicker-name" aria-hidden="true">
              {writtenParts(`${month}-01`, site, { month: 'long' })}
            </p>
            {weeks.map((row) => (
              <div className="wsk-DayPicker-week" key={row.find(Boolean)}>
                {row.map((day, column) =>
                  day !== undefined && days.includes(day) ? (
                    <label className="wsk-DayPicker-day" key={day}>
                      <input
                        className="wsk-DayPicker-box"
                        type="radio"
                        name={name ?? id}
                        value={day}
                        checked={day === value}
                        data-planned={day === planned || undefined}
                        aria-label={fullDay(day, site)}
                        onChange={() => onChoose({ day })}
                      />
                      {writtenParts(day, site, { day: 'numeric' })}
                    </label>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column of the calendar is its place.
                    <span className="wsk-DayPicker-none" key={column} aria-hidden="true">
                      {day && writtenParts(day, site, { day: 'numeric' })}
                    </span>
                  ),
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
