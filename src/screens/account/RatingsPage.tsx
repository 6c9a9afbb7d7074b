'use client';

import { accountWords } from '../../brands/words/account.js';
import type { RatedItem } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import { writtenDay } from '../../rules/common/days.js';
import { StarRating } from '../../ui/StarRating.js';
import { useScope, useText } from '../../ui/scope.js';
import { ListedWine } from './ListedWine.js';
import { WineListPage } from './WineListPage.js';

/** The ratings, and the callback of the page. */
export interface RatingsPageProps {
  /** Rated products, in the order the shop returns them. */
  readonly ratings: Load<readonly RatedItem[]>;
  /** Called to fetch the ratings again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with the customer's wine ratings. It is read-only, because no call submits a rating (ACCT-050, OPEN-073). */
export function RatingsPage({ ratings, onRetry }: RatingsPageProps) {
  const { site } = useScope();
  const text = useText(accountWords);
  const items = ratings.status === 'ready' ? ratings.data : [];
  return (
    <WineListPage
      component="RatingsPage"
      title={text('ratings.title')}
      lead={text('ratings.lead')}
      count={text.counted('ratings.count', items.length)}
      load={ratings}
      loadingText={text('ratings.loading')}
      empty={{ title: text('ratings.none'), text: text('ratings.noneText'), action: text('ratings.noneAction') }}
      onRetry={onRetry}
    >
      {items.map(({ product, rating, ratedOnAsString }) => (
        <ListedWine key={product.itemCode} product={product}>
          <p className="wsk-FactRow">
            <StarRating stars={rating} />
            {ratedOnAsString ? (
              <span className="wsk-RatingsPage-day">
                {text('ratings.on', { date: writtenDay(ratedOnAsString, site) })}
              </span>
            ) : null}
          </p>
        </ListedWine>
      ))}
    </WineListPage>
  );
}
