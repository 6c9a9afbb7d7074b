import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart, LineItem, RecentAdd } from '../model/basket.js';
import type { Load } from '../model/load.js';
import type { Product } from '../model/product.js';
import { type AddRefusal, addRefusal, quantityOrOne } from '../rules/basket.js';
import { bottlePrice, isMixed } from '../rules/price.js';
import { basketConfirmationFadeMs, basketConfirmationMs } from '../rules/timings.js';
import { useScope } from '../ui/scope.js';
import { basketCalls } from './calls.js';
import { useOpenDialog } from './dialogs.js';
import { queryKey } from './queryKey.js';
import { useServices } from './StorefrontProvider.js';
import type { Confirmation } from './services.js';
import { useCartFailureText } from './useFailureText.js';
import { loadOf } from './useLoad.js';
import { useProfile } from './useProfile.js';
import { useTryAgain } from './useTryAgain.js';

const cartKey = queryKey('getCart');
const itemtype = 'itemcode';

/** The events a page raises in place of calls when its site has the new basket (BSKT-028, OPEN-067). */
const cartEvents = { add: 'cart:add', update: 'cart:update', remove: 'cart:remove' } as const;

/** The outcome of an add: added, refused before it was sent, or failed, with the sentence that was shown. */
export type AddOutcome =
  | { readonly status: 'added' }
  | { readonly status: 'refused'; readonly refusal: AddRefusal }
  | { readonly status: 'failed'; readonly message: string };

/** The basket's state, and the writes that change it. */
export interface Basket {
  /** The basket as pages show it: a failure stays until the next answer. */
  readonly cart: Load<Cart>;
  /** The last basket that was fetched, even if the newest refresh failed. */
  readonly known: Cart | undefined;
  /** The basket is being fetched, for the first time or again. */
  readonly refreshing: boolean;
  /** The newest refresh failed; the basket shown is the one before it. */
  readonly outOfDate: boolean;
  /** Fetches the basket again, for a retry button. */
  readonly refresh: () => void;
  /** Adds to the basket; never rejects. */
  readonly add: (request: { product: Product; quantity: unknown }) => Promise<AddOutcome>;
  /** Sets a line's quantity; never rejects.
   * @returns the sentence to show when it failed */
  readonly setQuantity: (request: { line: LineItem; quantity: unknown }) => Promise<string | undefined>;
  /** Removes a line; never rejects.
   * @returns the sentence to show when it failed */
  readonly remove: (request: { line: LineItem }) => Promise<string | undefined>;
}

/** The shopper's basket and its writes. Every successful write refetches it, with validation (BSKT-016, BSKT-017). */
export function useBasket(): Basket {
  const { client, confirmation, track } = useServices();
  const { site, text } = useScope();
  const { profile } = useProfile();
  const queries = useQueryClient();
  const openDialog = useOpenDialog();
  const cartFailureText = useCartFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => client.call(basketCalls.getCart, undefined, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

  async function refreshAfterChange(): Promise<void> {
    await queries.refetchQueries({ queryKey: cartKey });
    if (queries.getQueryState(cartKey)?.status === 'error')
      openDialog('basketError', { message: text('basket.refreshFailed') });
  }

  /** Makes the call, or raises the page event in its place; then sends the analytics event and refetches. */
  async function change(
    action: keyof typeof cartEvents,
    itemCode: string,
    quantity: number,
    call: () => Promise<unknown>,
  ) {
    if (site.newCart) {
      const detail = { itemType: itemtype, itemCode, quantity };
      document.dispatchEvent(new CustomEvent(cartEvents[action], { bubbles: true, detail }));
      return;
    }
    await call();
    track({ event: 'cart', action, itemCode, quantity });
    await refreshAfterChange();
  }

  /** Shows the confirmation, on whichever page is open (BSKT-007, BSKT-008). */
  function confirm(added: Confirmation): void {
    confirmation.set(added);
    setTimeout(() => {
      if (confirmation.get() === added) confirmation.set(undefined);
    }, basketConfirmationMs + basketConfirmationFadeMs);
  }

  /** @returns the sentence the error dialog shows; undefined on success. */
  async function attempt(run: () => Promise<void>): Promise<string | undefined> {
    try {
      await run();
      return undefined;
    } catch (error) {
      const message = cartFailureText(error);
      openDialog('basketError', { message });
      // The server may have applied a call whose answer was lost.
      void queries.refetchQueries({ queryKey: cartKey });
      return message;
    }
  }

  return {
    // A failure stays during a refetch, so that the pressed button stays in place.
    cart: loadOf({ ...query, isFetching: false }, () => text('basket.refreshFailed')),
    known: query.data,
    refreshing: query.isFetching,
    outOfDate: query.isError && query.data !== undefined,
    refresh: () => tryAgain(query.refetch),

    async add({ product, quantity: asked }) {
      const quantity = quantityOrOne(asked);
      const refusal = addRefusal({ product, quantity, cart: query.data, profile });
      if (refusal === 'alreadyUnlimited') openDialog('basketError', { message: text('basket.alreadyUnlimited') });
      if (refusal) return { status: 'refused', refusal };
      const params = { itemtype, itemcode: product.itemCode, quantity };
      const problem = await attempt(() =>
        change('add', product.itemCode, quantity, () => client.call(basketCalls.addCartItem, { params })),
      );
      if (problem !== undefined) return { status: 'failed', message: problem };
      confirm({ add: recentAdd(product, quantity), name: product.name });
      return { status: 'added' };
    },

    setQuantity({ line: { product }, quantity: asked }) {
      const quantity = quantityOrOne(asked);
      const params = { itemcode: product.itemCode, quantity };
      return attempt(() =>
        change('update', product.itemCode, quantity, () => client.call(basketCalls.setCartItemQuantity, { params })),
      );
    },

    remove({ line: { product, quantity } }) {
      const params = { itemtype, itemcode: product.itemCode };
      return attempt(() =>
        change('remove', product.itemCode, quantity, () => client.call(basketCalls.removeCartItem, { params })),
      );
    },
  };
}

function recentAdd(product: Product, quantity: number): RecentAdd {
  const [sku] = product.skus;
  const bottles = sku?.numberOfBottles ?? 1;
  return {
    itemcode: product.itemCode,
    quantity,
    mixed: isMixed(product),
    bottleCount: bottles * quantity,
    ...(bottles > 1 && { caseBottleCount: bottles }),
    price: sku ? (bottles > 1 ? sku.salePrice : bottlePrice(sku)) : 0,
    ...(product.webHeadline !== undefined && { webHeadline: product.webHeadline }),
  };
}
