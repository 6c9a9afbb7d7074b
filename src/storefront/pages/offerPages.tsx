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

/** The page of an offer; the offer of the gift cards has a page of its own (GIFT-002). */
export function OfferPages(offer: OfferPageContainerProps) {
  return offer.offerCode === 'gift-cards' ? <GiftCard /> : <Offer {...offer} />;
}
