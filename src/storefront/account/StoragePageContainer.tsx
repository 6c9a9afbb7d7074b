'use client';

import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { membershipFlags, membershipKind } from '../../rules/account/membership.js';
import { StoragePage } from '../../screens/account/StoragePage.js';
import { useText } from '../../ui/scope.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { useProfile } from '../shop/useProfile.js';

/** Connects the page of the customer's stored wine. */
export function StoragePageContainer() {
  const { profile } = useProfile();
  const all = profile?.trustedDetails?.subscriptions ?? [];
  usePageTitle(useText(subscriptionsWords)('storage.title'));
  return (
    <AccountLayoutContainer current="storage">
      <StoragePage storage={all.filter((one) => membershipKind(one) === 'storage')} flags={membershipFlags(profile)} />
    </AccountLayoutContainer>
  );
}
