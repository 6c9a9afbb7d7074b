import type { ReactNode } from 'react';

/** Spinner beside a text that says what is running; still with reduced motion. Its children are for assistive
 * technology. */
export const Spinner = ({ children }: { readonly children?: ReactNode }) => (
  <span className="wsk-Spinner" data-component="Spinner" aria-hidden={!children}>
    {children}
  </span>
);
