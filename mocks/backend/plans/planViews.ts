import type { Order } from '../../../src/model/order.js';
import type { CaseWine, NextCase, PastCase, UpcomingCase, WinePlan } from '../../../src/model/plan.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { dayOf, daysAfter } from '../../../src/rules/common/days.js';
import { caseTotal } from '../../../src/rules/plans/caseTotal.js';
import type { CaseLine } from '../../fixtures/catalogue/types.js';
import { shippingMethodsOf } from '../../fixtures/delivery.js';
import { planSchemeType, schemeOf } from '../../fixtures/plans.js';
import { amountOf, unitsOf } from '../../fixtures/units.js';
import type { Shop } from '../../world/world.js';
import type { Delivery, Plan } from './planState.js';

/** Number of days before delivery at which a case is packed and can no longer be changed. */
const daysToPack = 7;

const lastDayToChange = ({ deliveryDate }: Delivery): string => daysAfter(deliveryDate, -daysToPack);

export const isChangeable = ({ deliveryDate }: Delivery, now: Date): boolean =>
  deliveryDate >= daysAfter(dayOf(now), daysToPack);

/** Returns a scheme with the product it sends. */
function caseOf(schemeCode: string, { items }: Shop) {
  const scheme = schemeOf(schemeCode);
  const item = items.get(scheme.itemCode);
  if (!item) throw new Error(`The plan ${schemeCode} sends a case there is none of: ${scheme.itemCode}`);
  return { ...scheme, contents: item.contents, product: item.product };
}

/** Returns the wines the plan sends in a case. */
export const plannedWines = ({ plannedWines: chosen, schemeCode }: Delivery, shop: Shop): readonly CaseLine[] =>
  chosen ?? caseOf(schemeCode, shop).contents;

/** Returns the current wines of a case, including unsaved changes but not the gifts of an offer. */
export const currentWines = (delivery: Delivery, shop: Shop): readonly CaseLine[] =>
  delivery.wines ?? savedWines(delivery, shop);

const savedWines = (delivery: Delivery, shop: Shop): readonly CaseLine[] =>
  delivery.savedWines ?? plannedWines(delivery, shop);

/** Checks whether two lists hold the same bottles, in any order. */
export const areSameWines = (some: readonly CaseLine[], others: readonly CaseLine[]): boolean =>
  some.length === others.length &&
  some.every(({ itemCode, quantity }) =>
    others.some((other) => other.itemCode === itemCode && other.quantity === quantity),
  );

