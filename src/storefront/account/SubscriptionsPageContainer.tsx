'use client';

import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { SubscriptionsPage } from '../../screens/account/SubscriptionsPage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useSubscriptions } from '../shop/useSubscriptions.js';

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
