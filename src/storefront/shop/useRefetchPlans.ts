'use client';

import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../base/queryKey.js';

/** The queries about wine plans and subscriptions: an action on one may change any of them. */
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

/** Returns a function that refetches the page's data about plans and subscriptions, and removes the rest from the
 * cache. A failure keeps the current data. */
export function useRefetchPlans(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(answers.map((name) => queries.invalidateQueries({ queryKey: queryKey(name) })));
  };
}
