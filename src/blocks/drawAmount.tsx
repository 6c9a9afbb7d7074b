import { formatFigure } from '../rules/common/money.js';
import type { Scope } from '../ui/scope.js';

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

/** Draws `Amount` in a scope that is handed over, so that a server component can draw it too. */
export const drawAmount = ({ site }: Pick<Scope, 'site'>, { amount, size = 'text' }: AmountProps) => (
  <span className="wsk-Amount" data-component="Amount" data-size={size}>
    {formatFigure(amount, site)}
    {site.money === 'points' ? <span className="wsk-Amount-unit"> pts</span> : null}
  </span>
);
