'use client';

import { useEffect, useMemo, useRef } from 'react';
import { basketWords } from '../../brands/words/basket.js';
import { cartWords } from '../../brands/words/cart.js';
import { classificationOf } from '../../rules/common/basket.js';
import { CartPage, type CartPageProps } from '../../screens/basket/CartPage.js';
import { useText } from '../../ui/scope.js';
import { Boundary } from '../base/Boundary.js';
import { lazyScreen } from '../base/lazyScreen.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { BasketFuturePayments } from '../shop/BasketFuturePayments.js';
import { CouponContainer, savingNames } from '../shop/CouponContainer.js';
import { useBasket } from '../shop/useBasket.js';
import { useKnownLogin } from '../shop/useKnownLogin.js';
import { useLineChanges } from './useLineChanges.js';
import { useMoveToFavourites } from './useMoveToFavourites.js';
import { useVolumeSaving } from './useVolumeSaving.js';

type LineHandlers = Required<
  Pick<CartPageProps, 'onQuantityChange' | 'onRemove' | 'onShowCase' | 'onMoveToFavourites' | 'onSwapGift'>
>;

/** Returns handlers that keep their identity and always call the latest ones, so that a change re-renders only its own
 * line. */
function useSteadyHandlers(latest: LineHandlers): LineHandlers {
  const handlers = useRef(latest);
  useEffect(() => {
    handlers.current = latest;
  });
  return useMemo(
    () => ({
      onQuantityChange: (change) => handlers.current.onQuantityChange(change),
      onRemove: (removal) => handlers.current.onRemove(removal),
      onShowCase: (request) => handlers.current.onShowCase(request),
      onMoveToFavourites: (move) => handlers.current.onMoveToFavourites(move),
      onSwapGift: (request) => handlers.current.onSwapGift(request),
    }),
    [],
  );
}

/** Shown below the basket, and loaded as a separate chunk; the page works without it. */
const CartUpsell = lazyScreen(
  'offer',
  async () => (await import('../shop/CartUpsellContainer.js')).CartUpsellContainer,
  () => null,
);

/** Connects the cart page, with the state of each line, the code field and the payments due later. */
export function CartPageContainer() {
  const text = useText(basketWords, cartWords);
  const openDialog = useOpenDialog();
  const knownLogin = useKnownLogin();
  const basket = useBasket();
  const { addToFavourites, askCustomer } = useMoveToFavourites();
  const { want, ...changes } = useLineChanges({ basket, addToFavourites });
  const volumeSaving = useVolumeSaving(basket.known);
  usePageTitle(text('basket.title'));
  const handlers = useSteadyHandlers({
    onQuantityChange: ({ line, quantity }) => want(line, quantity),
    onRemove: ({ line }) => want(line, 'removing'),
    onShowCase: ({ line }) => openDialog('caseContents', { itemCode: line.product.itemCode }),
    onMoveToFavourites: async ({ line }) => {
      if (await askCustomer()) want(line, 'moving');
    },
    onSwapGift: async ({ line }) => {
      const itemClassification = classificationOf(line);
      // The gifts can only be listed for a customer who is signed in or recognised.
      if ((await knownLogin()) === 'visitor')
        openDialog('message', { title: text('gift.title'), message: text('gift.logIn') });
      else if (itemClassification) openDialog('freeGiftSwap', { itemClassification });
    },
  });
  return (
    <>
      <CartPage
        cart={basket.cart}
        {...changes}
        {...handlers}
        volumeSaving={volumeSaving}
        notice={basket.outOfDate ? text('basket.refreshFailed') : undefined}
        updating={basket.refreshing && basket.known !== undefined}
        coupon={
          basket.known ? (
            <Boundary>
              <CouponContainer savings={savingNames(basket.known)} refresh={basket.refetch} />
            </Boundary>
          ) : undefined
        }
        futurePayments={
          basket.known ? (
            <Boundary>
              <BasketFuturePayments lines={basket.known.lineItems} />
            </Boundary>
          ) : undefined
        }
        onRetry={basket.refresh}
      />
      {basket.cart.status === 'failed' ? null : <CartUpsell />}
    </>
  );
}
