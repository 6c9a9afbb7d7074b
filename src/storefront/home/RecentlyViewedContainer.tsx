import { useQuery } from '@tanstack/react-query';
import { RecentlyViewed } from '../../screens/home/RecentlyViewed.js';
import { useScope } from '../../ui/scope.js';
import { getRecentlyViewedTemplate, listRecentlyBrowsed } from '../calls.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoad } from '../useLoad.js';
import { useTemplateTitle } from './useTemplateTitle.js';

/** Whether the brand's content leaves the list of what was viewed on (BRAND-060); it does until it says otherwise. */
function useIsKept(): boolean {
  const { content: connect } = useServices();
  const { brand } = useScope();
  const { data } = useQuery({
    queryKey: ['brandContent', brand.id],
    queryFn: async () => (await (await connect?.())?.brand(brand.id)) ?? null,
    enabled: connect !== undefined && brand.enableRecentlyBrowsed,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return brand.enableRecentlyBrowsed && data?.enableRecentlyBrowsed !== false;
}

/** What a shopper looked at, in a brand that keeps it (HOME-048 to HOME-050). */
export function RecentlyViewedContainer() {
  return useIsKept() ? <Viewed /> : null;
}

function Viewed() {
  const { client } = useServices();
  const title = useTemplateTitle(getRecentlyViewedTemplate);
  const { load } = useLoad({
    queryKey: [listRecentlyBrowsed.id],
    queryFn: async ({ signal }) => (await client.call(listRecentlyBrowsed, undefined, { signal })).userItems,
    // Every product page that was opened since changes it.
    staleTime: 0,
  });
  return <RecentlyViewed wines={load} title={title} />;
}
