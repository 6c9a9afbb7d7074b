'use client';

import type { WineCardParts } from '../../blocks/WineCard.js';
import { WineGrid } from '../../blocks/WineGrid.js';
import { accountWords } from '../../brands/words/account.js';
import type { UserItem } from '../../model/account.js';
import { type Load, loadFailed, ready } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { recentlyViewedLimit } from '../../rules/common/userItems.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The viewed products, and the callback of the page. */
export interface RecentlyViewedPageProps {
  /** Viewed products, latest first (HOME-048). */
  readonly wines: Load<readonly UserItem[]>;
  /** Returns the controls on a product's card; without it cards are plain links. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
  /** Called to fetch the products again after they failed to load. */
  readonly onRetry: () => void;
}

/** Page with the last twelve products viewed, latest first (ACCT-052, HOME-048); also for visitors (OPEN-045). */
export function RecentlyViewedPage({ wines, partsOf, onRetry }: RecentlyViewedPageProps) {
  const href = useHref();
  const text = useText(accountWords);
  const isEmpty = wines.status === 'ready' && wines.data.length === 0;
  return (
    <div className="wsk-RecentlyViewedPage" data-component="RecentlyViewedPage">
      <div className="wsk-RecentlyViewedPage-words">
        <h1 className="wsk-Heading" data-level="title">
          {text('account.recentlyViewed')}
        </h1>
        <p className="wsk-Text" data-size="lead">
          {text('account.recentlyViewedLead')}
        </p>
      </div>
      {isEmpty ? (
        <EmptyState
          title={text('account.recentlyViewedNone')}
          action={<ButtonLink href={href('home')}>{text('account.recentlyViewedNoneAction')}</ButtonLink>}
        >
          {text('account.recentlyViewedNoneText')}
        </EmptyState>
      ) : (
        <WineGrid
          wines={winesOf(wines, text('account.recentlyViewedFailed'))}
          level={2}
          partsOf={partsOf}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

function winesOf(items: Load<readonly UserItem[]>, failure: string) {
  if (items.status === 'failed') return loadFailed(failure);
  return items.status === 'ready'
    ? ready(items.data.slice(0, recentlyViewedLimit).map(({ product }) => product))
    : items;
}
