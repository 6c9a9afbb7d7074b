import type { ReactNode } from 'react';

/** The words to hide from sight, and the element they stand in. */
export interface VisuallyHiddenProps {
  /** Element it is: a heading keeps its level, a paragraph its line. */
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  /** Element id, for an `aria-labelledby` or `aria-describedby`. */
  readonly id?: string;
  /** `status` announces changes of the text. */
  readonly role?: 'status';
  /** The words assistive technology reads. */
  readonly children?: ReactNode;
}

/** Text for assistive technology alone. Never focusable. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag className="wsk-VisuallyHidden" data-component="VisuallyHidden" id={id} role={role}>
      {children}
    </Tag>
  );
}
