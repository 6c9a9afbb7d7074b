'use client';

import { useId } from 'react';

/** The operation in progress, and its progress so far. */
export interface ProgressProps {
  /** Name of the operation, shown above the bar; also the accessible name. */
  readonly label: string;
  /** Progress so far; indeterminate unless set. */
  readonly value?: number;
  /** The value at which the operation is complete; 1 unless set. */
  readonly max?: number;
  /** The progress in words, such as `8 of 12 bottles`. */
  readonly figures?: string;
  /** Whether to draw a separate part for each unit of `max`, for units that are few and countable. */
  readonly parts?: boolean;
}

/** Progress bar on a native `<progress>`: a case being filled, points spent, an upload. */
export function Progress({ label, value, max = 1, figures, parts = false }: ProgressProps) {
  const id = useId();
  return (
    <div className="wsk-Progress" data-component="Progress" data-parts={parts || undefined}>
      <div className="wsk-SpreadRow">
        <label className="wsk-Progress-label" htmlFor={id}>
          {label}
        </label>
        {figures ? (
          <span className="wsk-Progress-figures" id={`${id}-figures`}>
            {figures}
          </span>
        ) : null}
      </div>
      <progress
        className={parts ? 'wsk-VisuallyHidden' : 'wsk-Progress-bar'}
        id={id}
        value={value}
        max={max}
        aria-describedby={figures ? `${id}-figures` : undefined}
      />
      {parts ? (
        <span className="wsk-Progress-parts" aria-hidden="true">
          {Array.from({ length: max }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <span key={index} className="wsk-Progress-part" data-filled={index < (value ?? 0) || undefined} />
          ))}
        </span>
      ) : null}
    </div>
  );
}
