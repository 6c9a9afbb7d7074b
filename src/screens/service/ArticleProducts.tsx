'use client';

import { useId } from 'react';
import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineGrid } from '../../blocks/WineGrid.js';
import { serviceWords } from '../../brands/words/service.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { Link } from '../../ui/Link.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The products, and the search term that finds all of them. */
export interface ArticleProductsProps {
  /** Heading above the products. */
  readonly title: string;
  /** The search term. */
  readonly term: string;
  /** The first products found. */
  readonly products: Load<readonly Product[]>;
  /** Controls on a product's card; without them, cards are only links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
  /** Called to fetch the products again after they failed to load. */
  readonly onRetry: () => void;
}

/** Products that an article is about, with a link to all of them. Renders nothing if no products are found. */
export function ArticleProducts({ title, term, products, partsOf, onRetry }: ArticleProductsProps) {
  const href = useHref();
  const text = useText(serviceWords);
  const titleId = useId();
  if (products.status === 'ready' && products.data.length === 0) return null;
  return (
    <section className="wsk-Container wsk-ArticleProducts" data-component="ArticleProducts" aria-labelledby={titleId}>
      <div className="wsk-SpreadRow" data-variant="ruled">
        <h2 className="wsk-Heading" data-level="2" id={titleId}>
          {title}
        </h2>
        <Link place="alone" onward href={href('searchResults', { query: { Ntt: term } })}>
          {text('article.all')}
        </Link>
      </div>
      <WineGrid wines={products} partsOf={partsOf} onRetry={onRetry} />
    </section>
  );
}
