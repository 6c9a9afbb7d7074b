'use client';

import { Notice } from '../ui/Notice.js';
import { useText } from '../ui/scope.js';

/** The figures the error sentence is made of. */
export interface LowStockErrorProps {
  /** Whether an add was blocked; renders nothing otherwise. */
  readonly shown: boolean;
  /** How many there are. */
  readonly stock: number;
  /** How many of them the basket holds already. */
  readonly inCart: number;
}

/** Low-stock error under the add button: what is left, and what the basket holds (PROD-066 to PROD-068). It calculates
 * nothing. */
export function LowStockError({ shown, stock, inCart }: LowStockErrorProps) {
  const text = useText();
  if (!shown) return null;
  return (
    <div className="wsk-LowStockError" data-component="LowStockError" role="alert">
      <Notice
        tone="failed"
        place="row"
        live={false}
        title={
          inCart > 0
            ? text('product.lowStockWithBasket', { count: stock, inCart })
            : text('product.lowStock', { count: stock })
        }
      />
    </div>
  );
}
