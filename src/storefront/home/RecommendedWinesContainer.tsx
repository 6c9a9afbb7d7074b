import { recommendedLimit } from '../../rules/userItems.js';
import { RecommendedWines } from '../../screens/home/RecommendedWines.js';
import { customerCalls, fragmentCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useCustomerQueryOptions } from '../useCustomerQueryOptions.js';
import { useLoad } from '../useLoad.js';
import { useTemplateTitle } from './useTemplateTitle.js';

/** Connects the recommended wines, for a known customer (HOME-028, HOME-045). */
export function RecommendedWinesContainer() {
  const { client } = useServices();
  const title = useTemplateTitle(fragmentCalls.getRecommendedTemplate);
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
  return <RecommendedWines wines={load} title={title} />;
}
