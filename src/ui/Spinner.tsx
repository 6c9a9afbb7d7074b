import type { ReactNode } from 'react';

/** Spinner beside text that says what is in progress; with reduced motion, it does not move. Its children are for
 * assistive technology. */
export const Spinner = ({ children }: { readonly children?: ReactNode }) => (
  <span className="wsk-Spinner" data-component="Spinner" aria-hidden={!children}>
    {children}
  </span>
);
