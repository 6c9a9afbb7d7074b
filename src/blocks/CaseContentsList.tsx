'use client';

import { offerWords } from '../brands/words/offer.js';
import type { CaseDetails } from '../model/offer.js';
import { StarRating } from '../ui/StarRating.js';
import { useText } from '../ui/scope.js';
import { ProductImage } from './ProductImage.js';

/** What the list shows of a case. */
export interface CaseContentsListProps {
  /** What is in the case, in the order it is shown. */
  readonly items: CaseDetails['contentProducts'];
  /** Level of the headings with the names: one below the heading the list stands under. 3 unless set. */
  readonly level?: 3 | 4;
}

/** The wines of a case, and how many of each: in the dialog, on the product page and in the tasting note. No prices. */
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
      {items.map((item) => (
        <CaseContentsItem key={item.referencedProduct.itemCode} item={item} level={level} />
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
