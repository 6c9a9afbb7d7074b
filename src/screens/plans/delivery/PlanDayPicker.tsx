'use client';

import { useId } from 'react';
import { writtenParts } from '../../../rules/common/days.js';
import { calendarOf, fullDay } from '../../../rules/plans/planDays.js';
import { describedBy, FieldError, FieldHint } from '../../../ui/Field.js';
import { useScope } from '../../../ui/scope.js';

interface PlanDayPickerProps {
  /** Heading above the days, and their accessible name. */
  readonly label: string;
  /** Name of the field in its form. */
  readonly name: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** The days to choose from, ISO dates. */
  readonly days: readonly string[];
  /** The selected day; empty for none. */
  readonly value: string;
  readonly onChoose: (choice: { readonly day: string }) => void;
}

/** Lets the customer choose one of the available days, in a calendar with a row for each week. */
export function PlanDayPicker({ label, name, hint, error, days, value, onChoose }: PlanDayPickerProps) {
  const { site } = useScope();
  const id = useId();
  const weeks = calendarOf(days);
  return (
    <fieldset
      className="wsk-Fieldset wsk-PlanDayPicker"
      data-invalid={error ? true : undefined}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it here; only this role may be invalid.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="wsk-PlanDayPicker-legend">
        <h2 className="wsk-Heading" data-level="3" id={`${id}-label`}>
          {label}
        </h2>
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="wsk-PlanDayPicker-weeks" data-columns={weeks[0]?.length}>
        {weeks.map((week) => (
          <div className="wsk-PlanDayPicker-week" key={week.find(Boolean)}>
            {week.map((day, column) =>
              day === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of the calendar is its place.
                <span className="wsk-PlanDayPicker-none" key={column} />
              ) : (
                <label className="wsk-PlanDayPicker-day" key={day}>
                  <input
                    className="wsk-PlanDayPicker-box"
                    type="radio"
                    name={name}
                    value={day}
                    checked={day === value}
                    aria-label={fullDay(day, site)}
                    onChange={() => onChoose({ day })}
                  />
                  <span className="wsk-PlanDayPicker-weekday">{writtenParts(day, site, { weekday: 'short' })}</span>
                  <span className="wsk-PlanDayPicker-number">{writtenParts(day, site, { day: 'numeric' })}</span>
                  <span className="wsk-PlanDayPicker-month">{writtenParts(day, site, { month: 'short' })}</span>
                </label>
              ),
            )}
          </div>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
