'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { LowStockError } from '../../blocks/LowStockError.js';
import type { ProductImageProps } from '../../blocks/ProductImage.js';
import { failureWords } from '../../brands/words/failure.js';
import { productPageWords } from '../../brands/words/productPage.js';
import { shellWords } from '../../brands/words/shell.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyPage } from '../../ui/EmptyPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useScrolledPast } from '../../ui/useScrolledPast.js';
import { ProductDetails } from './ProductDetails.js';
import { ProductPageBar, type ProductPageBarProps } from './ProductPageBar.js';
import { ProductPageBuy, type ProductPageBuyProps } from './ProductPageBuy.js';
import { ProductPageIntro } from './ProductPageIntro.js';
import { ProductPagePath } from './ProductPagePath.js';
import { ProductInfoSkeleton, ProductPathSkeleton, ProductRestSkeleton } from './ProductPageSkeleton.js';
import { ProductPageStage } from './ProductPageStage.js';
import { ProductPageTaste } from './ProductPageTaste.js';

/** What the product page shows, and its callbacks. */
export interface ProductPageProps extends Omit<ProductPageBuyProps, 'product'> {
  /** The product; while it loads, a skeleton of the page is shown. */
  readonly product: Load<Product>;
  /** Picture of the product that the page before had, shown while the product loads. */
  readonly early?: Pick<ProductImageProps, 'src' | 'shape'> | undefined;
  /** The item code in the page's address, shown when there is no product name. */
  readonly itemCode: string;
  /** Set when the low-stock rule blocked an addition: the remaining stock, and the quantity already in the basket. */
  readonly lowStock?: { readonly stock: number; readonly inCart: number } | undefined;
  /** Whether the shop has no product with this code. */
  readonly unknown?: boolean;
  /** Called to fetch the product again after it failed to load. */
  readonly onRetry: () => void;
  /** The favourite button on the picture. */
  readonly favourite?: ReactNode;
  /** Other actions on the product, below the favourite button: share, print. */
  readonly tools?: ReactNode;
  /** Deals on several of the same case, below the buy panel. */
  readonly deals?: ReactNode;
  /** Sign-up for alerts, below the deals. */
  readonly alerts?: ReactNode;
  /** Contents of a case, below the facts. */
  readonly contents?: ReactNode;
  /** The reviews section, below the taste. */
  readonly reviews?: ReactNode;
  /** Similar or popular wines, shown instead of the product too if there is none. */
  readonly recommended?: ReactNode;
  /** Offers below everything else. */
  readonly upsell?: ReactNode;
}

/** Product page: picture, price, facts, taste and reviews, under `/product/{itemCode}` (PROD-001, PROD-004). The container
 * scrolls to the reviews when the URL hash is `#ReviewsApp`. */
export function ProductPage({ product: load, itemCode, unknown = false, onRetry, ...rest }: ProductPageProps) {
  if (!unknown && load.status !== 'failed')
    return <ProductPageParts product={load.status === 'ready' ? load.data : undefined} {...rest} />;
  return (
    <div className="wsk-ProductPage" data-component="ProductPage" data-status={unknown ? 'unknown' : 'failed'}>
      {unknown || load.status !== 'failed' ? (
        <UnknownProduct itemCode={itemCode} onRetry={onRetry} also={rest.recommended} />
      ) : (
        <FailedProduct message={load.message} onRetry={onRetry} also={rest.recommended} />
      )}
    </div>
  );
}

type ProductPagePartsProps = Omit<ProductPageProps, 'product' | 'itemCode' | 'unknown' | 'onRetry'> & {
  /** The product; undefined while it loads. */
  readonly product: Product | undefined;
};

