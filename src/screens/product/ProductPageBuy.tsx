'use client';

import { type ReactNode, useId } from 'react';
import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { PriceDisplay } from '../../blocks/PriceDisplay.js';
import { basketWords } from '../../brands/words/basket.js';
import { productWords } from '../../brands/words/product.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Action } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { formatPrice } from '../../rules/common/money.js';
import { volumeSaving } from '../../rules/common/price.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { Icon } from '../../ui/Icon.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { clock } from '../../ui/productIcons.js';
import { QuantityBox } from '../../ui/QuantityBox.js';
import { useScope, useText } from '../../ui/scope.js';

export interface ProductPageBuyProps {
  readonly product: Product;
  /** Text in the quantity box. */
  readonly quantity: string;
  /** Message below the quantity box when the typed quantity is invalid. */
  readonly quantityProblem?: string | undefined;
  /** Adding to the basket. */
  readonly action: Action;
  /** Called with the text in the quantity box after every change. */
  readonly onQuantityChange: (change: { readonly typed: string }) => void;
  /** Called when the shopper adds the product. */
  readonly onAdd: () => void;
  /** Replaces the quantity and the button when the product is sold out. */
  readonly notify?: ReactNode;
}

/** Price, quantity and add button; for a sold-out product, a note in place of the button. */
export function ProductPageBuy({
  product,
  quantity,
  quantityProblem,
  action,
  onQuantityChange,
  onAdd,
  notify,
}: ProductPageBuyProps) {
  const { brand } = useScope();
  const text = useText(basketWords, productPageWords, productWords);
  const problemId = useId();
  const sku = product.skus[0];
  return (
    <Panel className="wsk-ProductPage-buy" data-kind={brand.look.variants.offer} data-ground="offer">
      {sku ? (
        <div className="wsk-ProductPage-price">
          <PriceDisplay product={product} size="hero" />
        </div>
      ) : null}
      {isSoldOut(product) ? (
        <div className="wsk-ProductPage-soldOut">
          <p className="wsk-ProductPage-strong">{text('product.outOfStock')}</p>
          <p className="wsk-Text" data-tone="muted">
            {text('product.outOfStockText')}
          </p>
          {notify}
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
      {product.salesActivity === 'pre-sell' ? (
        <p className="wsk-ProductPage-remark">{text('basket.class.PRESELL_ITEM')}</p>
      ) : null}
      <FewLeft product={product} />
      <MixSaving product={product} />
    </Panel>
  );
}

/** The saving per bottle at the volume price, and its condition: shown on the stub of a ticket, otherwise at the end of
 * the panel. */
function MixSaving({ product: { skus, vppQualifier } }: { product: Product }) {
  const { site } = useScope();
  const text = useText(productPageWords);
  const saving = skus[0] ? volumeSaving(skus[0]) : 0;
  if (saving === 0) return null;
  return (
    <p className="wsk-ProductPage-saving">
      <span className="wsk-ProductPage-savingAmount">
        {text('productPage.mixSaving', { price: formatPrice(saving, site) })}
      </span>
      {vppQualifier ? <span className="wsk-ProductPage-savingWhen"> {vppQualifier}</span> : null}
    </p>
  );
}

const bottlesInADozen = 12;

/** Low-stock message, with a bar that shows the remaining stock as a share of a dozen. */
function FewLeft({ product: { inventoryInfo: stock } }: { product: Product }) {
  const text = useText(productPageWords);
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
