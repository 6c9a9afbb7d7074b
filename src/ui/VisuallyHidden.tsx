import type { ReactNode } from 'react';

/** The text to hide visually, and its element. */
export interface VisuallyHiddenProps {
  /** Element to render: a heading keeps its level, a paragraph its line. */
  readonly as?: 'span' | 'p' | 'h2' | 'h3' | 'div';
  /** Element id, for an `aria-labelledby` or `aria-describedby`. */
  readonly id?: string;
  /** `status` announces changes of the text. */
  readonly role?: 'status';
  /** The text assistive technology reads. */
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
