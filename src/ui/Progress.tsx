'use client';

import { useId } from 'react';

/** What is in progress, and how far. */
export interface ProgressProps {
  /** What is in progress; its accessible name, shown over the bar. */
  readonly label: string;
  /** Progress so far; indeterminate without it. */
  readonly value?: number;
  /** The value at which it is complete; 1 unless set. */
  readonly max?: number;
  /** The figures in words, such as `8 of 12 bottles`. */
  readonly figures?: string;
  /** One part for each of `max`, where they are few and can be counted. */
  readonly parts?: boolean;
}

/** Progress bar on a native `<progress>`: a case that fills, points that are spent, an upload. */
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
