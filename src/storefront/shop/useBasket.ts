'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { basketWords } from '../../brands/words/basket.js';
import type { Cart, LineItem } from '../../model/basket.js';
import { type Action, done, failed, idle, type Load } from '../../model/load.js';
import type { Product } from '../../model/product.js';
import { recentAdd } from '../../rules/basket/recentAdd.js';
import { type AddRefusal, addRefusal, quantityInCart, quantityOrOne } from '../../rules/common/basket.js';
import { basketConfirmationFadeMs, basketConfirmationMs } from '../../rules/common/timings.js';
import { useScope, useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { Confirmation } from '../base/services.js';
import { useCartFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { basketCalls } from './calls.js';
import { isRefusal, orReached } from './orReached.js';
import { useProfile } from './useProfile.js';

const cartKey = queryKey('getCart');
const itemtype = 'itemcode';

/** The events that are dispatched instead of making calls, if the site has the new basket (BSKT-028, OPEN-067). */
const cartEvents = { add: 'cart:add', update: 'cart:update', remove: 'cart:remove' } as const;

/** Checks whether a change whose response was lost has reached the basket, from the quantity of its item now and
 * before. */
const isReached = {
  add: (now: number, before: number, added: number) => now >= before + added,
  update: (now: number, _: number, asked: number) => now === asked,
  remove: (now: number, before: number, removed: number) => now === before - removed,
};

interface ChangedItem {
  readonly itemCode: string;
  readonly quantity: number;
}

/** The outcome of an addition: added, refused before it was sent, or failed, with the message that was shown. */
export type AddOutcome =
  | { readonly status: 'added' }
  | { readonly status: 'refused'; readonly refusal: AddRefusal }
  | { readonly status: 'failed'; readonly message: string };

/** Returns the state of the button after an addition. If the addition was refused, the button is idle again, and a
 * message is shown beside it. */
export const endOfAdd = (outcome: AddOutcome): Action =>
  outcome.status === 'added' ? done : outcome.status === 'failed' ? failed(outcome.message) : idle;

/** A product to add; a quantity that is missing or not a number counts as 1 (BSKT-029). */
export interface AddRequest {
  readonly product: Product;
  readonly quantity?: unknown;
}

/** The basket's state, and the writes that change it. */
export interface Basket {
  /** The basket as shown on pages: a failure stays visible until the next response. */
  readonly cart: Load<Cart>;
  /** The last basket that was fetched, even if the latest refresh failed. */
  readonly known: Cart | undefined;
  /** Whether the basket is being fetched, for the first time or again. */
  readonly refreshing: boolean;
  /** Whether the latest refresh failed, so that an earlier basket is shown. */
  readonly outOfDate: boolean;
  /** Fetches the basket again, for a retry button. */
  readonly refresh: () => void;
  /** Fetches the basket again after another call has changed it; a failure is reported in `cart`. */
  readonly refetch: () => Promise<void>;
  /** Adds to the basket; never rejects. */
  readonly add: (request: AddRequest) => Promise<AddOutcome>;
  /** Adds several products in one call, either all of them or none; never rejects. */
  readonly addAll: (items: readonly AddRequest[]) => Promise<AddOutcome>;
  /**
   * Sets a line's quantity; never rejects.
   * @returns the message to show if this failed
   */
  readonly setQuantity: (request: { line: LineItem; quantity: unknown }) => Promise<string | undefined>;
  /**
   * Removes a line; never rejects.
   * @returns the message to show if this failed
   */
  readonly remove: (request: {
    readonly line: LineItem;
    /** Makes the call in place of the one by item code. */
    readonly call?: (() => Promise<unknown>) | undefined;
  }) => Promise<string | undefined>;
}

/** How long the parts of a page, which load one after another, share one response, in milliseconds. The backend
 * validates the basket for each, so a response is expensive. */
const basketFreshMs = 10_000;

/** Returns the shopper's basket and the functions that change it. Every successful change refetches the basket, with
 * validation (BSKT-016, BSKT-017). */
export function useBasket(): Basket {
  const { client, confirmation, log, takeBasketTurn, track } = useServices();
  const { site } = useScope();
  const text = useText(basketWords);
  const { profile } = useProfile();
  const queries = useQueryClient();
  const openDialog = useOpenDialog();
  const cartFailureText = useCartFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => client.call(basketCalls.getCart, undefined, { signal }),
    staleTime: basketFreshMs,
    refetchOnWindowFocus: 'always',
  });

  async function refreshAfterChange(): Promise<void> {
    await queries.refetchQueries({ queryKey: cartKey });
    if (queries.getQueryState(cartKey)?.status === 'error')
      openDialog('basketError', { message: text('basket.refreshFailed') });
  }

  const inBasket = ({ itemCode }: { readonly itemCode: string }) =>
    quantityInCart(queries.getQueryData<Cart>(cartKey), itemCode);

  /** Makes the call, or dispatches a page event for each item instead; then sends the analytics events and refetches
   * the basket. */
  async function change(action: keyof typeof cartEvents, items: readonly ChangedItem[], call: () => Promise<unknown>) {
    if (site.newCart) {
      for (const item of items) {
        const detail = { itemType: itemtype, ...item };
        document.dispatchEvent(new CustomEvent(cartEvents[action], { bubbles: true, detail }));
      }
      return;
    }
    const itemCodes = items.map(({ itemCode }) => itemCode);
    await takeBasketTurn(itemCodes, async () => {
      const before = queries.getQueryData<Cart>(cartKey);
      await orReached(call, async (error) => {
        await queries.refetchQueries({ queryKey: cartKey }, { throwOnError: true });
        return (
          before !== undefined &&
          // What was refused here may have been added in another tab.
          !(action === 'add' && isRefusal(error)) &&
          items.every((item) => isReached[action](inBasket(item), quantityInCart(before, item.itemCode), item.quantity))
        );
      });
      await refreshAfterChange();
    });
    const { status } = queries.getQueryState(cartKey) ?? {};
    if (action === 'add' && status === 'success' && items.some((item) => inBasket(item) === 0)) {
      const error = new Error('The basket lacks what was added: the cookie was not kept.');
      log(error);
      throw error;
    }
    for (const item of items) track({ event: 'cart', action, ...item });
  }

  /** Shows the confirmation, on whichever page is open (BSKT-007, BSKT-008). */
  function confirm(added: Confirmation): void {
    confirmation.set(added);
    setTimeout(() => {
      if (confirmation.get() === added) confirmation.set(undefined);
    }, basketConfirmationMs + basketConfirmationFadeMs);
  }

  /**
   * Runs a change, and opens the error dialog if it fails.
   * @returns the message in the error dialog; undefined on success.
   */
  async function attempt(run: () => Promise<void>): Promise<string | undefined> {
    try {
      await run();
      return undefined;
    } catch (error) {
      const message = cartFailureText(error);
      openDialog('basketError', { message });
      return message;
    }
  }

  const refusalOf = (product: Product, quantity: number, cart = query.data) =>
    addRefusal({ product, quantity, cart, profile });

  function refused(refusal: AddRefusal): AddOutcome {
    if (refusal === 'alreadyUnlimited') openDialog('basketError', { message: text('basket.alreadyUnlimited') });
    return { status: 'refused', refusal };
  }

  return {
    // A failure stays visible during a refetch, so that the pressed button stays in place.
    cart: loadOf({ ...query, isFetching: false }, () => text('basket.refreshFailed')),
    known: query.data,
    refreshing: query.isFetching,
    outOfDate: query.isError && query.data !== undefined,
    refresh: () => tryAgain(query.refetch),
    refetch: refreshAfterChange,

    async add({ product, quantity: asked }) {
      const quantity = quantityOrOne(asked);
      // What the basket already has counts only where the stock is low, so that nothing else waits for the basket.
      const waits = !query.data && product.inventoryInfo?.summaryAvailabilityStatus === 'low_stock';
      const { data: cart } = waits ? await query.refetch({ cancelRefetch: false }) : query;
      const refusal = refusalOf(product, quantity, cart);
      if (refusal) return refused(refusal);
      const params = { itemtype, itemcode: product.itemCode, quantity };
      const problem = await attempt(() =>
        change('add', [{ itemCode: product.itemCode, quantity }], () =>
          client.call(basketCalls.addCartItem, { params }),
        ),
      );
      if (problem !== undefined) return { status: 'failed', message: problem };
      confirm({ add: recentAdd(product, quantity), name: product.name });
      return { status: 'added' };
    },

    async addAll(items) {
      // For several items, the server checks the stock: it adds all of them or none.
      if (items.some(({ product }) => refusalOf(product, 1) === 'alreadyUnlimited')) return refused('alreadyUnlimited');
      const cartItems = items.map(({ product: { itemCode }, quantity }) => ({
        itemCode,
        quantity: quantityOrOne(quantity),
      }));
      const problem = await attempt(() =>
        change('add', cartItems, () => client.call(basketCalls.addMultipleCartItems, { body: { cartItems } })),
      );
      if (problem !== undefined) return { status: 'failed', message: problem };
      const adds = items.map(({ product, quantity }) => recentAdd(product, quantityOrOne(quantity)));
      const [first] = adds;
      const sum = (of: 'quantity' | 'bottleCount') => adds.reduce((total, add) => total + add[of], 0);
      const quantity = sum('quantity');
      if (first)
        confirm({
          add: { ...first, quantity, bottleCount: sum('bottleCount'), mixed: false, caseBottleCount: 0 },
          name: text.counted('basket.items', quantity),
        });
      return { status: 'added' };
    },

    setQuantity({ line: { product }, quantity: asked }) {
      const quantity = quantityOrOne(asked);
      const params = { itemcode: product.itemCode, quantity };
      return attempt(() =>
        change('update', [{ itemCode: product.itemCode, quantity }], () =>
          client.call(basketCalls.setCartItemQuantity, { params }),
        ),
      );
    },

    remove({ line: { product, quantity }, call }) {
      const params = { itemtype, itemcode: product.itemCode };
      return attempt(() =>
        change(
          'remove',
          [{ itemCode: product.itemCode, quantity }],
          call ?? (() => client.call(basketCalls.removeCartItem, { params })),
        ),
      );
    },
  };
}
