'use client';

import { winePlansWords } from '../../brands/words/winePlans.js';
import type { Purchase } from '../../model/account.js';
import { ready } from '../../model/load.js';
import { PlanHistoryPage } from '../../screens/plans/list/PlanHistoryPage.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import type { PlanPageProps } from './planPageProps.js';
import { usePlanHistory } from './usePlanHistory.js';

/** Connects the page of a plan's past cases. A case that is one of the customer's orders links to the page of that
 * order; if the orders cannot be fetched, there are no links. */
export function PlanHistoryPageContainer({ subscriptionId }: PlanPageProps) {
  const { client } = useServices();
  const { load, retry } = usePlanHistory(subscriptionId);
  const { load: orders } = useLoad<readonly Purchase[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listPurchases'),
    queryFn: async ({ signal }) => (await client.call(customerCalls.listPurchases, undefined, { signal })).purchases,
  });
  const cases = load.status === 'ready' ? ready(load.data[0]) : load;
  usePageTitle(planTitle(useText(winePlansWords)('planHistory.title'), cases));
  return (
    <AccountLayoutContainer current="winePlans">
      <PlanHistoryPage
        subscriptionId={subscriptionId}
        cases={load}
        orderIds={new Set(orders.status === 'ready' ? orders.data.map(({ orderId }) => orderId) : [])}
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}
