'use client';

import { accountWords } from '../../brands/words/account.js';
import { RecentlyViewedPage } from '../../screens/account/RecentlyViewedPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { NotFoundPage } from '../pages/parts.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useRecentlyViewed, useRecordsViewed } from '../shop/useRecentlyViewed.js';
import { wineCardParts } from '../shop/wineCardParts.js';

/** Connects the recently-viewed page; a brand that records nothing has no such page. */
export function RecentlyViewedPageContainer() {
  return useRecordsViewed() ? <Viewed /> : <NotFoundPage />;
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
