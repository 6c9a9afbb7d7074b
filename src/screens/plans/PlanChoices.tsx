'use client';

import { type ReactNode, useId } from 'react';
import { Choice } from '../../ui/Choice.js';
import { describedBy, FieldHint } from '../../ui/Field.js';
import type { RadioOption } from '../../ui/RadioGroup.js';

interface PlanChoicesProps {
  /** Heading above the tiles, and their accessible name. */
  readonly title: string;
  readonly hint?: ReactNode;
  readonly options: readonly RadioOption[];
  /** Value of the selected option; empty for none. */
  readonly value: string;
  readonly onChoose: (choice: { readonly value: string }) => void;
}

/** Lets the customer choose one of a few tiles, below a heading. */
export function PlanChoices({ title, hint, options, value, onChoose }: PlanChoicesProps) {
  const id = useId();
  return (
    <fieldset className="wsk-Fieldset" aria-describedby={describedBy(id, { hint })}>
      <legend className="wsk-Fieldset-legend">
        <h2 className="wsk-Heading" data-level="3" tabIndex={-1}>
          {title}
        </h2>
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="wsk-PlanChoices-tiles">
        {options.map((option, place) => (
          <Choice
            key={option.value}
            type="radio"
            variant="tile"
            id={`${id}-${place}`}
            name={id}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={describedBy(`${id}-${place}`, { hint: option.hint })}
            onChange={() => onChoose({ value: option.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
