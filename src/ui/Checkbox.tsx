'use client';

import { type ReactNode, useId } from 'react';
import { Choice, type NativeChoice } from './Choice.js';
import { describedBy, FieldError } from './Field.js';

/** `name`, `checked`, `onChange`, `onBlur`, `ref` and the rest are the checkbox's own, as with TextField. */
export interface CheckboxProps extends NativeChoice {
  /** Words to agree with; they may hold a link. */
  readonly label: ReactNode;
  /** A second line under the label, before anything is wrong. */
  readonly hint?: ReactNode;
  /** Sentence under the checkbox when it cannot stay as it is. */
  readonly error?: string | undefined;
  /** The last change is being saved: it keeps the focus and takes no other. */
  readonly busy?: boolean;
}

/** One yes or no. */
export function Checkbox({ label, hint, error, busy = false, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="wsk-Checkbox" data-component="Checkbox" data-invalid={error ? true : undefined}>
      <Choice
        {...input}
        type="checkbox"
        id={id}
        label={label}
        hint={hint}
        busy={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
