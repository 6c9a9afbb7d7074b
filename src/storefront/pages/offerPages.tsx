'use client';

import { lazyScreen } from '../base/lazyScreen.js';
import type { OfferPageContainerProps } from '../product/OfferPageContainer.js';

const GiftCard = lazyScreen(
  'gift card',
  async () => (await import('../gifts/GiftCardPageContainer.js')).GiftCardPageContainer,
);
const Offer = lazyScreen<OfferPageContainerProps>(
  'offer',
  async () => (await import('../product/OfferPageContainer.js')).OfferPageContainer,
);

/** The page of an offer; that of the gift cards is their own (GIFT-002). */
export function OfferPages(offer: OfferPageContainerProps) {
  return offer.offerCode === 'gift-cards' ? <GiftCard /> : <Offer {...offer} />;
}
