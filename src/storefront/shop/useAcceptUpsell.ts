'use client';

import { type Action, done } from '../../model/load.js';
import { type FoundUpsell, upsellItems } from '../../rules/upsells/upsells.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { useCartFailureText } from '../base/useFailureText.js';
import { basketCalls } from './calls.js';

/** Adds the offered items in one call that names the offer they came from, and reloads the page (BSKT-025 to BSKT-027).
 * With the new basket, an event is dispatched for each item, the site adds the items itself, and nothing is reloaded
 * (BSKT-028). */
export function useAcceptUpsell(): {
  readonly action: Action;
  readonly accept: (upsell: FoundUpsell | null, onAdded?: () => void) => void;
} {
  const { client, reload, track } = useServices();
  const { site } = useScope();
  const { action, run } = useAction({ afterwards: done, failureText: useCartFailureText() });
  return {
    action,
    accept: (upsell, onAdded) =>
      run(async () => {
        if (!upsell) return;
        const cartItems = upsellItems(upsell.choice, upsell.products);
        if (site.newCart) {
          for (const { itemCode, quantity } of cartItems) {
            const detail = { itemType: 'itemcode', itemCode, quantity };
            document.dispatchEvent(new CustomEvent('cart:add', { bubbles: true, detail }));
          }
        } else {
          await client.call(basketCalls.addCartItemsBatch, { body: { cartItems } });
          for (const { itemCode, quantity } of cartItems) track({ event: 'cart', action: 'add', itemCode, quantity });
          reload();
        }
        onAdded?.();
      }),
  };
}
