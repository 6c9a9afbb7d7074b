'use client';

import type { PlanOption } from '../../model/plan.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Which wine plans are wanted; any unless set. */
export interface PlanOptionFilter {
  /** Number of bottles in a case. */
  readonly bottles?: number | undefined;
  /** Family of the plan's scheme. */
  readonly family?: string | undefined;
}

/** Loads the wine plans on offer that match the filter (PLAN-061). */
export function usePlanOptions({ bottles, family }: PlanOptionFilter = {}) {
  const { client } = useServices();
  return useLoad<readonly PlanOption[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listWinePlanOptions', 'WINEPLAN', bottles, family),
    queryFn: ({ signal }) =>
      client.call(
        planCalls.listWinePlanOptions,
        {
          query: {
            schemeType: 'WINEPLAN',
            ...(bottles !== undefined && { bottleCountFilter: String(bottles) }),
            ...(family !== undefined && { schemeFamily: family }),
          },
        },
        { signal },
      ),
  });
}
