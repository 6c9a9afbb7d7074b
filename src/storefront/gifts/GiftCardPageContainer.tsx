'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LowStockError } from '../../blocks/LowStockError.js';
import { giftsWords } from '../../brands/words/gifts.js';
import { GiftCardPage } from '../../screens/gifts/GiftCardPage.js';
import { BrandLogo } from '../../screens/header/BrandLogo.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useFailureText } from '../base/useFailureText.js';
import { loadOf } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { offerCalls } from '../shop/calls.js';
import { useAddToBasket } from '../shop/useAddToBasket.js';
import { useProducts } from '../shop/useProducts.js';

/** Code of the offer whose products are the gift cards. */
const offercode = 'gift-cards';

/** Returns the shop's gift cards. */
function useGiftCards() {
  const { client } = useServices();
  const failureText = useFailureText();
  const tryAgain = useTryAgain();
  const query = useQuery({
    queryKey: queryKey('getOffer', offercode, undefined),
    queryFn: ({ signal }) => client.call(offerCalls.getOffer, { params: { offercode }, query: {} }, { signal }),
  });
  const offer = loadOf(query, failureText);
  const { products } = useProducts(query.data?.items.map(({ itemCode }) => itemCode) ?? []);
  return {
    cards: offer.status === 'ready' ? products : offer,
    retry: () => tryAgain(),
  };
}

/** Connects the gift card page. */
export function GiftCardPageContainer() {
  usePageTitle(useText(giftsWords)('giftCard.title'));
  const { cards, retry } = useGiftCards();
  const [chosen, setChosen] = useState<string>();
  const { action, shortage, add, reset } = useAddToBasket();
  return (
    <GiftCardPage
      cards={cards}
      chosen={chosen}
      action={action}
      shortage={shortage ? <LowStockError shown {...shortage} /> : null}
      logo={<BrandLogo />}
      onChoose={({ itemCode }) => {
        reset();
        setChosen(itemCode);
      }}
      onAdd={({ product }) => add(product, 1)}
      onRetry={retry}
    />
  );
}
