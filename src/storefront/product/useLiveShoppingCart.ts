'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { basketWords } from '../../brands/words/basket.js';
import { offerWords } from '../../brands/words/offer.js';
import { productWords } from '../../brands/words/product.js';
import type { LiveShoppingAnswer, LiveShoppingCart } from '../../model/liveShopping.js';
import type { Product } from '../../model/product.js';
import { type AddRefusal, addRefusal, quantityInCart, quantityOrOne } from '../../rules/common/basket.js';
import { isSoldOut } from '../../rules/common/stock.js';
import { useText } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { productQuery } from '../shop/productQuery.js';
import { useBasket } from '../shop/useBasket.js';
import { useProfile } from '../shop/useProfile.js';

/** The last change to the basket, for the overlay. */
export type LiveShoppingOutcome = 'added' | 'removed' | { readonly refused: string };

/** Returns the basket for a live-shopping player; the same rules apply as for every other addition (LIVE-005). The
 * object stays the same, so that a player can keep it. */
export function useLiveShoppingCart(onOutcome: (outcome: LiveShoppingOutcome) => void): LiveShoppingCart {
  const { client } = useServices();
  const queries = useQueryClient();
  const basket = useBasket();
  const { profile } = useProfile();
  const text = useText(basketWords, offerWords, productWords);
  const failureText = useFailureText();

  const refuse = (reason: Exclude<LiveShoppingAnswer, { ok: true }>['reason'], message: string) => {
    onOutcome({ refused: message });
    return { ok: false, reason, message } as const;
  };
  const refuseAs = (refusal: AddRefusal, { inventoryInfo }: Product) =>
    refusal === 'lowStock'
      ? refuse('low-stock', text('product.lowStock', { count: inventoryInfo?.stockQty ?? 0 }))
      : refuse('already-unlimited', text('basket.alreadyUnlimited'));
  const refuseSoldOut = () => refuse('out-of-stock', text('live.outOfStock'));
  const lineOf = (itemCode: string) =>
    basket.known?.lineItems.find(({ product, sku }) => product.itemCode === itemCode || sku.itemCode === itemCode);

  /** Fetches a product and runs a request with it; if the product cannot be fetched, this counts as a failure. */
  async function withProduct(itemCode: string, run: (product: Product) => Promise<LiveShoppingAnswer>) {
    try {
      return await run(await queries.fetchQuery(productQuery(client, itemCode)));
    } catch (error) {
      return refuse('failed', failureText(error));
    }
  }

  const add: LiveShoppingCart['add'] = ({ itemCode, quantity: asked }) =>
    withProduct(itemCode, async (product) => {
      if (isSoldOut(product)) return refuseSoldOut();
      const quantity = quantityOrOne(asked);
      const inCart = quantityInCart(basket.known, itemCode);
      const outcome = await basket.add({ product, quantity });
      if (outcome.status === 'failed') return refuse('failed', outcome.message);
      if (outcome.status === 'refused') return refuseAs(outcome.refusal, product);
      onOutcome('added');
      return { ok: true, quantity: inCart + quantity };
    });

  const remove: LiveShoppingCart['remove'] = async ({ itemCode }) => {
    const line = lineOf(itemCode);
    const problem = line && (await basket.remove({ line }));
    if (problem !== undefined) return refuse('failed', problem);
    onOutcome('removed');
    return { ok: true, quantity: 0 };
  };

  const update: LiveShoppingCart['update'] = ({ itemCode, quantity: asked }) => {
    const quantity = quantityOrOne(asked);
    if (quantity <= 0) return remove({ itemCode });
    const line = lineOf(itemCode);
    if (!line) return add({ itemCode, quantity });
    return withProduct(itemCode, async (product) => {
      if (quantity > line.quantity) {
        if (isSoldOut(product)) return refuseSoldOut();
        // The new quantity includes what is in the basket.
        const refusal = addRefusal({ product, quantity, cart: undefined, profile });
        if (refusal) return refuseAs(refusal, product);
      }
      const problem = await basket.setQuantity({ line, quantity });
      if (problem !== undefined) return refuse('failed', problem);
      onOutcome('added');
      return { ok: true, quantity };
    });
  };

  const newest = useRef({ add, update, remove });
  useEffect(() => {
    newest.current = { add, update, remove };
  });
  const cart = useRef<LiveShoppingCart>({
    add: (request) => newest.current.add(request),
    update: (request) => newest.current.update(request),
    remove: (request) => newest.current.remove(request),
  });
  return cart.current;
}
