import type { WinePlan } from '../../model/plan.js';
import { planCalls } from '../accountCalls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';

/** The wine plans of a signed-in customer (PLAN-019). */
export function useWinePlans() {
  const { client } = useServices();
  return useLoad<readonly WinePlan[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listWinePlans'),
    queryFn: ({ signal }) => client.call(planCalls.listWinePlans, undefined, { signal }),
  });
}
