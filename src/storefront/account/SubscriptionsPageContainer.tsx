import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { SubscriptionsPage } from '../../screens/account/SubscriptionsPage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { usePageTitle } from '../usePageTitle.js';
import { useSubscriptions } from '../useSubscriptions.js';

/** Connects the page of all subscriptions. */
export function SubscriptionsPageContainer() {
  const { load, retry } = useSubscriptions();
  usePageTitle(useText(subscriptionsWords)('subscriptions.title'));
  return (
    <AccountLayoutContainer current="subscriptions">
      <SubscriptionsPage subscriptions={load} onRetry={retry} />
    </AccountLayoutContainer>
  );
}
