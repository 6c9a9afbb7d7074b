'use client';

import { basketWords } from '../brands/words/basket.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount } from './Amount.js';
import { FigureRow } from './FigureRow.js';

/** One saving on a basket or an order, with its name. */
export interface NamedSaving {
  /** The shop's own name for the saving. */
  readonly name: string;
  /** Amount of the saving, with either sign; in money, even on a points site. */
  readonly amount: number;
}

/** The total saving and its parts. */
export interface SavingFiguresProps {
  /** Total saving, in the site's unit. When it is 0, only the parts show. */
  readonly savings: number;
  /** Parts of the saving, in money. */
  readonly parts: readonly NamedSaving[];
}

/** Rows for the savings on a basket or an order, worded the same in both: the total, then its parts. A single part
 * shows only its name, because its amount would repeat the total. The rows go in a `dl`. */
export function SavingFigures({ savings, parts: given }: SavingFiguresProps) {
  const { site } = useScope();
  const text = useText(basketWords);
  // The parts are in money, so a points site does not show them.
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
        ? parts.map(({ name, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer may apply twice.
            <FigureRow key={index} tone="part" name={name}>
              <Amount amount={-Math.abs(amount)} />
            </FigureRow>
          ))
        : null}
    </>
  );
}
