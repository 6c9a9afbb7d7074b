import type { LineItem } from '../../../src/model/basket.js';
import type { Order } from '../../../src/model/order.js';
import { decimalOf } from '../../../src/rules/common/money.js';
import { caseTotal } from '../../../src/rules/plans/caseTotal.js';
import { shippingMethodsOf } from '../../fixtures/delivery.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import type { Shop } from '../../world/world.js';
import { type PricedLine, pointsPerPound, pricedCart } from '../basket/pricing.js';
import type { Delivery, Holdings, Sending } from './planState.js';
import { deliveryPriceOf, sentWines } from './planViews.js';

/** A case that was sent separately. A case that came with another order is part of that order. */
export type SentCase = Delivery & { readonly sent: Sending };

/** Returns the cases sent by an account's plans since the shop started. */
export const sentCases = ({ plans }: Pick<Holdings, 'plans'>): SentCase[] =>
  Object.values(plans).flatMap(({ delivered }) =>
    delivered.filter((delivery): delivery is SentCase => delivery.sent !== undefined),
  );

/** Returns the transaction id of the payment for a case. */
export const transactionIdOf = (orderId: string): string => `T${orderId}`;

/** Converts a case to its order: the wines at plan prices, and the delivery. */
export function caseOrderOf({ sent, ...delivery }: SentCase, shop: Shop): Order {
  const { orderId } = delivery;
  const isPoints = shop.site.money === 'points';
  const inPounds = (units: number) => (isPoints ? units / pointsPerPound : decimalOf(units));
  const method = shippingMethodsOf(shop.site, true).find(({ type }) => type === sent.deliveryMethod);
  const wines = sentWines(delivery, shop).map(({ itemCode, quantity, amount, isGift }, place) => ({
    line: {
      commerceItemId: `${orderId}-${place + 1}`,
      itemCode,
      quantity,
      ...(isGift && { classification: 'FREEGIFT_PROMOTION_ITEM' }),
    } satisfies PricedLine,
    units: unitsOf(amount, shop.site),
  }));
  const { lineItems, numBottles } = pricedCart(
    wines.map(({ line }) => line),
    {},
    shop,
  );
  const priced = lineItems.map((line): LineItem => {
    const { units = 0 } = wines.find((one) => one.line.commerceItemId === line.commerceItemId) ?? {};
    return {
      ...line,
      itemPriceInfo: { amount: inPounds(units) },
      ...(isPoints && { itemPointsInfo: { amount: units } }),
    };
  });
  const rawSubtotal = wines.reduce((sum, { units }) => sum + units, 0);
  const price = deliveryPriceOf(sent.deliveryMethod, shop);
  const shipping = unitsOf(price, shop.site);
  const total = unitsOf(caseTotal(amountOf(rawSubtotal, shop.site), price, shop.site), shop.site);
  return {
    id: orderId,
    transactionId: transactionIdOf(orderId),
    emailId: sent.emailId,
    isGuest: false,
    lineItems: priced,
    numBottles,
    orderPriceInfo: {
      rawSubtotal: inPounds(rawSubtotal),
      savings: 0,
      shipping: inPounds(shipping),
      total: inPounds(total),
      pricingBreakdown: [],
    },
    ...(isPoints && { orderPointsInfo: { rawSubtotal, savings: 0, shipping, total } }),
    shippingDetails: { address: sent.address, ...(method && { shippingMethod: method }) },
    paymentDetails: sent.payments,
    adjustments: [],
  };
}
