'use client';

import { productWords } from '../brands/words/product.js';
import { Notice } from '../ui/Notice.js';
import { useText } from '../ui/scope.js';

/** Numbers in the error message. */
export interface LowStockErrorProps {
  /** Whether an add was blocked; renders nothing otherwise. */
  readonly shown: boolean;
  /** Number of units in stock. */
  readonly stock: number;
  /** Number of units already in the basket. */
  readonly inCart: number;
}

/** Returns the function that words a shortage, for the low-stock error and for places with a notice of their own. */
export function useLowStockText(): (shortage: { readonly stock: number; readonly inCart: number }) => string {
  const text = useText(productWords);
  return ({ stock, inCart }) =>
    inCart > 0
      ? text('product.lowStockWithBasket', { count: stock, inCart })
      : text('product.lowStock', { count: stock });
}

/** Low-stock error under the add button: the remaining stock and the quantity in the basket (PROD-066 to PROD-068). It
 * calculates nothing. */
export function LowStockError({ shown, stock, inCart }: LowStockErrorProps) {
  const lowStockText = useLowStockText();
  if (!shown) return null;
  return (
    <div className="wsk-LowStockError" data-component="LowStockError" role="alert">
      <Notice tone="failed" place="row" live={false} title={lowStockText({ stock, inCart })} />
    </div>
  );
}
