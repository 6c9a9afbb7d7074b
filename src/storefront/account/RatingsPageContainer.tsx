'use client';

import { accountWords } from '../../brands/words/account.js';
import { RatingsPage } from '../../screens/account/RatingsPage.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Connects the ratings page. */
export function RatingsPageContainer() {
  const { client } = useServices();
  const { load, retry } = useLoad({
    queryKey: queryKey('listRatings'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listRatings, undefined, { signal })).userItems,
    ...useCustomerQueryOptions(),
  });
  usePageTitle(useText(accountWords)('ratings.title'));
  return (
    <AccountLayoutContainer current="ratings">
      <RatingsPage ratings={load} onRetry={retry} />
    </AccountLayoutContainer>
  );
}
