'use client';

import type { ReactNode } from 'react';
import { Icon } from './Icon.js';
import { warning } from './icons.js';
import { useScope } from './scope.js';

/** Label, hint and error of a form control. */
export interface FieldWords {
  /** Label over the control, and its accessible name. */
  readonly label: string;
  /** What to put in, before anything is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong, and how to correct it. */
  readonly error?: string | undefined;
  /** Says beside the label that it may stay empty. */
  readonly optional?: boolean | undefined;
}

/** The ids of the sentences that describe a control, in the order they are read. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>, more?: string) =>
  [hint && `${id}-hint`, more, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** A label's words, with the mark of what may stay empty. */
export function LabelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  const { text } = useScope();
  return optional ? (
    <>
      {label} <span className="wsk-Field-optional">{text('field.optional')}</span>
    </>
  ) : (
    label
  );
}

interface AboutProps<Words> {
  /** The control's own. */
  readonly id: string;
  /** In place of the field's own class. */
  readonly className?: string;
  readonly children: Words;
}

export const FieldHint = ({ id, className = 'wsk-Field-hint', children }: AboutProps<ReactNode>) =>
  children && (
    <div className={className} id={`${id}-hint`}>
      {children}
    </div>
  );

export const FieldError = ({ id, className = 'wsk-Field-error', children }: AboutProps<string | undefined>) =>
  children && (
    <p className={className} id={`${id}-error`}>
      <Icon drawing={warning} size={18} />
      {children}
    </p>
  );

interface FieldProps extends FieldWords {
  readonly component: string;
  /** The control's own; hint and error are named after it. */
  readonly id: string;
  readonly children: ReactNode;
  /** In place of the error alone. */
  readonly foot?: ReactNode;
}

/** A control under its label and hint and over its error: what text fields, text areas and selects share. */
export function Field({ component, id, label, hint, error, optional, children, foot }: FieldProps) {
  return (
    <div className={`wsk-Field wsk-${component}`} data-component={component} data-invalid={!!error || undefined}>
      <label className="wsk-Field-label" htmlFor={id}>
        <LabelWords label={label} optional={optional} />
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={`wsk-Field-control wsk-${component}-control`}>{children}</div>
      {foot ?? <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
