'use client';

import type { UserItem } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import { recommendedLimit } from '../../rules/common/userItems.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { customerCalls } from './calls.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';

/** Loads the wines recommended to a recognised or signed-in customer, best first (HOME-028, HOME-045). */
export function useRecommendedWines(): Load<readonly UserItem[]> {
  const { client } = useServices();
  const { load } = useLoad({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listRecommendedWines'),
    queryFn: async ({ signal }) =>
      (
        await client.call(
          customerCalls.listRecommendedWines,
          { query: { limit: String(recommendedLimit) } },
          { signal },
        )
      ).userItems,
  });
  return load;
}
