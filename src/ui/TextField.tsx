'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { basicWords } from '../brands/words/basics.js';
import { describedBy, Field, type FieldAnswer, type FieldSize, type FieldWords } from './Field.js';
import { Spinner } from './Spinner.js';
import { useText } from './scope.js';

type Native = Omit<
  ComponentProps<'input'>,
  | 'className'
  | 'style'
  | 'children'
  | 'type'
  | 'required'
  | 'prefix'
  | 'size'
  | 'width'
  | 'aria-invalid'
  | 'aria-describedby'
>;

/** `name`, `value`, `onChange`, `onBlur`, `ref` and the other native props go to the input, so that a form library can
 * register it. */
export interface TextFieldProps extends FieldWords, FieldAnswer, FieldSize, Native {
  /** Type of the input; `text` unless set. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  /** Whether assistive technology says that the field may not stay empty: yes, unless it is optional or read-only. */
  readonly required?: boolean;
  /** A button at the end of the box, for what is typed in it. */
  readonly tool?: ReactNode;
  /** Whether the field's value is being checked: the field then keeps its focus and value and accepts no input. */
  readonly busy?: boolean;
}

/** Single-line text field. Input is never changed or truncated: the caller validates it and sets `error`. */
export function TextField({
  label,
  hint,
  error,
  refused,
  optional,
  id: ownId,
  width,
  busy,
  readOnly,
  required = !optional && !readOnly,
  tool,
  ...input
}: TextFieldProps) {
  const text = useText(basicWords);
  const newId = useId();
  const id = ownId ?? newId;
  return (
    <Field
      component="TextField"
      id={id}
      label={label}
      hint={hint}
      error={error}
      refused={refused}
      optional={optional}
      width={width}
    >
      <input
        {...input}
        className="wsk-Field-input"
        id={id}
        readOnly={readOnly || busy}
        aria-busy={busy}
        aria-required={required || undefined}
        aria-invalid={!!(error || refused) || undefined}
        aria-describedby={describedBy(id, { hint, error: error || refused })}
      />
      {tool && <span className="wsk-TextField-tool">{tool}</span>}
      {busy && (
        <span className="wsk-TextField-busy" role="status">
          <Spinner>{text('field.busy')}</Spinner>
        </span>
      )}
    </Field>
  );
}