function ProductPageParts({
  product,
  early,
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
}: ProductPagePartsProps) {
  const { stage } = useScope().brand.look.variants;
  const text = useText(productPageWords);
  const buyBox = useRef<HTMLDivElement>(null);
  const { quantityProblem } = buying;
  useEffect(() => {
    // The reason a product cannot be added is shown in the buy panel, which may be far from the button at the bottom.
    if (lowStock || quantityProblem !== undefined) buyBox.current?.scrollIntoView?.({ block: 'nearest' });
  }, [lowStock, quantityProblem]);
  return (
    <div
      className="wsk-ProductPage"
      data-component="ProductPage"
      data-status={product ? 'ready' : 'loading'}
      role={product && 'article'}
    >
      {product ? null : (
        <p className="wsk-VisuallyHidden" role="status">
          {text('product.loading')}
        </p>
      )}
      <div className="wsk-ProductPage-path">
        {product ? <ProductPagePath product={product} /> : <ProductPathSkeleton />}
      </div>
      <div className="wsk-Container wsk-Columns wsk-ProductPage-top" data-variant="stage" data-stage={stage}>
        <ProductPageStage product={product} early={early} favourite={favourite} tools={tools} />
        {product ? (
          <div className="wsk-ProductPage-info">
            <div className="wsk-ProductPage-intro">
              <ProductPageIntro product={product} />
            </div>
            <div className="wsk-ProductPage-buying">
              <div className="wsk-ProductPage-buyBox" ref={buyBox}>
                <ProductPageBuy product={product} {...buying} />
                <LowStockError
                  shown={lowStock !== undefined}
                  stock={lowStock?.stock ?? 0}
                  inCart={lowStock?.inCart ?? 0}
                />
              </div>
              {deals}
              {alerts}
            </div>
          </div>
        ) : (
          <ProductInfoSkeleton />
        )}
      </div>
      {product ? (
        <>
          <div className="wsk-Container">
            <ProductDetails product={product} />
          </div>
          {contents ? <div className="wsk-Container">{contents}</div> : null}
          <ProductPageTaste product={product} />
          {reviews}
          {recommended ? <div className="wsk-Container">{recommended}</div> : null}
          {upsell ? <div className="wsk-Container">{upsell}</div> : null}
          {isSoldOut(product) ? null : (
            <BarPast buyBox={buyBox} product={product} action={buying.action} onAdd={buying.onAdd} />
          )}
        </>
      ) : (
        <ProductRestSkeleton />
      )}
    </div>
  );
}

/** The bar at the bottom, shown once the buy panel has been scrolled out of view. */
function BarPast({
  buyBox,
  ...bar
}: Omit<ProductPageBarProps, 'shown'> & { readonly buyBox: RefObject<HTMLDivElement | null> }) {
  return <ProductPageBar shown={useScrolledPast(buyBox)} {...bar} />;
}

interface MissingProps {
  readonly onRetry: () => void;
  /** Other wines. */
  readonly also: ReactNode;
}

function UnknownProduct({ itemCode, onRetry, also }: MissingProps & { readonly itemCode: string }) {
  const href = useHref();
  const text = useText(failureWords, productPageWords, shellWords);
  return (
    <EmptyPage
      title={text('product.unknownTitle')}
      action={
        <>
          <ButtonLink href={href('home')}>{text('notFound.home')}</ButtonLink>
          <Button variant="line" onClick={() => onRetry()}>
            {text('failure.retry')}
          </Button>
        </>
      }
      also={also}
    >
      {text('product.unknownText', { itemCode })}
    </EmptyPage>
  );
}

function FailedProduct({ message, onRetry, also }: MissingProps & { readonly message: string }) {
  const href = useHref();
  const text = useText(failureWords, productPageWords, shellWords);
  return (
    <EmptyPage
      live
      title={text('product.failedTitle')}
      action={
        <>
          <Button onClick={() => onRetry()}>{text('failure.retry')}</Button>
          <ButtonLink variant="line" href={href('home')}>
            {text('notFound.home')}
          </ButtonLink>
        </>
      }
      also={also}
    >
      {message}
    </EmptyPage>
  );
}
