'use client';

import { useMemo } from 'react';
import { type Load, loading, ready } from '../../model/load.js';
import type { PastCase, UpcomingCase } from '../../model/plan.js';
import { type PlannedCase, plannedCases } from '../../rules/plans/planCases.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { useToday } from '../base/useToday.js';
import { nextCaseCalls, planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

type Cases = readonly [upcoming: readonly UpcomingCase[], past: readonly PastCase[]];

/** Loads the upcoming cases of a wine plan (PLAN-024). Skipped cases are in the plan's history: both lists are fetched
 * together, so that a case that moves from one list to the other is never missing. */
export function usePlannedCases(subscriptionId: string): {
  readonly cases: Load<readonly PlannedCase[]>;
  readonly retry: () => void;
} {
  const { client } = useServices();
  const today = useToday();
  const { load, retry } = useLoad<Cases>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listWinePlanUpcomingCases', subscriptionId, 'listWinePlanCaseHistory'),
    queryFn: ({ signal }) =>
      Promise.all([
        client.call(nextCaseCalls.listWinePlanUpcomingCases, { params: { subscriptionId } }, { signal }),
        client.call(planCalls.listWinePlanCaseHistory, { params: { wpSubscriptionId: subscriptionId } }, { signal }),
      ]),
  });
  return {
    cases: useMemo(() => {
      if (load.status !== 'ready') return load;
      return today === undefined ? loading : ready(plannedCases(...load.data, today));
    }, [load, today]),
    retry,
  };
}
