'use client';

import type { ReactNode } from 'react';
import { basicWords } from '../brands/words/basics.js';
import { Icon } from './Icon.js';
import { warning } from './icons.js';
import { useText } from './scope.js';

/** Label, hint and error message of a form control. */
export interface FieldWords {
  /** Label above the control, and its accessible name. */
  readonly label: string;
  /** What to enter, shown while there is no error. */
  readonly hint?: ReactNode;
  /** What is wrong, and how to correct it. */
  readonly error?: string | undefined;
  /** Whether a mark beside the label shows that the field may stay empty. */
  readonly optional?: boolean | undefined;
}

/** Size of a field's box, for text of a known length; without one, the box is as wide as its column. */
export interface FieldSize {
  /** `code` for up to four characters, `short` for a postcode, `medium` for a telephone or card number; a medium box
   * fills a column that is hardly wider. */
  readonly width?: 'code' | 'short' | 'medium' | undefined;
}

/** Returns the ids of the elements that describe a control, in reading order. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>, more?: string) =>
  [hint && `${id}-hint`, more, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** The text of a label, with the mark of an optional field. */
export function LabelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  const text = useText(basicWords);
  return optional ? (
    <>
      {label} <span className="wsk-Field-optional">{text('field.optional')}</span>
    </>
  ) : (
    label
  );
}

/** Answer of the shop to the value of a control. */
export interface FieldAnswer {
  /** Why the shop refused the value. It is shown like an error, and announced at once, because the focus does not move
   * to it. */
  readonly refused?: string | undefined;
}

interface AboutProps<Words> {
  /** Id of the control. */
  readonly id: string;
  /** Replaces the field's own class. */
  readonly className?: string;
  readonly children: Words;
}

export const FieldHint = ({ id, className = 'wsk-Field-hint', children }: AboutProps<ReactNode>) =>
  children && (
    <div className={className} id={`${id}-hint`}>
      {children}
    </div>
  );

export const FieldError = ({
  id,
  className = 'wsk-Field-error',
  refused,
  children: error,
}: AboutProps<string | undefined> & FieldAnswer) =>
  error || refused ? (
    <p className={className} id={`${id}-error`} role={error ? undefined : 'alert'}>
      <Icon drawing={warning} size={18} />
      {error || refused}
    </p>
  ) : null;

interface FieldProps extends FieldWords, FieldAnswer, FieldSize {
  readonly component: string;
  /** Id of the control; the ids of hint and error derive from it. */
  readonly id: string;
  /** Whether the label is inside the box, above the value, where height is scarce. */
  readonly inside?: boolean | undefined;
  readonly children: ReactNode;
  /** Replaces the error message. */
  readonly foot?: ReactNode;
}

/** A control below its label and hint and above its error, shared by text fields, text areas and selects. */
export function Field({
  component,
  id,
  label,
  hint,
  error,
  refused,
  optional,
  width,
  inside,
  children,
  foot,
}: FieldProps) {
  return (
    <div
      className={`wsk-Field wsk-${component}`}
      data-component={component}
      data-width={width}
      data-inside={inside || undefined}
      data-invalid={!!(error || refused) || undefined}
    >
      <label className="wsk-Field-label" htmlFor={id}>
        <LabelWords label={label} optional={optional} />
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={`wsk-Field-control wsk-${component}-control`}>{children}</div>
      {foot ?? (
        <FieldError id={id} refused={refused}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
