import type { UpsellOffer, UpsellOffers } from '../../model/offer.js';
import { winesThatFill } from './fillTheCase.js';

/** The offer made after a purchase. */
export type PostPurchaseOffer =
  | { readonly kind: 'unlimited'; readonly offer: UpsellOffer }
  | { readonly kind: 'winePlan'; readonly offer: UpsellOffer }
  | {
      readonly kind: 'fillTheCase';
      /** Wines that can fill the case, each once. */
      readonly offers: readonly UpsellOffer[];
      /** Number of bottles the case still has space for. */
      readonly spaces: number;
    };

/** Facts about a purchase that decide which offer follows it. */
export interface Purchase {
  /** Id of the transaction; null before the purchase. */
  readonly transactionId: string | null;
  /** Whether an offer was answered in this session (MISC-028). */
  readonly isAnswered: boolean;
  /** Types of payment, such as `creditCard`; undefined while unknown. */
  readonly paymentTypes: readonly string[] | undefined;
  /** Offers the shop returned for the order. */
  readonly offers: UpsellOffers['UpsellOffers'];
}

/** Chooses the offer after a purchase: the first that applies of Unlimited delivery, a wine plan and wines that fill
 * the case (UPSL-035, UPSL-036, UPSL-038 to UPSL-043, OPEN-024). */
export function postPurchaseOffer(purchase: Purchase): PostPurchaseOffer | undefined {
  const { transactionId, isAnswered, paymentTypes, offers } = purchase;
  if (!transactionId || isAnswered) return undefined;
  const { offerItems, availableSpaces: spaces } = offers;

  // PayPal cannot be charged again later, and an unknown payment may have been PayPal.
  const canRenew = paymentTypes !== undefined && !paymentTypes.some((type) => type.toLowerCase() === 'paypal');
  const unlimited = offerItems.find(({ type, rule }) => type === 'SUBSCRIPTION' && rule === 'FreeShip');
  if (unlimited && canRenew) return { kind: 'unlimited', offer: unlimited };

  const plan = offerItems.find(({ type }) => type === 'WINEPLAN');
  if (plan) return { kind: 'winePlan', offer: plan };

  const wines = winesThatFill(offerItems);
  return wines.length > 0 && spaces > 0 ? { kind: 'fillTheCase', offers: wines, spaces } : undefined;
}
