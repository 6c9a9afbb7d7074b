'use client';

import type { ReactNode } from 'react';
import { AddToBasketButton } from '../../blocks/AddToBasketButton.js';
import { LowStockError } from '../../blocks/LowStockError.js';
import { PriceDisplay } from '../../blocks/PriceDisplay.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { offerWords } from '../../brands/words/offer.js';
import { productWords } from '../../brands/words/product.js';
import { type Action, idle } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../../ui/scope.js';

/** What is shown with a plan on offer, and the callbacks. */
export interface WinePlanViewProps {
  /** State of adding the selected plan to the basket. */
  readonly action: Action;
  /** Set when the low-stock rule blocked the addition: the remaining stock, and the quantity already in the basket. */
  readonly lowStock?: { readonly stock: number; readonly inCart: number } | undefined;
  /** Address of the brand's terms; if unset, there is no link to them. */
  readonly termsHref?: string | undefined;
  /** Content below the selected plan's button, such as what the plan costs later. */
  readonly later?: ReactNode;
  /** Called when the shopper asks for the contents of a case. */
  readonly onContents: (request: { readonly itemCode: string }) => void;
  /** Called when the shopper adds a plan's case. */
  readonly onAdd: (request: { readonly product: Product }) => void;
}

interface OwnProps extends WinePlanViewProps {
  readonly product: Product;
  /** Whether this is the selected plan; only that one shows the state of the addition. */
  readonly isShown: boolean;
}

/** One plan on offer: picture, text, price and button. */
export function WinePlanView({ product, isShown, action, lowStock, termsHref, later, onContents, onAdd }: OwnProps) {
  const text = useText(offerWords, productWords);
  const isOnSale = product.skus.length > 0;
  return (
    <div className="wsk-Columns" data-variant="stage">
      <div className="wsk-WinePlanTabbedOffer-stage" data-ground="stage">
        <ProductImage
          src={product.largeImage || product.smallImage}
          alt=""
          shape={isCase(product) ? 'case' : 'bottle'}
          lazy={!isShown}
        />
      </div>
      <div className="wsk-WinePlanTabbedOffer-words">
        <h2 className="wsk-Heading" data-level="2">
          {product.name}
        </h2>
        {product.webHeadline ? (
          <p className="wsk-Text" data-size="lead">
            {product.webHeadline}
          </p>
        ) : null}
        {isCase(product) ? (
          <button
            type="button"
            className="wsk-Link"
            data-place="alone"
            onClick={() => onContents({ itemCode: product.itemCode })}
          >
            {text('product.inTheCase')}
          </button>
        ) : null}
        {isOnSale ? (
          <>
            <PriceDisplay product={product} size="hero" />
            <div className="wsk-WinePlanTabbedOffer-add">
              <AddToBasketButton action={isShown ? action : idle} onAdd={() => onAdd({ product })} wide />
            </div>
          </>
        ) : (
          <Notice tone="info" title={text('plan.outOfStock')} />
        )}
        {isShown ? (
          <>
            <LowStockError shown={lowStock !== undefined} stock={lowStock?.stock ?? 0} inCart={lowStock?.inCart ?? 0} />
            {action.status === 'failed' ? <Notice tone="failed" place="row" title={action.message} /> : null}
            {later}
          </>
        ) : null}
        {termsHref ? (
          <Link href={termsHref} place="alone">
            {text('plan.terms')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
