'use client';

import { type ReactNode, useId } from 'react';
import { Choice, type NativeChoice } from './Choice.js';
import { describedBy, type FieldAnswer, FieldError } from './Field.js';

/** `name`, `checked`, `onChange`, `onBlur`, `ref` and the other native props go to the checkbox, as with TextField. */
export interface CheckboxProps extends NativeChoice, FieldAnswer {
  /** Id of the checkbox. */
  readonly id?: string;
  /** Text that the shopper agrees to; it may contain a link. */
  readonly label: ReactNode;
  /** A second line below the label, shown while there is no error. */
  readonly hint?: ReactNode;
  /** Message below the checkbox when its state is not valid. */
  readonly error?: string | undefined;
  /** Whether the last change is being saved: the checkbox then keeps the focus and ignores presses. */
  readonly busy?: boolean;
}

/** A checkbox for a single yes or no. */
export function Checkbox({ id: ownId, label, hint, error, refused, busy = false, ...input }: CheckboxProps) {
  const newId = useId();
  const id = ownId ?? newId;
  const problem = error || refused;
  return (
    <div className="wsk-Checkbox" data-component="Checkbox" data-invalid={problem ? true : undefined}>
      <Choice
        {...input}
        type="checkbox"
        id={id}
        label={label}
        hint={hint}
        busy={busy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, { hint, error: problem })}
      />
      <FieldError id={id} refused={refused}>
        {error}
      </FieldError>
    </div>
  );
}
