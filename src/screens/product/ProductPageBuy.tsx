import { useId } from 'react';
import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { PriceDisplay } from '../../blocks/PriceDisplay.js';
import type { Action } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isSoldOut } from '../../rules/stock.js';
import { Icon } from '../../ui/Icon.js';
import { clock } from '../../ui/icons.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { QuantityBox } from '../../ui/QuantityBox.js';
import { useScope, useText } from '../../ui/scope.js';

export interface ProductPageBuyProps {
  readonly product: Product;
  /** Text of the quantity box. */
  readonly quantity: string;
  /** Sentence under the quantity box when what was typed cannot be used. */
  readonly quantityProblem?: string | undefined;
  /** The add to the basket. */
  readonly action: Action;
  /** Called with the text of the quantity box after every change. */
  readonly onQuantityChange: (change: { readonly typed: string }) => void;
  /** Called when the shopper adds the product. */
  readonly onAdd: () => void;
}

/** Price, quantity and add button; or that it is sold out, without a button. */
export function ProductPageBuy({
  product,
  quantity,
  quantityProblem,
  action,
  onQuantityChange,
  onAdd,
}: ProductPageBuyProps) {
  const { brand, text } = useScope();
  const problemId = useId();
  const sku = product.skus[0];
  return (
    <Panel className="wsk-ProductPage-buy" data-kind={brand.look.variants.offer} data-ground="offer">
      {sku ? (
        <div className="wsk-ProductPage-price">
          <PriceDisplay sku={sku} qualifier={product.vppQualifier} size="hero" />
        </div>
      ) : null}
      {isSoldOut(product) ? (
        <div className="wsk-ProductPage-soldOut">
          <p className="wsk-ProductPage-strong">{text('product.outOfStock')}</p>
          <p className="wsk-Text" data-tone="muted">
            {text('product.outOfStockText')}
          </p>
        </div>
      ) : (
        <div className="wsk-ProductPage-add">
          <QuantityBox
            label={text('product.quantity')}
            value={quantity}
            problemId={quantityProblem === undefined ? undefined : problemId}
            onChange={onQuantityChange}
          />
          <div className="wsk-ProductPage-addButton">
            <AddToBasketButton action={action} onAdd={onAdd} wide />
          </div>
        </div>
      )}
      {quantityProblem === undefined ? null : (
        <Notice tone="failed" place="row" title={quantityProblem} id={problemId} />
      )}
      {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
      {product.enPrimeurFlag ? <p className="wsk-ProductPage-remark">{text('product.enPrimeurText')}</p> : null}
      <FewLeft product={product} />
    </Panel>
  );
}

const bottlesInADozen = 12;

/** Low-stock sentence, with a bar of how much of a dozen is left. */
function FewLeft({ product: { inventoryInfo: stock } }: { product: Product }) {
  const text = useText();
  if (stock?.summaryAvailabilityStatus !== 'low_stock') return null;
  return (
    <div className="wsk-ProductPage-few">
      <p className="wsk-ProductPage-fewText">
        <Icon drawing={clock} size={18} />
        {text('product.fewLeft', { count: stock.stockQty })}
      </p>
      <progress
        className="wsk-ProductPage-fewBar"
        aria-hidden="true"
        max={bottlesInADozen}
        value={Math.min(stock.stockQty, bottlesInADozen)}
      />
    </div>
  );
}
