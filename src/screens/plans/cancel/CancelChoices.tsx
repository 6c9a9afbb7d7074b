import type { ReactNode } from 'react';

/** The choices on a step of cancelling, the way out first; all have the same width. */
export function CancelChoices({ children }: { children: ReactNode }) {
  return <div className="wsk-CancelChoices">{children}</div>;
}
