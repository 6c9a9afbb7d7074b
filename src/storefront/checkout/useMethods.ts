'use client';

import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { checkoutCalls } from '../shop/calls.js';

/** Fetches the delivery methods for an address, or the collection methods near it, in the server's order; nothing is
 * fetched without a postcode (CHKT-022). */
export function useMethods(postcode: string | undefined, type: 'delivery' | 'collection') {
  const { client } = useServices();
  return useLoad({
    queryKey: queryKey('listCheckoutShippingMethods', postcode, type),
    queryFn: ({ signal }) =>
      client.call(checkoutCalls.listCheckoutShippingMethods, { query: { postcode: postcode ?? '', type } }, { signal }),
    enabled: postcode !== undefined,
    staleTime: 0,
  });
}
