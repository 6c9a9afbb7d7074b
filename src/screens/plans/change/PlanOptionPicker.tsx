'use client';

import { useId } from 'react';
import { Amount } from '../../../blocks/Amount.js';
import { CaseContents } from '../../../blocks/CaseContents.js';
import { ProductImage } from '../../../blocks/ProductImage.js';
import { planChangesWords } from '../../../brands/words/planChanges.js';
import type { Load } from '../../../model/load.js';
import type { CaseDetails } from '../../../model/offer.js';
import type { PlanOption } from '../../../model/plan.js';
import { describedBy, FieldError } from '../../../ui/Field.js';
import { useText } from '../../../ui/scope.js';

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
        <div className="wsk-PlanOptionPicker-options">
          {options.map((option) => (
            <Option
              key={option.schemeCode}
              option={option}
              id={`${id}-${option.schemeCode}`}
              isChosen={option.schemeCode === value}
              isCurrent={option.schemeCode === current}
              onChoose={() => onChoose({ option })}
            />
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

interface OptionProps {
  readonly option: PlanOption;
  readonly id: string;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Option({ option, id, isChosen, isCurrent, onChoose }: OptionProps) {
  const text = useText(planChangesWords);
  const { schemeCode, name, headline, thumbnailImage, total, bottleCount } = option;
  return (
    <label className="wsk-PlanOptionPicker-option">
      <input
        className="wsk-PlanOptionPicker-box"
        type="radio"
        name="planOption"
        value={schemeCode}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={() => onChoose()}
      />
      <span className="wsk-PlanOptionPicker-stage" data-ground="stage">
        <ProductImage src={thumbnailImage} alt="" shape="case" />
      </span>
      <span className="wsk-PlanOptionPicker-words">
        <span className="wsk-PlanOptionPicker-name" id={`${id}-name`}>
          {name}
        </span>
        <span className="wsk-PlanOptionPicker-facts" id={`${id}-about`}>
          {isCurrent ? (
            <span className="wsk-Flag wsk-PlanOptionPicker-current">{text('planOptions.current')}</span>
          ) : null}
          {headline ? <span className="wsk-PlanOptionPicker-headline">{headline}</span> : null}
          <span className="wsk-PlanOptionPicker-price">
            <Amount amount={total} size="row" />{' '}
            <span className="wsk-PlanOptionPicker-per">{text.counted('planOptions.per', bottleCount)}</span>
          </span>
        </span>
      </span>
    </label>
  );
}
