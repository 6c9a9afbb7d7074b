'use client';

import { offerWords } from '../brands/words/offer.js';
import type { CaseDetails } from '../model/offer.js';
import { StarRating } from '../ui/StarRating.js';
import { useText } from '../ui/scope.js';
import { ProductImage } from './ProductImage.js';

/** Contents of the case, and the heading level of the names. */
export interface CaseContentsListProps {
  /** Items in the case, in display order. */
  readonly items: CaseDetails['contentProducts'];
  /** Heading level of the names: one below the heading above the list. Defaults to 3. */
  readonly level?: 3 | 4;
}

/** List of the wines in a case and the quantity of each, without prices: in the dialog, on the product page and in the
 * tasting note. */
export function CaseContentsList({ items, level = 3 }: CaseContentsListProps) {
  const text = useText(offerWords);
  if (items.length === 0) {
    return (
      <p className="wsk-Text wsk-CaseContentsList-empty" data-component="CaseContentsList">
        {text('case.empty')}
      </p>
    );
  }
  return (
    <ul className="wsk-CaseContentsList" data-component="CaseContentsList">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a case may list a wine twice.
        <CaseContentsItem key={`${item.referencedProduct.itemCode} ${place}`} item={item} level={level} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly item: CaseContentsListProps['items'][number];
  readonly level: 3 | 4;
}

function CaseContentsItem({ item: { quantity, referencedProduct: wine }, level }: ItemProps) {
  const text = useText(offerWords);
  const Heading: 'h3' | 'h4' = `h${level}`;
  const rating = wine.ratingDetails?.productRating;
  const origin = [wine.grapeName, wine.countryName].filter(Boolean).join(', ');
  return (
    <li className="wsk-CaseContentsList-item">
      <div className="wsk-CaseContentsList-stage" data-ground="stage">
        <ProductImage src={wine.smallImage} alt="" shape="bottle" lazy />
      </div>
      <div className="wsk-CaseContentsList-text">
        <p className="wsk-CaseContentsList-quantity">
          {text(wine.productType === 'wine' ? 'case.bottles' : 'case.items', { count: quantity })}
        </p>
        <Heading className="wsk-Heading wsk-CaseContentsList-name" data-level="4">
          {[wine.name, wine.vintage].filter(Boolean).join(' ')}
        </Heading>
        {rating && rating.numberOfReviews > 0 ? <StarRating stars={rating.roundAvgRating} /> : null}
        {origin ? (
          <p className="wsk-Text" data-size="small" data-tone="muted">
            {origin}
          </p>
        ) : null}
        {wine.webHeadline ? <p className="wsk-CaseContentsList-headline">{wine.webHeadline}</p> : null}
      </div>
    </li>
  );
}
