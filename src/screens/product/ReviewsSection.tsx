'use client';

import { useId } from 'react';
import { productPageWords } from '../../brands/words/productPage.js';
import type { Load } from '../../model/load.js';
import type { RatingDetails } from '../../model/product.js';
import type { ProductReviews } from '../../model/review.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { useText } from '../../ui/scope.js';
import { ReviewsSectionTexts } from './ReviewsSectionTexts.js';

/** Reviews of a product, and the section's callback. */
export interface ReviewsSectionProps {
  /** The average and the number of reviews; if undefined, the section says that there are none. */
  readonly rating: RatingDetails | undefined;
  /** Number of ratings per star, and the text of each review; if there is no source for them, only the average is
   * shown. */
  readonly reviews?: Load<ProductReviews> | undefined;
  /** Called to fetch the reviews again after they failed to load. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * Reviews of a product: the average, a bar for each number of stars, and the text of each review. The section is the
 * target of the deep link
 * `#ReviewsApp`, and takes the focus when it is reached that way (PROD-002). Reviews cannot be written here.
 */
export function ReviewsSection({ rating, reviews, onRetry }: ReviewsSectionProps) {
  const text = useText(productPageWords);
  const titleId = useId();
  const { avgRating = 0, numberOfReviews: count = 0 } = rating?.productRating ?? {};
  return (
    <section
      className="wsk-Container wsk-ReviewsSection"
      data-component="ReviewsSection"
      data-alone={count === 0 || reviews === undefined || undefined}
      id="ReviewsApp"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="wsk-ReviewsSection-summary">
        <h2 className="wsk-Heading" data-level="2" id={titleId}>
          {text('product.reviewsTitle')}
        </h2>
        {count > 0 ? (
          <>
            <p className="wsk-ReviewsSection-average">
              <span className="wsk-ReviewsSection-figure">{avgRating.toFixed(1)}</span>{' '}
              <span className="wsk-ReviewsSection-of">
                {count === 1 ? text('productPage.outOfOne') : text('productPage.outOf', { count })}
              </span>
            </p>
            <Shares reviews={reviews} />
          </>
        ) : (
          <p className="wsk-Text" data-tone="muted">
            {text('product.noReviews')}
          </p>
        )}
      </div>
      {count === 0 || reviews === undefined ? null : reviews.status === 'failed' ? (
        <RetryNotice tone="info" title={text('productPage.reviewsFailed')} live onRetry={() => onRetry?.()}>
          {reviews.message}
        </RetryNotice>
      ) : (
        <ReviewsSectionTexts reviews={reviews.status === 'ready' ? reviews.data.reviews : 'loading'} />
      )}
    </section>
  );
}

/** A bar for each number of stars, highest first; the bars are empty while the reviews load. */
function Shares({ reviews }: Pick<ReviewsSectionProps, 'reviews'>) {
  const text = useText(productPageWords);
  if (reviews === undefined || reviews.status === 'failed') return null;
  const counts = reviews.status === 'ready' ? reviews.data.counts : [0, 0, 0, 0, 0];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts.map((count, place) => ({ stars: place + 1, share: total ? count / total : 0 })).reverse();
  return (
    <ul className="wsk-ReviewsSection-shares" aria-label={text('productPage.sharesTitle')}>
      {rows.map(({ stars, share }) => (
        <li className="wsk-ReviewsSection-share" key={stars}>
          <span aria-hidden="true">{stars}</span>
          <span className="wsk-VisuallyHidden">{text.counted('productPage.stars', stars)}</span>
          <progress className="wsk-ReviewsSection-bar" aria-hidden="true" value={share} />
          <span className="wsk-ReviewsSection-percent">
            {total ? text('productPage.share', { percent: Math.round(share * 100) }) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
