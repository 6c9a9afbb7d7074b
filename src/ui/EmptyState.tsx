import type { ReactNode } from 'react';

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
      <svg className="wsk-EmptyState-glass" viewBox="0 0 96 120" aria-hidden="true">
        <path d="M28 14C22 44 28 62 48 62S74 44 68 14zM48 62v42M30 106h36M26 32c14 7 30-6 44 0" />
        <path d="M40 80l-12 6M58 82l10 5" strokeDasharray="2 5" />
      </svg>
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
