'use client';

import type { ReactNode } from 'react';
import { ItemRow, ItemTitle } from '../../blocks/ItemRow.js';
import { PriceDisplay } from '../../blocks/PriceDisplay.js';
import { productWords } from '../../brands/words/product.js';
import type { Product } from '../../model/product.js';
import { isCase } from '../../rules/common/cases.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The wine of a row, and the content around it. */
export interface ListedWineProps {
  /** Product to show; its name links to its page. */
  readonly product: Product;
  /** Content under the name, such as a rating or a date. */
  readonly children?: ReactNode;
}

/** Row of a customer's list: picture, origin, name and price. */
export function ListedWine({ product, children }: ListedWineProps) {
  const text = useText(productWords);
  const href = useHref();
  const shape = isCase(product) ? 'case' : 'bottle';
  const origin = [product.appellationName, product.countryName].filter(Boolean).join(', ');
  const soldOut = isSoldOut(product);
  return (
    <article className="wsk-ListedWine" data-component="ListedWine">
      <ItemRow
        picture={{ src: product.smallImage || product.thumbnailImage, shape, faded: soldOut }}
        side={<PriceDisplay product={product} />}
      >
        {origin ? <p className="wsk-Caption">{origin}</p> : null}
        <ItemTitle as="h2" level={4} href={href('product', { params: { itemCode: product.itemCode } })}>
          {[product.name, product.vintage].filter(Boolean).join(' ')}
        </ItemTitle>
        {soldOut ? <p className="wsk-ListedWine-note">{text('product.outOfStock')}</p> : null}
        {children}
      </ItemRow>
    </article>
  );
}

/** Placeholder of a row while its wine loads. */
export function ListedWineSkeleton() {
  return (
    <div className="wsk-ListedWine">
      <div className="wsk-ItemRow">
        <div className="wsk-ItemRow-picture">
          <Skeleton shape="block" />
        </div>
        <div className="wsk-ItemRow-words">
          <Skeleton shape="line" width="40%" />
          <Skeleton shape="line" width="70%" />
        </div>
        <div className="wsk-ItemRow-side">
          <Skeleton shape="line" width="90px" />
        </div>
      </div>
    </div>
  );
}
