'use client';

import { productPageWords } from '../../brands/words/productPage.js';
import type { Review } from '../../model/review.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { StarRating } from '../../ui/StarRating.js';
import { useText } from '../../ui/scope.js';

export interface ReviewsSectionTextsProps {
  readonly reviews: readonly Review[] | 'loading';
}

const places = [1, 2, 3];

/** The text of each review, newest first. */
export function ReviewsSectionTexts({ reviews }: ReviewsSectionTextsProps) {
  const text = useText(productPageWords);
  if (reviews === 'loading')
    return (
      <div className="wsk-ReviewsSection-texts" role="status" aria-label={text('productPage.reviewsLoading')}>
        {places.map((place) => (
          <div className="wsk-ReviewsSection-text" key={place}>
            <Skeleton shape="line" width="6em" />
            <Skeleton shape="line" width="90%" />
            <Skeleton shape="line" width="8em" />
          </div>
        ))}
      </div>
    );
  return (
    <ul className="wsk-ReviewsSection-texts">
      {reviews.map(({ id, stars, text: words, author, place }) => (
        <li className="wsk-ReviewsSection-text" key={id}>
          <StarRating stars={stars} />
          <blockquote className="wsk-ReviewsSection-words">{words}</blockquote>
          <p className="wsk-ReviewsSection-author">
            {place === undefined ? author : text('productPage.fromPlace', { author, place })}
          </p>
        </li>
      ))}
    </ul>
  );
}
