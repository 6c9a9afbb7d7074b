import type { ReactNode } from 'react';

/** The text to hide visually, and its element. */
export interface VisuallyHiddenProps {
  /** Element to render: a heading keeps its level, and a paragraph its own line. */
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  /** Element id, for an `aria-labelledby` or `aria-describedby`. */
  readonly id?: string;
  /** With `status`, changes to the text are announced. */
  readonly role?: 'status';
  /** The text that assistive technology reads. */
  readonly children?: ReactNode;
}

/** Text only for assistive technology. Never focusable. */
export function VisuallyHidden({ as: Tag = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag className="wsk-VisuallyHidden" data-component="VisuallyHidden" id={id} role={role}>
      {children}
    </Tag>
  );
}
