'use client';

import { winePlansWords } from '../../brands/words/winePlans.js';
import { WinePlansPage } from '../../screens/plans/list/WinePlansPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useSubscriptions } from '../shop/useSubscriptions.js';
import { usePlanOptions } from './usePlanOptions.js';
import { useWinePlans } from './useWinePlans.js';

/** Connects the page of the customer's wine plans. Ended plans are listed only among the subscriptions; if the
 * subscriptions cannot be fetched, the page leaves ended plans out. */
export function WinePlansPageContainer() {
  const { load, retry } = useWinePlans();
  const { load: subscriptions } = useSubscriptions();
  const options = usePlanOptions();
  const ended =
    subscriptions.status === 'ready'
      ? subscriptions.data.filter(({ type, status }) => type === 'WINEPLAN' && status === 'CANCELLED')
      : [];
  usePageTitle(useText(winePlansWords)('winePlans.title'));
  return (
    <AccountLayoutContainer current="winePlans">
      <WinePlansPage
        plans={load}
        ended={ended}
        options={options.load}
        onRetry={({ part }) => (part === 'plans' ? retry() : options.retry())}
      />
    </AccountLayoutContainer>
  );
}
