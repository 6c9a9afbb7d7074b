'use client';

import { useId } from 'react';
import { WineGrid, type WineGridProps } from '../../blocks/WineGrid.js';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { useText } from '../../ui/scope.js';

/** The offers, and the grid's callback. */
export interface OfferGridProps {
  /** The products offered together with this one; nothing is shown while they load, or if there are none. */
  readonly offers: Load<readonly Product[]>;
  /** Controls on each card; none unless set. */
  readonly partsOf?: WineGridProps['partsOf'];
  /** Called to fetch the offers again after they failed to load. */
  readonly onRetry: () => void;
}

/** The products offered together with a product, below everything else on its page (PROD-075). */
export function OfferGrid({ offers, partsOf, onRetry }: OfferGridProps) {
  const text = useText(productPageWords);
  const titleId = useId();
  if (offers.status === 'loading' || (offers.status === 'ready' && offers.data.length === 0)) return null;
  return (
    <section className="wsk-OfferGrid" data-component="OfferGrid" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="2" id={titleId}>
        {text('productPage.offers')}
      </h2>
      <WineGrid wines={offers} partsOf={partsOf} onRetry={onRetry} />
    </section>
  );
}
