'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { LowStockError } from '../../blocks/LowStockError.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope, useText } from '../../ui/scope.js';
import { useScrolledPast } from '../../ui/useScrolledPast.js';
import { ProductDetails } from './ProductDetails.js';
import { ProductPageBar } from './ProductPageBar.js';
import { ProductPageBuy, type ProductPageBuyProps } from './ProductPageBuy.js';
import { ProductPageIntro } from './ProductPageIntro.js';
import { ProductPagePath } from './ProductPagePath.js';
import { ProductPageSkeleton } from './ProductPageSkeleton.js';
import { ProductPageStage } from './ProductPageStage.js';
import { ProductPageTaste } from './ProductPageTaste.js';

/** What the product page shows and reports. */
export interface ProductPageProps extends Omit<ProductPageBuyProps, 'product'> {
  /** The product; a skeleton of the page shows while it loads. */
  readonly product: Load<Product>;
  /** The code in the address, for when there is no product to name. */
  readonly itemCode: string;
  /** The low-stock rule blocked an add: what is left, and how much of it the basket holds. */
  readonly lowStock?: { readonly stock: number; readonly inCart: number } | undefined;
  /** The shop has nothing under the code. */
  readonly unknown?: boolean;
  /** Called to fetch the product again after it failed to load. */
  readonly onRetry: () => void;
  /** The heart on the picture. */
  readonly favourite?: ReactNode;
  /** What else can be done with the product, below the heart: share, print. */
  readonly tools?: ReactNode;
  /** Deals on several of a case, below the buy panel. */
  readonly deals?: ReactNode;
  /** Sign-up for alerts, below the deals. */
  readonly alerts?: ReactNode;
  /** What is in a case, below the facts. */
  readonly contents?: ReactNode;
  /** The section of reviews, below the taste. */
  readonly reviews?: ReactNode;
  /** Wines like it, or that others ask for. */
  readonly recommended?: ReactNode;
  /** Offers below everything else. */
  readonly upsell?: ReactNode;
}

/** Product page: picture, price, facts, taste and reviews, under `/product/{itemCode}` (PROD-001, PROD-004). The
 * container scrolls to the reviews, `#ReviewsApp`. */
export function ProductPage({ product: load, itemCode, unknown = false, onRetry, ...rest }: ProductPageProps) {
  if (unknown || load.status !== 'ready') {
    return (
      <div className="wsk-ProductPage" data-component="ProductPage" data-status={unknown ? 'unknown' : load.status}>
        {unknown ? (
          <UnknownProduct itemCode={itemCode} onRetry={onRetry} />
        ) : load.status === 'failed' ? (
          <FailedProduct message={load.message} onRetry={onRetry} />
        ) : (
          <ProductPageSkeleton />
        )}
      </div>
    );
  }
  return <ReadyPage product={load.data} {...rest} />;
}

type ReadyPageProps = Omit<ProductPageProps, 'product' | 'itemCode' | 'unknown' | 'onRetry'> & {
  readonly product: Product;
};

function ReadyPage({
  product,
  favourite,
  tools,
  deals,
  alerts,
  contents,
  reviews,
  recommended,
  upsell,
  lowStock,
  ...buying
}: ReadyPageProps) {
  const buyBox = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(buyBox);
  const { quantityProblem } = buying;
  useEffect(() => {
    // What keeps it from being added is said in the buy panel, which the button at the foot is far from.
    if (lowStock || quantityProblem !== undefined) buyBox.current?.scrollIntoView({ block: 'nearest' });
  }, [lowStock, quantityProblem]);
  return (
    <article className="wsk-ProductPage" data-component="ProductPage" data-status="ready">
      <div className="wsk-ProductPage-path">
        <ProductPagePath product={product} />
      </div>
      <div className="wsk-Container wsk-Columns wsk-ProductPage-top" data-variant="stage">
        <ProductPageStage product={product} favourite={favourite} tools={tools} />
        <div className="wsk-ProductPage-info">
          <ProductPageIntro product={product} />
          <div className="wsk-ProductPage-buyBox" ref={buyBox}>
            <ProductPageBuy product={product} {...buying} />
            <LowStockError shown={lowStock !== undefined} stock={lowStock?.stock ?? 0} inCart={lowStock?.inCart ?? 0} />
          </div>
          {deals}
          {alerts}
        </div>
      </div>
      <div className="wsk-Container">
        <ProductDetails product={product} />
      </div>
      {contents ? <div className="wsk-Container">{contents}</div> : null}
      <ProductPageTaste product={product} />
      {reviews}
      {recommended ? <div className="wsk-Container">{recommended}</div> : null}
      {upsell ? <div className="wsk-Container">{upsell}</div> : null}
      {isSoldOut(product) ? null : (
        <ProductPageBar product={product} shown={isPast} action={buying.action} onAdd={buying.onAdd} />
      )}
    </article>
  );
}

function UnknownProduct({ itemCode, onRetry }: { itemCode: string; onRetry: () => void }) {
  const { href } = useScope();
  const text = useText(productPageWords);
  return (
    <div className="wsk-Container">
      <EmptyState
        level={1}
        title={text('product.unknownTitle')}
        action={
          <>
            <ButtonLink href={href('home')}>{text('notFound.home')}</ButtonLink>
            <Button variant="line" onClick={() => onRetry()}>
              {text('failure.retry')}
            </Button>
          </>
        }
      >
        {text('product.unknownText', { itemCode })}
      </EmptyState>
    </div>
  );
}

function FailedProduct({ message, onRetry }: { message: string; onRetry: () => void }) {
  const text = useText(productPageWords);
  return (
    <div className="wsk-Container">
      <RetryNotice level={1} title={text('product.failedTitle')} onRetry={onRetry}>
        {message}
      </RetryNotice>
    </div>
  );
}
