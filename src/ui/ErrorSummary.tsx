'use client';

import { useEffect, useRef } from 'react';
import { basicWords } from '../brands/words/basics.js';
import { Link } from './Link.js';
import { Notice } from './Notice.js';
import { useText } from './scope.js';

/** A mistake in a form. */
export interface Mistake {
  /** Id of the field. */
  readonly id: string;
  /** The field's error message. */
  readonly text: string;
  /** Moves the focus to the field. */
  readonly focus: () => void;
}

/** The mistakes a form was last sent with. */
export interface ErrorSummaryProps {
  /** The mistakes in the order of their fields; a new list each time the form is sent. */
  readonly mistakes: readonly Mistake[];
}

/** Lists a form's mistakes above its fields, each with a link to its field, and takes the focus whenever the form is
 * sent with mistakes. It is not a live region, because the focus already announces it. One mistake needs no list: the
 * form's field takes the focus. */
export function ErrorSummary({ mistakes }: ErrorSummaryProps) {
  const text = useText(basicWords);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mistakes.length > 1) box.current?.focus();
  }, [mistakes]);
  if (mistakes.length < 2) return null;
  return (
    <section
      ref={box}
      className="wsk-ErrorSummary"
      data-component="ErrorSummary"
      aria-label={text('form.problem')}
      tabIndex={-1}
    >
      <Notice tone="failed" level={2} live={false} title={text('form.problem')}>
        <ul className="wsk-ErrorSummary-list">
          {mistakes.map(({ id, text: message, focus }) => (
            <li key={id} className="wsk-ErrorSummary-item">
              <Link
                place="alone"
                href={`#${id}`}
                onClick={(event) => {
                  // The address stays the same, and a group of radio buttons cannot take the focus itself.
                  event.preventDefault();
                  focus();
                }}
              >
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
