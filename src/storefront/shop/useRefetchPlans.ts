'use client';

import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../base/queryKey.js';

/** The queries about wine plans and subscriptions: an action on a plan or a subscription may change the data of any of
 * them. */
const answers = [
  'listWinePlans',
  'getWinePlanList',
  'listSubscriptionWinePlanOptions',
  'listWinePlanUpcomingCases',
  'getWinePlanNextCase',
  'listWinePlanAddresses',
  'listWinePlanDeliveryMethods',
  'listWinePlanDeliveryDates',
  'listWinePlanPaymentMethods',
  'listWinePlanCaseHistory',
  'listSubscriptions',
  'listSubscriptionPaymentMethods',
  'getProfileDetails',
] as const;

/** Returns a function that refetches the data about plans and subscriptions that the page uses, and removes the rest
 * from the cache. If a refetch fails, the current data is kept. */
export function useRefetchPlans(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(answers.map((name) => queries.invalidateQueries({ queryKey: queryKey(name) })));
  };
}
