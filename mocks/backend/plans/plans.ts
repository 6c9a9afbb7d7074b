import type * as planRows from '../../../src/api/endpoints/plans.js';
import type { CancelReason } from '../../../src/model/plan.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { weeksToFollowing } from '../../../src/rules/plans/planChange.js';
import { planCancelReasons, planSchemes, planSchemeType, subscriptionCancelReasons } from '../../fixtures/plans.js';
import type { Resolvers, Tools } from '../resolver.js';
import { newPlan } from './newPlan.js';
import { activePlanOf, changeableDeliveryOf, everyPlanOf, livePlans, planOf } from './planLookup.js';
import { checkFrequency, optionsFor, schemeByCaseType } from './planOptions.js';
import { checkPayment, paymentMethodsOf, payPlansBy } from './planPayments.js';
import { bringBack, planAhead, respace, skippedToCome } from './planSchedule.js';
import type { Delivery, Plan } from './planState.js';
import { historyOf, winePlanOf } from './planViews.js';
import { offerFor, takeOffer } from './saveOffers.js';

/** Changes the case that is sent from now on. Changes to an upcoming case are dropped because they belonged to the
 * previous case. */
export function changeScheme(delivery: Delivery, schemeCode: string): void {
  if (delivery.schemeCode === schemeCode) return;
  delivery.schemeCode = schemeCode;
  delete delivery.plannedWines;
  delete delivery.wines;
  delete delivery.savedWines;
}

export function cancel(plan: Plan, reasonCode: number): void {
  const [due] = plan.upcoming;
  if (due) plan.calledOff = due;
  plan.upcoming = [];
  plan.status = 'CANCELLED';
  plan.autoRenew = false;
  plan.reasonCode = reasonCode;
}

export function checkReason(codes: readonly CancelReason[], reasonCode: number, { refuse }: Tools): void {
  if (!codes.some((reason) => reason.reasonCode === reasonCode))
    refuse.invalid(`reasonCode: unknown reason ${reasonCode}`);
}

export const planResolvers: Resolvers<typeof planRows> = {
  listWinePlans: (_state, _, tools) => livePlans(tools.account()).map((plan) => winePlanOf(plan, tools.shop)),

  getWinePlanList: (_, { params: { subscriptionId } }, tools) => {
    const plan = planOf(subscriptionId, tools);
    const under = livePlans(tools.account()).filter(
      ({ parentSubscriptionId }) => parentSubscriptionId === subscriptionId,
    );
    return [plan, ...under].map((one) => winePlanOf(one, tools.shop));
  },

  listSubscriptionWinePlanOptions: (_, { params: { subscriptionId }, query }, tools) => {
    planOf(subscriptionId, tools);
    return optionsFor(query, tools);
  },

  listWinePlanOptions: (_, { query }, tools) => optionsFor(query, tools),

  updateWinePlan: (_, { params: { subscriptionId }, body }, tools) => {
    const { caseType, frequency, subscriptionOrderId, changePlan, nextDeliveryOnly } = body;
    if (changePlan && nextDeliveryOnly) tools.refuse.invalid('nextDeliveryOnly: the whole plan is to change already');
    const plan = activePlanOf(subscriptionId, tools);
    const delivery = changeableDeliveryOf(plan, subscriptionOrderId, tools);
    const scheme = schemeByCaseType(caseType, tools);
    checkFrequency(scheme, frequency, tools);
    changeScheme(delivery, scheme.schemeCode);
    if (nextDeliveryOnly) {
      const following = plan.upcoming.slice(plan.upcoming.indexOf(delivery));
      if (frequency !== weeksToFollowing(following, plan, scheme)) respace(plan, subscriptionOrderId, frequency);
      return undefined;
    }
    if (plan.schemeCode !== scheme.schemeCode) delete plan.wines;
    plan.schemeCode = scheme.schemeCode;
    for (const later of plan.upcoming.slice(plan.upcoming.indexOf(delivery))) changeScheme(later, scheme.schemeCode);
    if (frequency !== plan.frequency) {
      plan.frequency = frequency;
      respace(plan, subscriptionOrderId);
    }
    return undefined;
  },

  subscribeToWinePlan: (state, { body }, tools) => {
    const { caseType, frequency, parentSubscriptionId, schemeCode } = body;
    const account = tools.account();
    const scheme =
      planSchemes.find((other) => other.schemeCode === schemeCode) ??
      tools.refuse.invalid(`schemeCode: unknown scheme ${schemeCode}`);
    if (scheme.caseType !== caseType) tools.refuse.invalid(`caseType: ${schemeCode} is ${scheme.caseType}`);
    checkFrequency(scheme, frequency, tools);
    if (parentSubscriptionId && !livePlans(account).some((plan) => plan.subscriptionId === parentSubscriptionId))
      tools.refuse.invalid(`parentSubscriptionId: unknown plan ${parentSubscriptionId}`);
    const chosen = { schemeCode, frequency, ...(parentSubscriptionId && { parentSubscriptionId }) };
    planAhead(newPlan(state, chosen, tools), dayOf(tools.now), tools.shop.site);
    return undefined;
  },

  reinstateWinePlan: (_, { params: { wpSubscriptionId } }, tools) => {
    const plan = planOf(wpSubscriptionId, tools);
    const today = dayOf(tools.now);
    if (plan.status === 'ACTIVE' && skippedToCome(plan, today).length === 0)
      tools.refuse.conflict('This plan is active, and no case of it was skipped.');
    plan.status = 'ACTIVE';
    bringBack(plan, today);
    planAhead(plan, today, tools.shop.site);
    return undefined;
  },

  listWinePlanCaseHistory: ({ orders }, { params: { wpSubscriptionId } }, tools) =>
    historyOf(everyPlanOf(wpSubscriptionId, tools), orders, tools.shop, tools.now),

  listWinePlanPaymentMethods: (_, { params: { subscriptionId } }, tools) =>
    paymentMethodsOf(tools.account(), planOf(subscriptionId, tools).paymentId),

  switchWinePlanPayment: (_, { params: { subscriptionId, paymentId }, query }, tools) => {
    const account = tools.account();
    const plan = planOf(subscriptionId, tools);
    checkPayment(account, paymentId, tools);
    payPlansBy(query.updateAllPlans ? livePlans(account) : [plan], paymentId);
    return undefined;
  },

  getWinePlanSaveOffer: (_, { params: { subscriptionId, saveType } }, tools) =>
    offerFor(planOf(subscriptionId, tools), saveType, tools),

  applyWinePlanSaveOffer: (_, { params: { wpSubscriptionId }, body }, tools) => {
    const plan = activePlanOf(wpSubscriptionId, tools);
    takeOffer(plan, changeableDeliveryOf(plan, body.subscriptionOrderId, tools), body, tools);
    return undefined;
  },

  cancelWinePlan: (_, { params: { wpSubscriptionId }, query: { reasonCode } }, tools) => {
    const plan = planOf(wpSubscriptionId, tools);
    checkReason(planCancelReasons, reasonCode, tools);
    cancel(plan, reasonCode);
    return undefined;
  },

  submitWinePlanFeedback: (_, { params: { wpSubscriptionId }, query }, tools) => {
    everyPlanOf(wpSubscriptionId, tools).feedbackText = query.feedbackText;
    return undefined;
  },

  listSubscriptionReasons: (_, { query: { type } }) => [
    ...(type === planSchemeType ? planCancelReasons : subscriptionCancelReasons),
  ],
};
