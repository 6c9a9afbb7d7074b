'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { planChangesWords } from '../../brands/words/planChanges.js';
import { done } from '../../model/load.js';
import { useText } from '../../ui/scope.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';

/** Thrown when something else was saved after the page was rendered. */
class ChangedElsewhere extends Error {}

/** Saves a choice that is based on what the page shows of a plan: the response cached under `shown`. This response is
 * first fetched again. If it has changed, because another window saved something, nothing is sent; the page reports
 * this and shows the current state. */
export function usePlanSave(key: QueryKey) {
  const queries = useQueryClient();
  const text = useText(planChangesWords);
  const ownText = (error: unknown) => (error instanceof ChangedElsewhere ? text('planForm.elsewhere') : undefined);
  const { run, ...rest } = useAccountAction({ afterwards: done, refetch: useRefetchPlans(), ownText });
  return {
    ...rest,
    run: (work: () => Promise<unknown>): Promise<boolean> =>
      run(async () => {
        const before = queries.getQueryData(key);
        await queries.refetchQueries({ queryKey: key, exact: true }, { throwOnError: true });
        // The cache keeps the same object for as long as its content is the same.
        if (queries.getQueryData(key) !== before) throw new ChangedElsewhere();
        await work();
      }),
  };
}
