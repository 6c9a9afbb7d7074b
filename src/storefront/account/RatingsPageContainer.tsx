import { accountWords } from '../../brands/words/account.js';
import { RatingsPage } from '../../screens/account/RatingsPage.js';
import { useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { customerCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';
import { usePageTitle } from '../usePageTitle.js';

/** Connects the page of the customer's ratings. */
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
