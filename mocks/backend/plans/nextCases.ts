import type * as nextCaseRows from '../../../src/api/endpoints/nextCases.js';
import { maximumQuantity } from '../../../src/rules/common/basket.js';
import type { CaseLine } from '../../fixtures/catalogue/types.js';
import { schemeOf } from '../../fixtures/plans.js';
import { isPreSold } from '../basket/classification.js';
import { stockOf } from '../catalogue/stock.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { ShopState } from '../state.js';
import { activePlanOf, changeableDeliveryOf, deliveryOf, planOf } from './planLookup.js';
import type { Delivery, Plan } from './planState.js';
import { areSameWines, bottlesIn, currentWines, nextCaseOf, plannedWines, upcomingCaseOf } from './planViews.js';

interface CaseNames {
  readonly subscriptionId: string;
  readonly orderId: string;
}

/** Returns a case whose wines can still be changed. */
const changeableCase = ({ subscriptionId, orderId }: CaseNames, tools: Tools): Delivery =>
  changeableDeliveryOf(activePlanOf(subscriptionId, tools), orderId, tools);

/** Refuses an item that cannot go into a case: anything other than a bottle of wine, too high a quantity, or more than
 * is in stock. */
function checkWine(state: ShopState, itemCode: string, quantity: number, { shop, refuse }: Tools): void {
  const item = shop.items.get(itemCode) ?? refuse.notFound(`There is no item ${itemCode}.`);
  const { name, skus } = item.product;
  if (item.kind !== 'wine') refuse.conflict('Only bottles of wine can go into a case.');
  if (isPreSold(item.product)) refuse.conflict(`${name} is not here yet, so it cannot go into a case.`);
  if (quantity > maximumQuantity) refuse.invalid(`quantity: must be at most ${maximumQuantity} of one wine`);
  const left = skus.length === 0 ? 0 : (stockOf(state, item) ?? maximumQuantity);
  if (quantity > left) refuse.conflict(left === 0 ? 'Out of Stock' : `Only ${left} of ${name} are left.`);
}

/** Sets the quantity of a wine, in its existing position or at the end. */
function withWine(wines: readonly CaseLine[], itemCode: string, quantity: number): CaseLine[] {
  const line = { itemCode, quantity };
  return wines.some((other) => other.itemCode === itemCode)
    ? wines.map((other) => (other.itemCode === itemCode ? line : other))
    : [...wines, line];
}

/** Makes the wines of a case the plan's wines, in this case and every later one of the same kind. Changes saved in a
 * later case are kept. */
function sendFromNowOn(plan: Plan, from: Delivery, wines: readonly CaseLine[]): void {
  const isMeant = (delivery: Delivery) =>
    delivery.schemeCode === from.schemeCode && delivery.deliveryDate >= from.deliveryDate;
  for (const delivery of [...plan.upcoming, ...plan.skipped].filter(isMeant)) delivery.plannedWines = [...wines];
  if (plan.schemeCode === from.schemeCode) plan.wines = [...wines];
}

export const nextCaseResolvers: Resolvers<typeof nextCaseRows> = {
  listWinePlanUpcomingCases: (_, { params: { subscriptionId } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    return plan.upcoming.map((delivery) => upcomingCaseOf(delivery, plan, tools.shop, tools.now));
  },

  getWinePlanNextCase: (_, { params: { subscriptionId, orderId } }, tools) => {
    const plan: Plan = planOf(subscriptionId, tools);
    return nextCaseOf(plan, deliveryOf(plan, orderId, tools), tools.shop);
  },

  setWinePlanNextCaseItem: (state, { params, query: { method } }, tools) => {
    const delivery = changeableCase(params, tools);
    const { itemCode } = params;
    const wines = currentWines(delivery, tools.shop);
    const inside = wines.find((line) => line.itemCode === itemCode)?.quantity ?? 0;
    const quantity = method === 'set' ? params.quantity : inside + params.quantity;
    checkWine(state, itemCode, quantity, tools);
    delivery.wines = withWine(wines, itemCode, quantity);
    return undefined;
  },

  removeWinePlanNextCaseItem: (_, { params }, tools) => {
    const delivery = changeableCase(params, tools);
    const wines = currentWines(delivery, tools.shop);
    const remaining = wines.filter(({ itemCode }) => itemCode !== params.itemCode);
    if (remaining.length === wines.length) tools.refuse.notFound(`${params.itemCode} is not in this case.`);
    delivery.wines = remaining;
    return undefined;
  },

  resetWinePlanNextCase: (_, { params }, tools) => {
    const delivery = changeableCase(params, tools);
    delete delivery.wines;
    delete delivery.savedWines;
    return undefined;
  },

  saveWinePlanNextCase: (_, { params, body: { saveOption } }, tools) => {
    const plan = activePlanOf(params.subscriptionId, tools);
    const delivery = changeableDeliveryOf(plan, params.orderId, tools);
    const wines = currentWines(delivery, tools.shop);
    const { bottleCount } = schemeOf(delivery.schemeCode);
    if (bottlesIn(wines) < bottleCount)
      tools.refuse.conflict(`A case of this plan holds ${bottleCount} bottles or more. Yours has ${bottlesIn(wines)}.`);
    delete delivery.wines;
    delete delivery.savedWines;
    if (saveOption.changePlan === true) sendFromNowOn(plan, delivery, wines);
    if (!areSameWines(wines, plannedWines(delivery, tools.shop))) delivery.savedWines = [...wines];
    return undefined;
  },
};
