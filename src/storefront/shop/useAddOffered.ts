'use client';

import type { upsellItems } from '../../rules/upsells/upsells.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { basketCalls } from './calls.js';

/** Returns the function that adds offered items in one call that names the offer they came from, and then reloads the
 * page (BSKT-025 to BSKT-027). With the new basket, an event is dispatched for each item, the site adds the items
 * itself, and nothing is reloaded (BSKT-028). It rejects if the call fails; otherwise `onAdded` is called before the
 * reload. */
export function useAddOffered() {
  const { client, reload, track } = useServices();
  const { site } = useScope();
  return async (cartItems: ReturnType<typeof upsellItems>, onAdded?: () => void): Promise<void> => {
    if (site.newCart) {
      for (const { itemCode, quantity } of cartItems) {
        const detail = { itemType: 'itemcode', itemCode, quantity };
        document.dispatchEvent(new CustomEvent('cart:add', { bubbles: true, detail }));
      }
      onAdded?.();
      return;
    }
    await client.call(basketCalls.addCartItemsBatch, { body: { cartItems } });
    for (const { itemCode, quantity } of cartItems) track({ event: 'cart', action: 'add', itemCode, quantity });
    onAdded?.();
    reload();
  };
}
