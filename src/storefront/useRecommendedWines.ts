import type { UserItem } from '../model/account.js';
import type { Load } from '../model/load.js';
import { recommendedLimit } from '../rules/userItems.js';
import { customerCalls } from './calls.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import { useCustomerQueryOptions } from './useCustomerQueryOptions.js';
import { useLoad } from './useLoad.js';

/** Wines recommended to a known customer, best first (HOME-028, HOME-045). */
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
