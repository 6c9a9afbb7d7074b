'use client';

import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../base/queryKey.js';

/** Every answer that speaks of wine plans and subscriptions: an action on one may change each of them. */
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

/** Fetches again what the page shows of plans and subscriptions, and forgets the rest of it. A failure keeps what there was. */
export function useRefetchPlans(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(answers.map((name) => queries.invalidateQueries({ queryKey: queryKey(name) })));
  };
}
