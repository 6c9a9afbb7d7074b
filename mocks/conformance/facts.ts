import type { OperationId } from '../../src/api/endpoints.js';
import type { UpsellOffers } from '../../src/model/offer.js';
import type { Order } from '../../src/model/order.js';
import type { SaveOffer } from '../../src/model/plan.js';
import { openingHoldings } from '../backend/plans/holdings.js';
import { schemesOnSale } from '../fixtures/planSchemes.js';
import { giftCards } from '../fixtures/vouchers.js';
import { callIn, placedOrder, shop, visitOf } from './visits.js';

/** Plans and memberships of the persona that has plans as well as savings plans. */
const { plans, memberships } = openingHoldings('heavy', shop);

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

const answerOf = <Entity>(id: OperationId, address: string): Entity =>
  callIn(visitOf('hard', id), 'GET', address).body.response as Entity;
/** The payment due for the visit's checkout. */
export const [due] = answerOf<Order[]>('listCheckoutOrders', '/api/checkout/orders')[0]?.paymentDetails ?? [];
export const saveOffer = answerOf<SaveOffer>(
  'getWinePlanSaveOffer',
  `/api/user/subscriptions/wineplan/${subscriptionId}/cancel`,
);
const { offerItems } = answerOf<UpsellOffers>(
  'getOrderUpsellOffers',
  `/api/offer/order/${placedOrder.id}`,
).UpsellOffers;
/** A wine offered to fill the case of the placed order. */
export const filler = offerItems.find(({ type }) => type === 'FILL_THE_CASE')?.itemCode ?? '';
