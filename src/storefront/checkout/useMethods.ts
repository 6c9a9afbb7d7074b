import { checkoutCalls } from '../calls.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useLoad } from '../useLoad.js';

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
