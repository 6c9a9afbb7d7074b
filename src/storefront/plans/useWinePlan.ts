'use client';

import { type Load, ready } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Returns the key under which the response about a plan is cached. */
export const planKey = (subscriptionId: string) => queryKey('getWinePlanList', subscriptionId);

/** Loads one wine plan (PLAN-020), with the plans whose parent it is. For a cancelled plan, the response is a 404. */
export function useWinePlan(subscriptionId: string): {
  readonly plan: Load<WinePlan>;
  readonly under: readonly WinePlan[];
  readonly retry: () => void;
} {
  const { client } = useServices();
  const { load, retry } = useLoad<readonly [WinePlan, ...WinePlan[]]>({
    ...useCustomerQueryOptions(),
    queryKey: planKey(subscriptionId),
    queryFn: async ({ signal }) => {
      const [plan, ...under] = await client.call(planCalls.getWinePlanList, { params: { subscriptionId } }, { signal });
      if (!plan) throw new Error(`Wine plan ${subscriptionId} is not in the list of wine plans.`);
      return [plan, ...under];
    },
  });
  if (load.status !== 'ready') return { plan: load, under: [], retry };
  const [plan, ...under] = load.data;
  return { plan: ready(plan), under, retry };
}
