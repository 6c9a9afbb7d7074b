'use client';

import { useId } from 'react';
import { CaseContents } from '../../../blocks/CaseContents.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Load } from '../../../model/load.js';
import type { CaseDetails } from '../../../model/offer.js';
import type { PlanOption } from '../../../model/plan.js';
import { describedBy, FieldError } from '../../../ui/Field.js';
import { useText } from '../../../ui/scope.js';
import { PlanOptionCard } from '../PlanOptionCard.js';

interface PlanOptionPickerProps {
  /** Heading above the cases, and their accessible name. */
  readonly title: string;
  readonly options: readonly PlanOption[];
  /** The `schemeCode` of the selected case. */
  readonly value?: string | undefined;
  /** The `schemeCode` of the customer's current case. */
  readonly current?: string | undefined;
  readonly error?: string | undefined;
  /** Contents of the selected case; undefined until requested. */
  readonly contents: Load<CaseDetails> | undefined;
  readonly onChoose: (choice: { readonly option: PlanOption }) => void;
  readonly onContents: () => void;
  readonly onRetryContents: () => void;
}

/** Lets the customer choose a wine plan's case by its picture, with the contents of the selected one. */
export function PlanOptionPicker({
  title,
  options,
  value,
  current,
  error,
  contents,
  onChoose,
  onContents,
  onRetryContents,
}: PlanOptionPickerProps) {
  const text = useText(planChangesWords);
  const id = useId();
  const chosen = options.find(({ schemeCode }) => schemeCode === value);
  return (
    <div className="wsk-PlanOptionPicker">
      <fieldset
        className="wsk-Fieldset wsk-PlanOptionPicker-group"
        data-invalid={error ? true : undefined}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it here; only this role may be invalid.
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      >
        <legend className="wsk-Fieldset-legend">
          <h2 className="wsk-Heading" data-level="3" id={`${id}-title`}>
            {title}
          </h2>
        </legend>
        <div className="wsk-PlanOptionCard-cards">
          {options.map((option, place) => (
            <PlanOptionCard
              key={option.schemeCode}
              as="label"
              id={`${id}-${place}`}
              option={option}
              isCurrent={option.schemeCode === current}
            >
              <input
                className="wsk-PlanOptionPicker-box"
                type="radio"
                name="planOption"
                value={option.schemeCode}
                checked={option.schemeCode === value}
                aria-labelledby={`${id}-${place}-name`}
                aria-describedby={`${id}-${place}-about`}
                onChange={() => onChoose({ option })}
              />
            </PlanOptionCard>
          ))}
        </div>
        <FieldError id={id}>{error}</FieldError>
      </fieldset>
      {chosen ? (
        <details
          className="wsk-PlanOptionPicker-about"
          open={contents !== undefined}
          onToggle={(event) => event.currentTarget.open && onContents()}
        >
          <summary className="wsk-PlanOptionPicker-summary">
            {text('planOptions.contents', { name: chosen.name })}
          </summary>
          {contents ? <CaseContents contents={contents} onRetry={onRetryContents} /> : null}
        </details>
      ) : null}
    </div>
  );
}
