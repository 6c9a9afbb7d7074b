import { accountWords } from '../../brands/words/account.js';
import { RecentlyViewedPage } from '../../screens/account/RecentlyViewedPage.js';
import { useText } from '../../ui/scope.js';
import { NotFoundPage } from '../parts.js';
import { usePageTitle } from '../usePageTitle.js';
import { useKeepsViewed, useRecentlyViewed } from '../useRecentlyViewed.js';

/** What a shopper looked at, on a page of its own; a brand that keeps nothing has no such page. */
export function RecentlyViewedPageContainer() {
  return useKeepsViewed() ? <Viewed /> : <NotFoundPage />;
}

function Viewed() {
  usePageTitle(useText(accountWords)('account.recentlyViewed'));
  const { load, retry } = useRecentlyViewed();
  return <RecentlyViewedPage wines={load} onRetry={retry} />;
}
