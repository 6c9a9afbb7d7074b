'use client';

import { type ReactNode, useId } from 'react';
import { Choice, type NativeChoice } from './Choice.js';
import { describedBy, FieldError, FieldHint, type FieldWords, LabelWords } from './Field.js';

/** One option of a radio group. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** `name`, `onChange`, `onBlur` and `ref` are passed to every radio button, as expected by a form library that
 * registers the group. */
export interface RadioGroupProps
  extends FieldWords,
    Pick<NativeChoice, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  /** Id of the group. */
  readonly id?: string;
  /** Whether assistive technology says that an option has to be chosen: yes, unless the group is optional. */
  readonly required?: boolean;
  /** The options in order; each `value` is unique within the group. */
  readonly options: readonly RadioOption[];
  /** Value of the selected option, if the caller controls the group. */
  readonly value?: string;
  /** Value of the option selected at first, if the caller does not control the group. */
  readonly defaultValue?: string;
  /** Use `tiles` for the main choice of a page, such as the delivery method. */
  readonly variant?: 'list' | 'tiles';
}

/** Lets the shopper choose one of a few options, all of them visible. For more than seven, use a Select. */
export function RadioGroup({
  id: ownId,
  label,
  hint,
  error,
  optional = false,
  required = !optional,
  name,
  options,
  value,
  defaultValue,
  variant = 'list',
  disabled = false,
  ...input
}: RadioGroupProps) {
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <fieldset
      className="wsk-RadioGroup"
      id={id}
      data-component="RadioGroup"
      data-variant={variant}
      data-invalid={error ? true : undefined}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it here; only this role may be invalid.
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
      disabled={disabled}
    >
      <legend className="wsk-Field-label wsk-RadioGroup-label" id={`${id}-label`}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <FieldHint className="wsk-Field-hint wsk-RadioGroup-hint" id={id}>
        {hint}
      </FieldHint>
      <div className="wsk-RadioGroup-options">
        {options.map((option, place) => (
          <Choice
            key={option.value}
            {...input}
            type="radio"
            variant={variant === 'tiles' ? 'tile' : undefined}
            id={`${id}-${place}`}
            name={name ?? id}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            aria-describedby={describedBy(`${id}-${place}`, { hint: option.hint })}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
