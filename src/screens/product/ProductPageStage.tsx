import type { ReactNode } from 'react';
import { ProductImage } from '../../blocks/ProductImage.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/price.js';
import { isSoldOut } from '../../rules/stock.js';
import { useText } from '../../ui/scope.js';

export interface ProductPageStageProps {
  readonly product: Product;
  readonly favourite?: ReactNode;
}

/** The large picture on the family's stage, with one flag at most and the heart. */
export function ProductPageStage({ product, favourite }: ProductPageStageProps) {
  const text = useText();
  const shape = isCase(product) ? 'case' : 'bottle';
  const soldOut = isSoldOut(product);
  const flag = soldOut ? text('product.outOfStock') : product.enPrimeurFlag ? text('product.enPrimeur') : undefined;
  return (
    <div className="wsk-ProductPage-stage" data-shape={shape} data-ground="stage">
      <div className="wsk-ProductPage-picture">
        <ProductImage
          src={product.largeImage ?? product.smallImage ?? product.thumbnailImage}
          alt={product.name}
          shape={shape}
          faded={soldOut}
        />
      </div>
      {flag ? (
        <p className="wsk-ProductPage-flag" data-tone={soldOut ? 'quiet' : 'accent'}>
          {flag}
        </p>
      ) : null}
      {favourite ? <div className="wsk-ProductPage-favourite">{favourite}</div> : null}
    </div>
  );
}
