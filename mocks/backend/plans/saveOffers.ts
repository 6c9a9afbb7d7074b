import type { SaveOffer } from '../../../src/model/plan.js';
import { saveOffers } from '../../fixtures/plans.js';
import { hash } from '../../fixtures/seeded.js';
import type { Tools } from '../resolver.js';
import type { Delivery, Plan } from './planState.js';
import { isChangeable, pricedWines } from './planViews.js';

/** Returns the token that proves an offer was made, valid for one order only. */
const tokenOf = (orderId: string, offerId: string, { shop }: Tools): string =>
  hash(`${shop.world.seed}/save-offer/${orderId}/${offerId}`).toString(36);

/** Returns the offer for a reason for leaving, once per plan and only while its next case can still be changed. */
export function offerFor(plan: Plan, saveType: string, tools: Tools): SaveOffer | null {
  const offer = saveOffers[saveType.toUpperCase()];
  const [next] = plan.upcoming;
  if (!offer || !next || !isChangeable(next, tools.now) || plan.offersTaken.includes(offer.offerId)) return null;
  const { offerId, headline, itemCode, quantity } = offer;
  const name = tools.shop.items.get(itemCode)?.product.name ?? '';
  return {
    offerId,
    token: tokenOf(next.orderId, offerId, tools),
    subscriptionOrderId: next.orderId,
    headline,
    description: `We will put ${quantity} × ${name} into your next case, at no charge.`,
    wines: pricedWines([{ itemCode, quantity }], tools.shop),
  };
}

/** Adds the wines of an accepted offer to its case. */
export function takeOffer(
  plan: Plan,
  delivery: Delivery,
  { offerId, token }: { readonly offerId: string; readonly token: string },
  tools: Tools,
): void {
  const offer =
    Object.values(saveOffers).find((other) => other.offerId === offerId) ??
    tools.refuse.notFound(`There is no offer ${offerId}.`);
  if (plan.offersTaken.includes(offerId)) tools.refuse.conflict('This offer has been taken already.');
  if (token !== tokenOf(delivery.orderId, offerId, tools)) tools.refuse.invalid('token: is not the one of this offer');
  plan.offersTaken.push(offerId);
  delivery.gifts = [...(delivery.gifts ?? []), { itemCode: offer.itemCode, quantity: offer.quantity }];
}
