'use client';

import { accountWords } from '../../brands/words/account.js';
import { type CustomerData, customerDataJson } from '../../rules/account/customerData.js';
import { permissionsLimit } from '../../rules/account/preferences.js';
import { YourDataPage } from '../../screens/account/YourDataPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planCalls, savingsCalls, subscriptionCalls } from '../shop/accountCalls.js';
import { customerCalls, identityCalls, voucherCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { downloadFile } from './downloadFile.js';

/** Connects the page of all data about a customer. The data is always fetched again, and is shown once it is complete. */
export function YourDataPageContainer() {
  const { client } = useServices();
  const { brand } = useScope();
  const { load, retry } = useLoad<CustomerData>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('customerData'),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const options = { signal };
      const [profile, bought, winePlans, subscriptions, savings, held, liked, rated, seen, allowed] = await Promise.all(
        [
          client.call(identityCalls.getProfileDetails, undefined, options),
          client.call(customerCalls.listPurchases, undefined, options),
          client.call(planCalls.listWinePlans, undefined, options),
          client.call(subscriptionCalls.listSubscriptions, undefined, options),
          client.call(savingsCalls.listSavingsAccounts, undefined, options),
          client.call(voucherCalls.listVouchers, undefined, options),
          client.call(customerCalls.listFavourites, undefined, options),
          client.call(customerCalls.listRatings, undefined, options),
          client.call(customerCalls.listRecentlyBrowsed, undefined, options),
          client.call(customerCalls.listPermissions, { query: { limit: permissionsLimit } }, options),
        ],
      );
      return {
        profile,
        purchases: bought.purchases,
        winePlans,
        subscriptions,
        savingsAccounts: savings.accounts,
        vouchers: held.vouchers,
        favourites: liked.userItems,
        ratings: rated.userItems,
        recentlyViewed: seen.userItems,
        permissions: allowed.permissions,
      };
    },
  });
  usePageTitle(useText(accountWords)('menu.yourData'));
  return (
    <AccountLayoutContainer current="yourData">
      <YourDataPage
        data={load}
        onDownload={({ data }) => {
          const takenOn = new Date().toISOString().slice(0, 10);
          downloadFile(
            `your-data-${takenOn}.json`,
            'application/json',
            customerDataJson(data, { shop: brand.displayName, takenOn }),
          );
        }}
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}
