'use client';

import { useScope } from '../ui/scope.js';
import { Amount } from './Amount.js';
import { FigureRow } from './FigureRow.js';

/** One thing that makes a basket or an order cheaper. */
export interface NamedSaving {
  /** The shop's own name for it. */
  readonly name: string;
  /** What it takes off, of either sign; in money, also on a points site. */
  readonly amount: number;
}

/** What is saved, and what the saving is made of. */
export interface SavingFiguresProps {
  /** What is taken off in all, in the site's unit. Without it only the parts show. */
  readonly savings: number;
  /** What it is made of, in money. */
  readonly parts: readonly NamedSaving[];
}

/** The saving among the figures of a basket or an order, in the same words in both: the sum, and below it what it is made of.
 * One part alone has its name, and not the same figure again. Lies in a `dl`. */
export function SavingFigures({ savings, parts: given }: SavingFiguresProps) {
  const { site, text } = useScope();
  // The parts are in money; a points site has none.
  const parts = site.money === 'currency' ? given : [];
  const isSummed = savings > 0;
  return (
    <>
      {isSummed ? (
        <FigureRow tone="saving" name={text('basket.savings')} note={parts.length === 1 ? parts[0]?.name : undefined}>
          <Amount amount={-savings} />
        </FigureRow>
      ) : null}
      {parts.length > 1 || !isSummed
        ? parts.map(({ name, amount }) => (
            <FigureRow key={name} tone="part" name={name}>
              <Amount amount={-Math.abs(amount)} />
            </FigureRow>
          ))
        : null}
    </>
  );
}
