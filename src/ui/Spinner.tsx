import type { ReactNode } from 'react';

/** Spinner beside a text about what is in progress; it does not move with reduced motion. Its children are for
 * assistive technology. */
export const Spinner = ({ children }: { readonly children?: ReactNode }) => (
  <span className="wsk-Spinner" data-component="Spinner" aria-hidden={!children}>
    {children}
  </span>
);
