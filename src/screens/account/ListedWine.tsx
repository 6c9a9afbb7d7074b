'use client';

import type { ReactNode } from 'react';
import { PriceDisplay } from '../../blocks/PriceDisplay.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope } from '../../ui/scope.js';

/** The wine of a row, and what stands beside it. */
export interface ListedWineProps {
  /** The product to show; its name leads to its page. */
  readonly product: Product;
  /** Under the name: a rating, a day. */
  readonly children?: ReactNode;
  /** What can be done with it, under the price. */
  readonly actions?: ReactNode;
  /** What went wrong with it, over the whole row. */
  readonly problem?: ReactNode;
  /** It is about to leave the list. */
  readonly leaving?: boolean;
}

/** Row of a customer's list: picture, origin, name, price and what can be done. */
export function ListedWine({ product, children, actions, problem, leaving = false }: ListedWineProps) {
  const { text, href } = useScope();
  const shape = isCase(product) ? 'case' : 'bottle';
  const origin = [product.appellationName, product.countryName].filter(Boolean).join(', ');
  const soldOut = isSoldOut(product);
  return (
    <article className="wsk-ListedWine" data-component="ListedWine" data-leaving={leaving || undefined}>
      <div className="wsk-ListedWine-art" data-ground="stage">
        <ProductImage src={product.smallImage ?? product.thumbnailImage} alt="" shape={shape} faded={soldOut} />
      </div>
      <div className="wsk-ListedWine-words">
        {origin ? <p className="wsk-Caption">{origin}</p> : null}
        <h2 className="wsk-Heading wsk-ListedWine-name" data-level="4">
          <a className="wsk-ListedWine-link" href={href('product', { params: { itemCode: product.itemCode } })}>
            {[product.name, product.vintage].filter(Boolean).join(' ')}
          </a>
        </h2>
        {soldOut ? <p className="wsk-ListedWine-note">{text('product.outOfStock')}</p> : null}
        {children}
      </div>
      <div className="wsk-ListedWine-side">
        <PriceDisplay product={product} />
        {actions ? <div className="wsk-ListedWine-actions">{actions}</div> : null}
      </div>
      {problem ? <div className="wsk-ListedWine-problem">{problem}</div> : null}
    </article>
  );
}

/** A row whose wine is not known yet. */
export function ListedWineSkeleton() {
  return (
    <div className="wsk-ListedWine">
      <div className="wsk-ListedWine-art">
        <Skeleton shape="block" />
      </div>
      <div className="wsk-ListedWine-words">
        <Skeleton shape="line" width="40%" />
        <Skeleton shape="line" width="70%" />
      </div>
      <div className="wsk-ListedWine-side">
        <Skeleton shape="line" width="90px" />
      </div>
    </div>
  );
}
