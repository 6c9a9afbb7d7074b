import { useId } from 'react';
import type { RatingDetails } from '../../model/product.js';
import { StarRating } from '../../ui/StarRating.js';
import { useText } from '../../ui/scope.js';

export interface ProductPageReviewsProps {
  readonly rating: RatingDetails | undefined;
}

/** Average of the reviews, at the anchor of the deep link (PROD-002). It takes the focus when jumped to. */
export function ProductPageReviews({ rating }: ProductPageReviewsProps) {
  const text = useText();
  const titleId = useId();
  const summary = rating?.productRating;
  return (
    <section className="wsk-Container wsk-ProductPage-reviews" id="ReviewsApp" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className="wsk-Heading" data-level="2" id={titleId}>
        {text('product.reviewsTitle')}
      </h2>
      {summary && summary.numberOfReviews > 0 ? (
        <div className="wsk-ProductPage-average">
          <p className="wsk-ProductPage-averageFigure">
            {text('product.average', { average: summary.avgRating.toFixed(1) })}
          </p>
          <StarRating stars={summary.roundAvgRating} reviews={summary.numberOfReviews} />
        </div>
      ) : (
        <p className="wsk-Text" data-tone="muted">
          {text('product.noReviews')}
        </p>
      )}
    </section>
  );
}
