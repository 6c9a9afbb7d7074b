'use client';

import { Notice } from '../ui/Notice.js';
import { useLowStockText } from './useLowStockText.js';

/** Numbers in the error message. */
export interface LowStockErrorProps {
  /** Whether an add was blocked; renders nothing otherwise. */
  readonly shown: boolean;
  /** Number of units in stock. */
  readonly stock: number;
  /** Number of units already in the basket. */
  readonly inCart: number;
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
