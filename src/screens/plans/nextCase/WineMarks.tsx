'use client';

import { nextCaseWords } from '../../../brands/words/nextCase.js';
import type { RatedItem, UserItem } from '../../../model/account.js';
import { isFavourite } from '../../../rules/common/userItems.js';
import { ratingOf } from '../../../rules/plans/flexiWines.js';
import { Icon } from '../../../ui/Icon.js';
import { heart } from '../../../ui/laterIcons.js';
import { StarRating } from '../../../ui/StarRating.js';
import { useText } from '../../../ui/scope.js';

/** The customer's opinions of wines. */
export interface WineOpinions {
  /** The wines the customer has rated. */
  readonly ratings: readonly RatedItem[];
  /** The customer's favourites. */
  readonly favourites: readonly UserItem[];
}

interface WineMarksProps extends WineOpinions {
  readonly itemCode: string;
}

/** The customer's opinion of a wine: its star rating, and whether it is a favourite. */
export function WineMarks({ itemCode, ratings, favourites }: WineMarksProps) {
  const text = useText(nextCaseWords);
  const rating = ratingOf(ratings, itemCode);
  const isLiked = isFavourite(favourites, itemCode);
  if (rating === undefined && !isLiked) return null;
  return (
    <p className="wsk-WineMarks">
      {rating === undefined ? null : (
        <span className="wsk-WineMarks-mark">
          {text('nextCase.yours')} <StarRating stars={rating} />
        </span>
      )}
      {isLiked ? (
        <span className="wsk-WineMarks-mark">
          <span className="wsk-WineMarks-heart">
            <Icon drawing={heart} size={16} />
          </span>
          {text('nextCase.favourite')}
        </span>
      ) : null}
    </p>
  );
}
