import type { ReactNode } from 'react';
import { LowStockError } from '../../blocks/LowStockError.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useScope } from '../../ui/scope.js';
import { ProductDetails } from './ProductDetails.js';
import { ProductPageBuy, type ProductPageBuyProps } from './ProductPageBuy.js';
import { ProductPageIntro } from './ProductPageIntro.js';
import { ProductPageReviews } from './ProductPageReviews.js';
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
  /** Sign-up for alerts, below the buy panel. */
  readonly alerts?: ReactNode;
  /** Offers below everything else. */
  readonly upsell?: ReactNode;
}

/** Product page: picture, price, facts, taste and reviews, under `/product/{itemCode}` (PROD-001, PROD-004). The
 * container scrolls to the reviews, `#ReviewsApp`. */
export function ProductPage({
  product: load,
  itemCode,
  unknown = false,
  onRetry,
  favourite,
  alerts,
  upsell,
  ...buying
}: ProductPageProps) {
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
  const product = load.data;
  return (
    <article className="wsk-ProductPage" data-component="ProductPage" data-status="ready">
      <div className="wsk-Container wsk-ProductPage-top">
        <ProductPageStage product={product} favourite={favourite} />
        <div className="wsk-ProductPage-info">
          <ProductPageIntro product={product} />
          <ProductPageBuy product={product} {...buying} />
          <LowStockError
            shown={buying.lowStock !== undefined}
            stock={buying.lowStock?.stock ?? 0}
            inCart={buying.lowStock?.inCart ?? 0}
          />
          {alerts}
        </div>
      </div>
      <div className="wsk-Container">
        <ProductDetails product={product} />
      </div>
      <ProductPageTaste product={product} />
      <ProductPageReviews rating={product.ratingDetails} />
      {upsell}
    </article>
  );
}

function UnknownProduct({ itemCode, onRetry }: { itemCode: string; onRetry: () => void }) {
  const { text, href } = useScope();
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
  const { text } = useScope();
  return (
    <div className="wsk-Container">
      <RetryNotice level={1} title={text('product.failedTitle')} onRetry={onRetry}>
        {message}
      </RetryNotice>
    </div>
  );
}
