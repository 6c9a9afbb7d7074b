import { Notice } from '../ui/Notice.js';
import { useText } from '../ui/scope.js';

/** The figures the error sentence is made of. */
export interface LowStockErrorProps {
  /** Whether an add was held back; nothing is drawn otherwise. */
  readonly shown: boolean;
  /** How many there are. */
  readonly stock: number;
  /** How many of them the basket holds already. */
  readonly inCart: number;
}

/** Why an add was not sent: fewer are left than were asked for, with what the basket holds (PROD-066 to PROD-068).
 * It stands under the add button and does not count anything itself. */
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
