import type { Action } from '../model/load.js';
import type { Product } from '../model/product.js';
import { Notice } from '../ui/Notice.js';
import { AddToBasketButton } from './AddToBasketButton.js';
import { LowStockError } from './LowStockError.js';
import { PriceDisplay } from './PriceDisplay.js';

/** The case for sale, and the state of adding it to the basket. */
export interface CaseContentsModalBuyProps {
  /** The case as a product for sale. */
  readonly product: Product;
  /** State of adding the case to the basket; a failure is shown below the button. */
  readonly action: Action;
  /** Set when the low-stock rule blocked the add: the remaining stock, and the quantity in the basket. */
  readonly lowStock?: { readonly stock: number; readonly inCart: number } | undefined;
  /** Called when the shopper adds the case. */
  readonly onAdd: () => void;
}

/** Price and button at the foot of the dialog. */
export function CaseContentsModalBuy({ product, action, lowStock, onAdd }: CaseContentsModalBuyProps) {
  return (
    <div className="wsk-CaseContentsModal-buy">
      <PriceDisplay product={product} />
      <AddToBasketButton action={action} onAdd={onAdd} />
      <div className="wsk-CaseContentsModal-problem">
        <LowStockError shown={lowStock !== undefined} stock={lowStock?.stock ?? 0} inCart={lowStock?.inCart ?? 0} />
        {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      </div>
    </div>
  );
}
