'use client';

import { BottleSkeleton } from '../ui/BottleSkeleton.js';
import { Skeleton } from '../ui/Skeleton.js';
import { useScope } from '../ui/scope.js';
import type { WineCardProps } from './WineCard.js';

/** The card that the skeleton replaces. */
export interface WineCardSkeletonProps extends Pick<WineCardProps, 'place'> {
  /** Whether the card will have a button. */
  readonly buys?: boolean;
  /** Whether the card will have a control at its end. */
  readonly more?: boolean;
}

/** Placeholder of a wine card, with the card's height and stage. */
export function WineCardSkeleton({ place = 0, buys = false, more = false }: WineCardSkeletonProps) {
  const { card } = useScope().brand.look.variants;
  return (
    <div className="wsk-WineCard" data-component="WineCardSkeleton" data-card={card} data-loading aria-hidden="true">
      <div className="wsk-WineCard-stage" data-shape="bottle" data-colour={place % 4} data-ground="stage">
        <div className="wsk-WineCard-picture">
          <BottleSkeleton />
        </div>
      </div>
      <div className="wsk-WineCard-text">
        <div className="wsk-Caption">
          <Skeleton shape="line" width="46%" />
        </div>
        <div className="wsk-Heading wsk-WineCard-name" data-level="4">
          <Skeleton shape="line" width="88%" />
          <Skeleton shape="line" width="60%" />
        </div>
        <div className="wsk-WineCard-rating">
          <Skeleton shape="line" width="55%" />
        </div>
      </div>
      <div className="wsk-WineCard-foot">
        <div className="wsk-WineCard-price">
          <div className="wsk-Amount" data-size="card">
            <Skeleton shape="line" width="40%" />
          </div>
          <div className="wsk-Text" data-size="small">
            <Skeleton shape="line" width="70%" />
          </div>
        </div>
        {buys ? <div className="wsk-WineCard-buy" /> : null}
        {more ? <div className="wsk-WineCard-more" /> : null}
      </div>
    </div>
  );
}
