'use client';

import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldSize, type FieldWords } from './Field.js';
import { Icon } from './Icon.js';
import { down } from './icons.js';

type Native = Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'children' | 'required' | 'multiple' | 'size' | 'aria-invalid' | 'aria-describedby'
>;

/** One option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** `name`, `value`, `onChange`, `onBlur`, `ref` and the other native props go to the select, as with TextField. */
export interface SelectProps extends FieldWords, FieldSize, Native {
  /** The options in order; each `value` is unique within the list. */
  readonly options: readonly SelectOption[];
  /** Text of the empty option, shown while nothing is selected. */
  readonly placeholder?: string;
  /** Whether the label is inside the box, above the value, as in a toolbar. */
  readonly inside?: boolean;
  /** Whether assistive technology says that an option has to be chosen: yes, if there is an empty option and the field
   * is not optional. */
  readonly required?: boolean;
}

/** Native select, with the browser's own list of options. */
export function Select({
  label,
  hint,
  error,
  optional,
  inside,
  width,
  id: ownId,
  options,
  placeholder,
  required = placeholder !== undefined && !optional,
  ...select
}: SelectProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const allOptions = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  return (
    <Field
      component="Select"
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      inside={inside}
      width={width}
    >
      <select
        {...select}
        className="wsk-Field-input wsk-Select-input"
        id={id}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {allOptions.map((option) => (
          <option key={option.value} className="wsk-Select-option" value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="wsk-Select-arrow">
        <Icon drawing={down} />
      </span>
    </Field>
  );
}
