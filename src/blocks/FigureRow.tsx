import type { ReactNode } from 'react';

/** Name and value of the figure. */
export interface FigureRowProps {
  /** Name of the figure. */
  readonly name: string;
  /** Sets the name small and strong, as a label. */
  readonly strongName?: boolean;
  /** Second line under the name. */
  readonly note?: string | undefined;
  /** The value: an `Amount`, or a word instead of one. */
  readonly children: ReactNode;
  /** Marks a saving, a part of the figure above, or the total below a rule. */
  readonly tone?: 'saving' | 'part' | 'total' | undefined;
}

/** Row with one figure of a basket, an order or an offer: its name at one end and its value at the other. It goes in a
 * `dl`. */
export function FigureRow({ name, strongName = false, note, children, tone }: FigureRowProps) {
  return (
    <div className="wsk-FigureRow" data-component="FigureRow" data-tone={tone}>
      <dt className="wsk-FigureRow-name" data-strong={strongName || undefined}>
        {name}
        {note ? <span className="wsk-FigureRow-note">{note}</span> : null}
      </dt>
      <dd className="wsk-FigureRow-value">{children}</dd>
    </div>
  );
}
