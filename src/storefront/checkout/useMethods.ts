'use client';

import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { checkoutCalls } from '../shop/calls.js';

/** The ways an order comes to an address or can be collected near it, as the server lists them; not asked for while there
 * is no postcode (CHKT-022). */
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
