import type { HTMLAttributes } from 'react';

/** The element and look of a panel; all other props belong to the native element. */
export interface PanelProps extends HTMLAttributes<HTMLElement> {
  /** Element to render; `div` unless set. */
  readonly as?: 'div' | 'section' | 'li' | 'dl';
  /** `raised` if the panel links to something or summarises it; `flat` among the fields of a form; `parts` if its parts
   * are separated by rules. */
  readonly variant?: 'raised' | 'flat' | 'parts';
}

/** Box for related content in one column: contact details, an order's totals, a form. It has no heading of its own. */
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
