'use client';

import { type ComponentProps, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { controlWords } from '../brands/words/controls.js';
import { describedBy, Field, FieldError, type FieldWords } from './Field.js';
import { useText } from './scope.js';

type Native = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'children' | 'maxLength' | 'rows' | 'cols' | 'aria-invalid' | 'aria-describedby'
>;

/** `name`, `value`, `onChange`, `onBlur`, `ref` and the other native props go to the text area, as with TextField. */
export interface TextAreaProps extends FieldWords, Native {
  /** Shows a counter, `n/limit`. It does not block further typing, because the shopper would not learn why no more text
   * is accepted. */
  readonly limit?: number;
}

const soon = 20;

/** Multi-line text field with its label. It grows with its text if the browser supports that. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  required = !optional,
  id: ownId,
  limit,
  ref,
  ...area
}: TextAreaProps) {
  const text = useText(controlWords);
  const newId = useId();
  const id = ownId ?? newId;
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement);
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length);
  // Runs after every render, since filling in or resetting the form fires no event.
  useLayoutEffect(() => setLength(own.current?.value.length ?? 0));
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - length;
  const spoken =
    left < 0
      ? text.counted('field.charactersOver', -left)
      : left <= soon && left % 10 === 0
        ? text.counted('field.charactersLeft', left)
        : '';
  return (
    <Field
      component="TextArea"
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      foot={
        limit === undefined ? undefined : (
          <div className="wsk-TextArea-foot">
            <FieldError id={id}>{error}</FieldError>
            <span className="wsk-TextArea-counter" id={`${id}-counter`} data-over={left < 0 || undefined}>
              {length}/{limit}
            </span>
          </div>
        )
      }
    >
      <textarea
        {...area}
        ref={own}
        aria-required={required || undefined}
        className="wsk-Field-input wsk-TextArea-input"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error }, limit === undefined ? undefined : `${id}-counter`)}
        onChange={(event) => {
          setLength(event.currentTarget.value.length);
          area.onChange?.(event);
        }}
      />
      {limit === undefined ? null : (
        <span className="wsk-VisuallyHidden" role="status">
          {spoken}
        </span>
      )}
    </Field>
  );
}