export const bottlesIn = (lines: readonly CaseLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds prices to lines. Plan members pay the price for twelve mixed bottles. */
export function pricedWines(lines: readonly CaseLine[], { items, site }: Shop, isGift = false): CaseWine[] {
  return lines.flatMap(({ itemCode, quantity }) => {
    const product = items.get(itemCode)?.product;
    if (!product) return [];
    const [sku] = product.skus;
    const each = isGift ? 0 : unitsOf(sku?.vppPrice ?? sku?.salePrice ?? 0, site);
    return [
      {
        itemCode,
        name: product.name,
        vintage: product.vintage,
        thumbnailImage: product.thumbnailImage,
        quantity,
        price: amountOf(each, site),
        amount: amountOf(each * quantity, site),
        ...(isGift && { isGift }),
      },
    ];
  });
}

/** Returns the delivery price of a plan's case. Standard delivery is free for plan members. */
export const deliveryPriceOf = (method: string, { site }: Shop): number =>
  shippingMethodsOf(site, true).find(({ type }) => type === method)?.price ?? 0;

const priceOfWines = (wines: readonly CaseWine[], { site }: Shop): number =>
  amountOf(
    wines.reduce((sum, { amount }) => sum + unitsOf(amount, site), 0),
    site,
  );

/** Returns the price of a scheme's case as planned. */
export const plannedTotal = (schemeCode: string, shop: Shop): number =>
  priceOfWines(pricedWines(caseOf(schemeCode, shop).contents, shop), shop);

export function nextCaseOf({ subscriptionId, deliveryMethod }: Plan, delivery: Delivery, shop: Shop): NextCase {
  const { caseType, product, bottleCount } = caseOf(delivery.schemeCode, shop);
  const current = currentWines(delivery, shop);
  const wines = [...pricedWines(current, shop), ...pricedWines(delivery.gifts ?? [], shop, true)];
  const deliveryPrice = deliveryPriceOf(deliveryMethod, shop);
  return {
    subscriptionId,
    orderId: delivery.orderId,
    deliveryDate: delivery.deliveryDate,
    caseType,
    name: product.name,
    wines,
    plannedWines: pricedWines(plannedWines(delivery, shop), shop),
    bottleCount: bottlesIn(wines),
    minimumBottleCount: bottleCount,
    deliveryPrice,
    total: caseTotal(priceOfWines(wines, shop), deliveryPrice, shop.site),
    isAsPlanned: areSameWines(current, plannedWines(delivery, shop)),
    isSaved: areSameWines(current, savedWines(delivery, shop)),
    changeableUntil: lastDayToChange(delivery),
  };
}

/** Describes a case as sent by a delivery method, without unsaved changes. */
export function caseSent(
  delivery: Delivery,
  method: string,
  shop: Shop,
): Omit<UpcomingCase, 'isChangeable' | 'changeableUntil'> {
  const { caseType, product, itemCode } = caseOf(delivery.schemeCode, shop);
  const lines = savedWines(delivery, shop);
  const deliveryPrice = deliveryPriceOf(method, shop);
  return {
    orderId: delivery.orderId,
    deliveryDate: delivery.deliveryDate,
    caseType,
    name: product.name,
    itemCode,
    thumbnailImage: product.thumbnailImage,
    bottleCount: bottlesIn(lines) + bottlesIn(delivery.gifts ?? []),
    deliveryPrice,
    total: caseTotal(priceOfWines(pricedWines(lines, shop), shop), deliveryPrice, shop.site),
  };
}

/** Returns the wines and gifts of a sent case with their prices. */
export const sentWines = (delivery: Delivery, shop: Shop): CaseWine[] => [
  ...pricedWines(savedWines(delivery, shop), shop),
  ...pricedWines(delivery.gifts ?? [], shop, true),
];

export const upcomingCaseOf = (
  delivery: Delivery,
  { deliveryMethod }: Pick<Plan, 'deliveryMethod'>,
  shop: Shop,
  now: Date,
): UpcomingCase => ({
  ...caseSent(delivery, deliveryMethod, shop),
  isChangeable: isChangeable(delivery, now),
  changeableUntil: lastDayToChange(delivery),
});

/** The method of cases sent before the shop started, which is free for plan members. */
const freeMethod = 'STD';

/** Returns the figures of the placed order that a case was bought in, which may hold other goods too. */
function paidWith(order: Order | undefined, { site }: Shop): Pick<PastCase, 'deliveryPrice' | 'total'> | undefined {
  if (!order) return undefined;
  const { shipping = 0, total } = cartFigures(order, site.money);
  return { deliveryPrice: shipping, total };
}

/** Returns a plan's past cases, newest first. The first case of a purchased plan is one of the placed orders, and its
 * total is the order's. */
export function historyOf(
  { delivered, skipped, calledOff, deliveryMethod }: Plan,
  placed: Readonly<Record<string, Order>>,
  shop: Shop,
  now: Date,
): PastCase[] {
  const today = dayOf(now);
  return [
    ...delivered.map((delivery) => ({
      ...caseSent(delivery, delivery.sent?.deliveryMethod ?? freeMethod, shop),
      ...paidWith(placed[delivery.orderId], shop),
      status: delivery.deliveryDate > today ? 'ORDERED' : 'DELIVERED',
    })),
    ...skipped.map((delivery) => ({ ...caseSent(delivery, deliveryMethod, shop), status: 'SKIPPED' })),
    ...(calledOff ? [{ ...caseSent(calledOff, deliveryMethod, shop), status: 'CANCELLED' }] : []),
  ].sort((a, b) => (a.deliveryDate < b.deliveryDate ? 1 : -1));
}

export function winePlanOf(plan: Plan, shop: Shop): WinePlan {
  const { schemeFamily, caseType, bottleCount, itemCode, product } = caseOf(plan.schemeCode, shop);
  const [next] = plan.upcoming;
  return {
    subscriptionId: plan.subscriptionId,
    ...(plan.parentSubscriptionId && { parentSubscriptionId: plan.parentSubscriptionId }),
    name: product.name,
    status: plan.status,
    schemeCode: plan.schemeCode,
    schemeType: planSchemeType,
    schemeFamily,
    caseType,
    frequency: plan.frequency,
    bottleCount,
    itemCode,
    thumbnailImage: product.thumbnailImage,
    autoRenew: plan.autoRenew,
    ...(next && { nextDeliveryDate: next.deliveryDate, subscriptionOrderId: next.orderId }),
    deliveryMethod: plan.deliveryMethod,
    deliveryTypeCode: plan.deliveryTypeCode,
    ...(plan.paymentId && { paymentId: plan.paymentId }),
  };
}
