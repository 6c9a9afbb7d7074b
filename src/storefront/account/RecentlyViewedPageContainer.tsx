'use client';

import type { ReactNode } from 'react';
import { accountWords } from '../../brands/words/account.js';
import { RecentlyViewedPage } from '../../screens/account/RecentlyViewedPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useRecentlyViewed, useRecordsViewed } from '../shop/useRecentlyViewed.js';
import { wineCardParts } from '../shop/wineCardParts.js';

export interface RecentlyViewedPageContainerProps {
  /** Shown in place of the page for a brand that does not record viewed products. */
  readonly notFound: ReactNode;
}

/** Connects the recently-viewed page; a brand that does not record viewed products has no such page. */
export function RecentlyViewedPageContainer({ notFound }: RecentlyViewedPageContainerProps) {
  return useRecordsViewed() === false ? notFound : <Viewed />;
}

function Viewed() {
  usePageTitle(useText(accountWords)('account.recentlyViewed'));
  const { load, retry } = useRecentlyViewed();
  return (
    <AccountLayoutContainer current="recentlyViewed">
      <RecentlyViewedPage wines={load} partsOf={wineCardParts} onRetry={retry} />
    </AccountLayoutContainer>
  );
}
