import { accountWords } from '../../brands/words/account.js';
import { RecentlyViewedPage } from '../../screens/account/RecentlyViewedPage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { NotFoundPage } from '../parts.js';
import { usePageTitle } from '../usePageTitle.js';
import { useRecentlyViewed, useRecordsViewed } from '../useRecentlyViewed.js';
import { wineCardParts } from '../wineCardParts.js';

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
