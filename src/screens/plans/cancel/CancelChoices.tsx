import type { ReactNode } from 'react';

/** The choices on a step of cancelling: the one that leads to the next step comes first; all have the same width. */
export function CancelChoices({ children }: { children: ReactNode }) {
  return <div className="wsk-CancelChoices">{children}</div>;
}
