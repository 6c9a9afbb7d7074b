import type { ReactNode } from 'react';

/** The words to hide from sight, and the element they stand in. */
export interface VisuallyHiddenProps {
  /** What it is besides hidden: a heading keeps its level, a paragraph its line. */
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  /** Element id, for an `aria-labelledby` or `aria-describedby`. */
  readonly id?: string;
  /** `status` speaks whatever it says next. */
  readonly role?: 'status';
  /** The words assistive technology reads. */
  readonly children?: ReactNode;
}

/** Words for those who listen, where the picture says it already. Never for what can be put into focus. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag className="wsk-VisuallyHidden" data-component="VisuallyHidden" id={id} role={role}>
      {children}
    </Tag>
  );
}
