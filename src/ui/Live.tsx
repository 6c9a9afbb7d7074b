import type { ReactNode } from 'react';

/** Live region for what a shopper's action has led to. It stands on the page before its content comes, because a region
 * that comes together with its content is often not announced. */
export const Live = ({ children }: { children: ReactNode }) => (
  <div className="wsk-Live" role="status">
    {children}
  </div>
);
