import type { ReactNode } from 'react';

/** A turning ring beside the words that say what is going on; at rest where motion is not wanted. Words inside it are
 * for those who listen. */
export const Spinner = ({ children }: { readonly children?: ReactNode }) => (
  <span className="wsk-Spinner" data-component="Spinner" aria-hidden={!children}>
    {children}
  </span>
);
