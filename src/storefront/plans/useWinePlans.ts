'use client';

import type { WinePlan } from '../../model/plan.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Loads the wine plans of a signed-in customer (PLAN-019). */
export function useWinePlans() {
  const { client } = useServices();
  return useLoad<readonly WinePlan[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listWinePlans'),
    queryFn: ({ signal }) => client.call(planCalls.listWinePlans, undefined, { signal }),
  });
}
