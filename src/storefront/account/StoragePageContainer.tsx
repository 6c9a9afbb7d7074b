import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { membershipFlags, membershipKind } from '../../rules/membership.js';
import { StoragePage } from '../../screens/account/StoragePage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';

/** Connects the page of the wine in storage. */
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
