import type { ReactNode } from 'react';

/** The ways on from a step of cancelling, the way out first: each has the same width. */
export function CancelChoices({ children }: { children: ReactNode }) {
  return <div className="wsk-CancelChoices">{children}</div>;
}
