'use client';

import { formatFigure } from '../rules/common/money.js';
import { useScope } from '../ui/scope.js';

/** Size of an amount, named after where it appears: on the product page, on a card, in a row, in a total or in running
 * text. */
export type AmountSize = 'hero' | 'card' | 'row' | 'total' | 'text';

/** The amount to show, and its size. */
export interface AmountProps {
  /** A decimal in the site's currency, or whole points on a points site. */
  readonly amount: number;
  /** Size of the amount; `text` by default. */
  readonly size?: AmountSize;
}

/** One amount in the site's currency or points (BRAND-045, BRAND-046). For product prices use `PriceDisplay`. */
export function Amount({ amount, size = 'text' }: AmountProps) {
  const { site } = useScope();
  return (
    <span className="wsk-Amount" data-component="Amount" data-size={size}>
      {formatFigure(amount, site)}
      {site.money === 'points' ? <span className="wsk-Amount-unit"> pts</span> : null}
    </span>
  );
}
