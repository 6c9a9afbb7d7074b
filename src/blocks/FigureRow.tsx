import type { ReactNode } from 'react';

/** What a figure is called, and the figure. */
export interface FigureRowProps {
  /** Name of the figure. */
  readonly name: string;
  /** Sets the name small and strong, as a label. */
  readonly strongName?: boolean;
  /** A second line under the name. */
  readonly note?: string | undefined;
  /** The figure: an `Amount`, or a word in place of one. */
  readonly children: ReactNode;
  /** A saving, a part of the figure above it, or the total below a rule. */
  readonly tone?: 'saving' | 'part' | 'total' | undefined;
}

/** One of the figures of a basket, an order or an offer: its name, and the figure at the other end of the row. Lies in a
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
