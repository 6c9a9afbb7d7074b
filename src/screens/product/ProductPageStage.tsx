'use client';

import type { ReactNode } from 'react';
import { ProductImage } from '../../blocks/ProductImage.js';
import { productWords } from '../../brands/words/product.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { useText } from '../../ui/scope.js';

export interface ProductPageStageProps {
  readonly product: Product;
  readonly favourite?: ReactNode;
  readonly tools?: ReactNode;
}

/** The large picture on the brand family's stage, with at most one flag, the favourite button, and other actions. */
export function ProductPageStage({ product, favourite, tools }: ProductPageStageProps) {
  const text = useText(productWords);
  const shape = isCase(product) ? 'case' : 'bottle';
  const soldOut = isSoldOut(product);
  const flag = soldOut ? text('product.outOfStock') : product.enPrimeurFlag ? text('product.enPrimeur') : undefined;
  return (
    <div className="wsk-ProductPage-stage" data-shape={shape} data-ground="stage">
      <div className="wsk-ProductPage-picture">
        <ProductImage
          src={product.largeImage ?? product.smallImage ?? product.thumbnailImage}
          alt=""
          shape={shape}
          faded={soldOut}
        />
      </div>
      {flag ? (
        <p className="wsk-ProductPage-flag" data-tone={soldOut ? 'quiet' : 'accent'}>
          {flag}
        </p>
      ) : null}
      {favourite || tools ? (
        <div className="wsk-ProductPage-tools">
          {favourite}
          {tools}
        </div>
      ) : null}
    </div>
  );
}
