'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { planChangesWords } from '../../brands/words/planChanges.js';
import { done } from '../../model/load.js';
import { useText } from '../../ui/scope.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';

/** Something else was saved since the page was drawn. */
class ChangedElsewhere extends Error {}

/** Saves a choice that is made beside what the page shows of a plan: the answer under `shown`. That is read once more
 * before: where it is no longer the same, since another window saved something, nothing is sent, and the page says so and
 * shows what there is now. */
export function usePlanSave(shown: QueryKey) {
  const queries = useQueryClient();
  const text = useText(planChangesWords);
  const ownText = (error: unknown) => (error instanceof ChangedElsewhere ? text('planForm.elsewhere') : undefined);
  const { run, ...rest } = useAccountAction({ afterwards: done, refetch: useRefetchPlans(), ownText });
  return {
    ...rest,
    run: (work: () => Promise<unknown>): Promise<boolean> =>
      run(async () => {
        const before = queries.getQueryData(shown);
        await queries.refetchQueries({ queryKey: shown, exact: true }, { throwOnError: true });
        // The cache keeps the object as long as what it holds is the same.
        if (queries.getQueryData(shown) !== before) throw new ChangedElsewhere();
        await work();
      }),
  };
}
