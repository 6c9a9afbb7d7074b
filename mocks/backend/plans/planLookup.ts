import type { Tools } from '../resolver.js';
import type { Account } from '../state.js';
import type { Delivery, Plan } from './planState.js';
import { isChangeable } from './planViews.js';

/** Returns any plan the account has or had. */
export function everyPlanOf(subscriptionId: string, tools: Tools): Plan {
  const { plans } = tools.account();
  const plan = Object.hasOwn(plans, subscriptionId) ? plans[subscriptionId] : undefined;
  return plan ?? tools.refuse.notFound(`There is no plan ${subscriptionId}.`);
}

/** Returns a plan that is not cancelled. */
export function planOf(subscriptionId: string, tools: Tools): Plan {
  const plan = everyPlanOf(subscriptionId, tools);
  return plan.status === 'CANCELLED' ? tools.refuse.conflict('This plan has been cancelled.') : plan;
}

/** Returns an active plan. */
export function activePlanOf(subscriptionId: string, tools: Tools): Plan {
  const plan = planOf(subscriptionId, tools);
  return plan.status === 'ACTIVE' ? plan : tools.refuse.conflict('This plan is suspended. Please reinstate it first.');
}

/** Returns an upcoming case of a plan. */
export const deliveryOf = ({ upcoming }: Plan, orderId: string, { refuse }: Tools): Delivery =>
  upcoming.find((delivery) => delivery.orderId === orderId) ??
  refuse.notFound(`There is no case ${orderId} to come in this plan.`);

/** Returns an upcoming case that is not packed yet. */
export function changeableDeliveryOf(plan: Plan, orderId: string, tools: Tools): Delivery {
  const delivery = deliveryOf(plan, orderId, tools);
  return isChangeable(delivery, tools.now)
    ? delivery
    : tools.refuse.conflict('This case is being packed already, so it can no longer be skipped or changed.');
}

/** Removes a deleted address from the plans that used it. */
export function deliverNothingTo({ plans }: Account, addressId: string): void {
  for (const plan of Object.values(plans)) {
    if (plan.deliveryAddressId === addressId) delete plan.deliveryAddressId;
    if (plan.billingAddressId === addressId) delete plan.billingAddressId;
  }
}

export const livePlans = ({ plans }: Account): Plan[] =>
  Object.values(plans).filter(({ status }) => status !== 'CANCELLED');
