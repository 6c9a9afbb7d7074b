import { useQueryClient } from '@tanstack/react-query';
import { done } from '../../model/load.js';
import { queryKey } from '../queryKey.js';
import { useAccountAction } from '../useAccountAction.js';

/** Every answer that speaks of wine plans: an action on one plan may change each of them. */
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
  'getProfileDetails',
] as const;

/** Fetches again what the page shows of wine plans, and forgets the rest of it. A failure keeps what there was. */
export function useRefetchPlans(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(answers.map((name) => queries.invalidateQueries({ queryKey: queryKey(name) })));
  };
}

/** An action on a wine plan: it is done once what the page shows of the plans is fetched again. It says the server's
 * message when it fails, and asks for the password where the shop has signed the customer out (PLAN-065). */
export function usePlanAction() {
  return useAccountAction({ afterwards: done, refetch: useRefetchPlans() });
}
