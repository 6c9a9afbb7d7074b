'use client';

import type { ReactNode } from 'react';
import { ProductImage, type ProductImageProps } from '../../blocks/ProductImage.js';
import { productWords } from '../../brands/words/product.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { BottleSkeleton } from '../../ui/BottleSkeleton.js';
import { useText } from '../../ui/scope.js';

export interface ProductPageStageProps {
  /** The product; undefined while it loads. */
  readonly product: Product | undefined;
  /** Picture of the product that the page before had, shown while the product loads. */
  readonly early?: Pick<ProductImageProps, 'src' | 'shape'> | undefined;
  readonly favourite?: ReactNode;
  readonly tools?: ReactNode;
}

/** The large picture on the brand family's stage, with at most one flag, the favourite button, and other actions. The
 * elements stay when the product has loaded, because the browser may be moving them. */
export function ProductPageStage({ product, early, favourite, tools }: ProductPageStageProps) {
  const text = useText(productWords);
  const picture = product
    ? {
        src: product.largeImage || product.smallImage || product.thumbnailImage,
        shape: isCase(product) ? ('case' as const) : ('bottle' as const),
      }
    : early;
  const shape = picture?.shape ?? 'bottle';
  const soldOut = product !== undefined && isSoldOut(product);
  const flag = soldOut ? text('product.outOfStock') : product?.enPrimeurFlag ? text('product.enPrimeur') : undefined;
  return (
    <div className="wsk-ProductPage-stage" data-shape={shape} data-ground="stage">
      {/* Where a case stands is no place to which a bottle moves. */}
      <div className="wsk-ProductPage-picture" key={shape}>
        {picture ? <ProductImage {...picture} alt="" faded={soldOut} /> : <BottleSkeleton />}
      </div>
      {flag ? (
        <p className="wsk-ProductPage-flag" data-tone={soldOut ? 'quiet' : 'accent'}>
          {flag}
        </p>
      ) : null}
      {product && (favourite || tools) ? (
        <div className="wsk-ProductPage-tools">
          {favourite}
          {tools}
        </div>
      ) : null}
    </div>
  );
}
