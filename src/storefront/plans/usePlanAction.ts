import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { planChangesWords } from '../../brands/words/planChanges.js';
import { done } from '../../model/load.js';
import { useText } from '../../ui/scope.js';
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

/** Something else was saved since the page was drawn. */
class ChangedElsewhere extends Error {}

/** Saves a choice that is made beside what the page shows of a plan. That is read once more before: where it is no longer
 * so, since another window saved something, nothing is sent, and the page says so and shows what there is now. */
export function usePlanSave(...shown: readonly QueryKey[]) {
  const queries = useQueryClient();
  const text = useText(planChangesWords);
  const ownText = (error: unknown) => (error instanceof ChangedElsewhere ? text('planForm.elsewhere') : undefined);
  const { run, ...rest } = useAccountAction({ afterwards: done, refetch: useRefetchPlans(), ownText });
  /** The same objects, as long as what they hold is the same. */
  const held = () => shown.map((key) => queries.getQueryData(key));
  return {
    ...rest,
    run: (work: () => Promise<unknown>): Promise<boolean> =>
      run(async () => {
        const before = held();
        const read = (key: QueryKey) => queries.refetchQueries({ queryKey: key, exact: true }, { throwOnError: true });
        await Promise.all(shown.map(read));
        const now = held();
        if (before.some((one, place) => one !== now[place])) throw new ChangedElsewhere();
        await work();
      }),
  };
}
