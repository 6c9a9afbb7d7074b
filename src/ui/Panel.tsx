import type { HTMLAttributes } from 'react';

/** The element and look of a panel; the rest is the native element's. */
export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** Element the panel is; `div` unless set. */
  readonly as?: 'div' | 'section' | 'li' | 'dl';
  /** Raised where it leads to something or sums it up; flat among the fields of a form; in parts when those are ruled off
   * from one another. */
  readonly variant?: 'raised' | 'flat' | 'parts';
}

/** The box that pages put what belongs together in: a way to reach the shop, the figures of an order, a form. Its content
 * stands in one column. It has no heading of its own and knows nothing of what is in it. */
export function Panel({ as: Element = 'div', variant = 'raised', className, ...rest }: PanelProps) {
  return (
    <Element
      data-component="Panel"
      {...rest}
      className={className === undefined ? 'wsk-Panel' : `wsk-Panel ${className}`}
      data-variant={variant}
    />
  );
}
