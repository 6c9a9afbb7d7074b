import type { ReactNode } from 'react';
import { Vignette } from './Vignette.js';

/** Content of an empty list or page, with a single action. */
export interface EmptyStateProps {
  /** Title that says what will be shown here. */
  readonly title: string;
  /** Heading level of the title; 2 unless set. */
  readonly level?: 1 | 2 | 3;
  /** The sentence below the title. */
  readonly children: ReactNode;
  /** The action to offer. */
  readonly action?: ReactNode;
}

/** Shown for an empty list or page: a drawing, a sentence and a button. Not meant for failures. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="wsk-EmptyState" data-component="EmptyState">
      <div className="wsk-EmptyState-drawing">
        <Vignette />
      </div>
      <div className="wsk-EmptyState-words">
        <Title className="wsk-Heading" data-level="3">
          {title}
        </Title>
        <p className="wsk-EmptyState-text">{children}</p>
        {action}
      </div>
    </div>
  );
}
