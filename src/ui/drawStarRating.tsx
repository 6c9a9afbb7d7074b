import { productWords } from '../brands/words/product.js';
import type { Scope } from './scope.js';

/** The rating to show, and the number of reviews behind it. */
export interface StarRatingProps {
  /** The rounded average, from 0 to 5: the number of filled stars. */
  readonly stars: number;
  /** Number of reviews behind the average; if undefined, no count is shown. */
  readonly reviews?: number | undefined;
}

const star = 'M8 1.2l2.1 4.4 4.8.6-3.5 3.3.9 4.8L8 11.9l-4.3 2.4.9-4.8-3.5-3.3 4.8-.6z';

/** Draws `StarRating` in a scope that is handed over, so that a server component can draw it too. */
export function drawStarRating(scope: Pick<Scope, 'text'>, { stars, reviews }: StarRatingProps) {
  const text = scope.text.with(productWords);
  return (
    <span className="wsk-StarRating" data-component="StarRating">
      <svg
        className="wsk-StarRating-stars"
        viewBox="0 0 88 16"
        role="img"
        aria-label={text('product.rating', { stars })}
      >
        {[1, 2, 3, 4, 5].map((place) => (
          <path
            key={place}
            d={star}
            transform={`translate(${(place - 1) * 18})`}
            data-filled={place <= stars || undefined}
          />
        ))}
      </svg>
      {reviews === undefined ? null : (
        <span className="wsk-StarRating-count">{text.counted('product.reviews', reviews)}</span>
      )}
    </span>
  );
}
