import type { PastCase } from '../../model/plan.js';
import { planCalls } from '../accountCalls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';

/** The past cases of a wine plan, newest first; also of one that was cancelled (PLAN-063). */
export function usePlanHistory(subscriptionId: string, isWanted = true) {
  const { client } = useServices();
  return useLoad<readonly PastCase[]>({
    ...useCustomerQueryOptions(isWanted),
    queryKey: queryKey('listWinePlanCaseHistory', subscriptionId),
    queryFn: ({ signal }) =>
      client.call(planCalls.listWinePlanCaseHistory, { params: { wpSubscriptionId: subscriptionId } }, { signal }),
  });
}
