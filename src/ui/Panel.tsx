import type { HTMLAttributes } from 'react';

/** The element and look of a panel; the rest is the native element's. */
export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** Element the panel is; `div` unless set. */
  readonly as?: 'div' | 'section' | 'li' | 'dl';
  /** Raised where it leads to something or sums it up; flat among the fields of a form; in parts when those are ruled off
   * from one another. */
  readonly variant?: 'raised' | 'flat' | 'parts';
}

/** Box for content that belongs together, in one column: contact values, an order's figures, a form. It has no heading
 * of its own. */
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
