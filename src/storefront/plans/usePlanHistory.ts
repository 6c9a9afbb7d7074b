'use client';

import type { PastCase } from '../../model/plan.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Loads the past cases of a wine plan, newest first; also for a cancelled plan (PLAN-063). */
export function usePlanHistory(subscriptionId: string, isWanted = true) {
  const { client } = useServices();
  return useLoad<readonly PastCase[]>({
    ...useCustomerQueryOptions(isWanted),
    queryKey: queryKey('listWinePlanCaseHistory', subscriptionId),
    queryFn: ({ signal }) =>
      client.call(planCalls.listWinePlanCaseHistory, { params: { wpSubscriptionId: subscriptionId } }, { signal }),
  });
}
