import type { UpsellOffer } from '../../src/model/offer.js';
import { answerInstead, envelopeOf } from '../storyShop.js';

const lookUps = ['getCartUpsellOffers', 'getProductUpsellOffers', 'getOrderUpsellOffers'] as const;

/** Makes the calls for offers respond with the given ones. */
export function changedOffers(offerItems: readonly UpsellOffer[], availableSpaces = 0): void {
  for (const lookUp of lookUps) answerInstead(lookUp, envelopeOf({ UpsellOffers: { offerItems, availableSpaces } }));
}
