import type { ReactNode } from 'react';

/** The field and its button. */
export interface FieldRowProps {
  /** The field. */
  readonly children: ReactNode;
  /** The button that sends what is in the field. */
  readonly button: ReactNode;
}

/** A field and, on the line of its box, the button that sends it: a code, a postcode. On the narrowest screens the button
 * stands below the field. It is no form: its user decides what Enter does. */
export function FieldRow({ children, button }: FieldRowProps) {
  return (
    <div className="wsk-FieldRow" data-component="FieldRow">
      {children}
      <div className="wsk-FieldRow-button">{button}</div>
    </div>
  );
}
