import type { Purchase } from '../../src/model/account.js';
import type { UpsellOffers } from '../../src/model/offer.js';
import type { Order } from '../../src/model/order.js';
import type { SaveOffer } from '../../src/model/plan.js';
import { openingHoldings } from '../backend/plans/holdings.js';
import { schemesOnSale } from '../fixtures/planSchemes.js';
import { giftCards } from '../fixtures/vouchers.js';
import { callIn, persona, placedOrder, shop, visitOf } from './visits.js';

/** Plans and memberships of the persona that has plans as well as savings plans. */
const { plans, memberships } = openingHoldings(persona, shop);

export const planThat = (status: string) => {
  const plan = Object.values(plans).find((one) => one.status === status);
  if (!plan) throw new Error(`the account has no plan that is ${status}`);
  return plan;
};
const { subscriptionId, upcoming } = planThat('ACTIVE');
const { orderId = '', deliveryDate = '' } = upcoming[0] ?? {};
/** An active plan and its next case. */
export const plan = { subscriptionId, orderId, deliveryDate };
export const wineReward = Object.values(memberships).find(({ type }) => type === 'WINEREWARD')?.subscriptionId ?? '';
export const [[schemeId = ''] = []] = schemesOnSale;
export const [[cardNumber = '', giftCard] = []] = giftCards;

const answerOf = <Entity>(address: string): Entity => callIn(visitOf('hard'), 'GET', address).body.response as Entity;
/** The payment due for the visit's checkout. */
export const [due] = answerOf<Order[]>('/api/checkout/orders')[0]?.paymentDetails ?? [];
export const saveOffer = answerOf<SaveOffer>(`/api/user/subscriptions/wineplan/${subscriptionId}/cancel`);
const { offerItems } = answerOf<UpsellOffers>(`/api/offer/order/${placedOrder.id}`).UpsellOffers;
/** A wine offered to fill the case of the placed order. */
export const filler = offerItems.find(({ type }) => type === 'FILL_THE_CASE')?.itemCode ?? '';
/** The latest order that the account had placed before the shop started. */
export const pastOrderId = answerOf<{ purchases: Purchase[] }>('/api/user/purchases/list').purchases[0]?.orderId ?? '';
