import type { UpsellOffer, UpsellOffers } from '../../model/offer.js';
import { winesThatFill } from './fillTheCase.js';

/** The offer made after a purchase. */
export type PostPurchaseOffer =
  | { readonly kind: 'unlimited'; readonly offer: UpsellOffer }
  | { readonly kind: 'winePlan'; readonly offer: UpsellOffer }
  | {
      readonly kind: 'fillTheCase';
      /** The wines that can fill the case, each once. */
      readonly offers: readonly UpsellOffer[];
      /** Bottles the case still has room for. */
      readonly spaces: number;
    };

/** A purchase, as far as what is offered after it depends on it. */
export interface Purchase {
  /** Id of its transaction; none before it was made. */
  readonly transactionId: string | null;
  /** Whether an offer was answered in this session (MISC-028). */
  readonly isAnswered: boolean;
  /** How it was paid, such as `creditCard`; undefined while that is not known. */
  readonly paymentTypes: readonly string[] | undefined;
  /** What the shop offers beside it. */
  readonly offers: UpsellOffers['UpsellOffers'];
}

/** What is offered after a purchase: the first that applies of Unlimited delivery, a wine plan and wines that fill the
 * case (UPSL-035, UPSL-036, UPSL-038 to UPSL-043, OPEN-024). */
export function postPurchaseOffer(purchase: Purchase): PostPurchaseOffer | undefined {
  const { transactionId, isAnswered, paymentTypes, offers } = purchase;
  if (!transactionId || isAnswered) return undefined;
  const { offerItems, availableSpaces: spaces } = offers;

  // Of PayPal nothing can be charged later. What is paid in a way nobody knows may have been PayPal.
  const canRenew = paymentTypes !== undefined && !paymentTypes.includes('paypal');
  const unlimited = offerItems.find(({ type, rule }) => type === 'SUBSCRIPTION' && rule === 'FreeShip');
  if (unlimited && canRenew) return { kind: 'unlimited', offer: unlimited };

  const plan = offerItems.find(({ type }) => type === 'WINEPLAN');
  if (plan) return { kind: 'winePlan', offer: plan };

  const wines = winesThatFill(offerItems);
  return wines.length > 0 && spaces > 0 ? { kind: 'fillTheCase', offers: wines, spaces } : undefined;
}
