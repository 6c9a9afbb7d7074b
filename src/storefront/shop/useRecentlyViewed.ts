'use client';

import { useQuery } from '@tanstack/react-query';
import type { UserItem } from '../../model/account.js';
import type { Load } from '../../model/load.js';
import { useScope } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { customerCalls } from './calls.js';

/** Returns whether the brand records viewed products: its content may switch this off (BRAND-060). Undefined until the
 * content has loaded; without the content, the brand's configuration decides. */
export function useRecordsViewed(): boolean | undefined {
  const { content: connect } = useServices();
  const { brand } = useScope();
  const { data, isLoading } = useQuery({
    queryKey: queryKey('brandContent', brand.id),
    queryFn: async () => (await (await connect?.())?.brand(brand.id)) ?? null,
    enabled: connect !== undefined && brand.enableRecentlyBrowsed,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isLoading) return undefined;
  return brand.enableRecentlyBrowsed && data?.enableRecentlyBrowsed !== false;
}

/** Loads the viewed products, latest first. */
export function useRecentlyViewed(): { readonly load: Load<readonly UserItem[]>; readonly retry: () => void } {
  const { client } = useServices();
  return useLoad({
    queryKey: queryKey('listRecentlyBrowsed'),
    queryFn: async ({ signal }) =>
      (await client.call(customerCalls.listRecentlyBrowsed, undefined, { signal })).userItems,
    // Every product page adds to the list.
    staleTime: 0,
  });
}
