'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FieldHint } from './Field.js';
import { Spinner } from './Spinner.js';

export type NativeChoice = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'children' | 'type' | 'size' | 'id' | 'aria-invalid' | 'aria-describedby' | 'aria-disabled'
>;

interface ChoiceProps extends NativeChoice {
  readonly type: 'checkbox' | 'radio';
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly busy?: boolean;
  /** Draws a tile around the box and its text. */
  readonly variant?: 'tile' | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** A checkbox or radio button beside its text; both can be pressed. */
export function Choice({ type, id, label, hint, busy = false, variant, onClick, onChange, ...input }: ChoiceProps) {
  return (
    <div className="wsk-Choice" data-type={type} data-variant={variant}>
      <label className="wsk-Choice-row" htmlFor={id}>
        <input
          {...input}
          className="wsk-Choice-box"
          id={id}
          type={type}
          aria-disabled={busy || undefined}
          onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
          onChange={(event) => (busy ? undefined : onChange?.(event))}
        />
        <span className="wsk-Choice-label">{label}</span>
        {busy ? (
          <span className="wsk-Choice-busy">
            <Spinner />
          </span>
        ) : null}
      </label>
      <FieldHint className="wsk-Field-hint wsk-Choice-hint" id={id}>
        {hint}
      </FieldHint>
    </div>
  );
}
