import type { ReactNode } from 'react';

/** The field and its button. */
export interface FieldRowProps {
  /** The field. */
  readonly children: ReactNode;
  /** The button that sends the field's value. */
  readonly button: ReactNode;
}

/** A field and, aligned with its box, the button that sends it, for a code or a postcode. On the narrowest screens the
 * button is below the field. This component is not a form: its parent decides what Enter does. */
export function FieldRow({ children, button }: FieldRowProps) {
  return (
    <div className="wsk-FieldRow" data-component="FieldRow">
      {children}
      <div className="wsk-FieldRow-button">{button}</div>
    </div>
  );
}
