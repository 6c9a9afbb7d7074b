/** A customer's wine plans, and the plans open to subscription. */

import * as z from 'zod/mini';
import { cancelReason, pastCase, planOption, planPaymentMethod, saveOffer, winePlan } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { flag, itemCode, shortText, someText, wholeNumber } from '../fields.js';

/** Weeks between cases; the plan's options list the permitted values. */
const frequency = z
  .number()
  .check(z.int('must be whole weeks'), z.gte(1, 'must be at least 1 week'), z.lte(52, 'must be at most 52 weeks'));

/** Path parameters of a wine plan. */
const plan = {
  /** Id of the wine plan, as returned by `listWinePlans`. */
  subscriptionId: itemCode,
} as const;

/** Path parameters of a wine plan, under the other name the documents use. */
const wpPlan = {
  /** Id of the wine plan, as returned by `listWinePlans`. */
  wpSubscriptionId: itemCode,
} as const;

/** Lists the customer's wine plans. */
export const listWinePlans = defineEndpoint({
  id: 'listWinePlans',
  method: 'GET',
  path: '/api/user/subscriptions/wineplans/list',
  response: z.array(winePlan),
  callers: 'hard',
  failures: [],
  evidence: 'assumed',
  rules: ['PLAN-019', 'PLAN-021', 'PLAN-022'],
});

/** Lists a wine plan and the plans taken out under it. */
export const getWinePlanList = defineEndpoint({
  id: 'getWinePlanList',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/list',
  params: z.object(plan),
  response: z.array(winePlan),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-020'],
});

/** Lists the plans a wine plan can be switched to. */
export const listSubscriptionWinePlanOptions = defineEndpoint({
  id: 'listSubscriptionWinePlanOptions',
  method: 'GET',
  path: '/api/user/subscriptions/wineplans/{subscriptionId}/options',
  params: z.object(plan),
  query: z.object({
    /** Restricts the list to plans with this number of bottles in a case. */
    bottleCountFilter: z.optional(wholeNumber),
  }),
  response: z.array(planOption),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-011', 'PLAN-060'],
});

/** Lists the wine plans open to subscription. */
export const listWinePlanOptions = defineEndpoint({
  id: 'listWinePlanOptions',
  method: 'GET',
  path: '/api/wineplans/options',
  query: z.object({
    /** Restricts the list to plans of this kind, such as `WINEPLAN`. */
    schemeType: z.optional(itemCode),
    /** Restricts the list to plans with this number of bottles in a case. */
    bottleCountFilter: z.optional(wholeNumber),
    /** Restricts the list to plans of this family, such as `FIZZ`. */
    schemeFamily: z.optional(itemCode),
  }),
  response: z.array(planOption),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-008', 'PLAN-009', 'PLAN-061'],
});

/** Changes a wine plan, or only its next delivery. */
export const updateWinePlan = defineEndpoint({
  id: 'updateWinePlan',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}',
  params: z.object(plan),
  body: z.object({
    /** Type of case to send, such as `RED`. */
    caseType: itemCode,
    /** Weeks between cases: one of the option's `frequencies`. */
    frequency,
    /** Id of the next case's order. */
    subscriptionOrderId: itemCode,
    /** Whether to switch to the plan with this type of case. */
    changePlan: z.optional(z.boolean()),
    /** Whether to change only the next case. */
    nextDeliveryOnly: z.optional(z.boolean()),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-003', 'PLAN-005', 'PLAN-006', 'PLAN-056', 'PLAN-057', 'PLAN-058', 'PLAN-059'],
});

/** Subscribes the customer to a wine plan. */
export const subscribeToWinePlan = defineEndpoint({
  id: 'subscribeToWinePlan',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/subscribe',
  body: z.object({
    /** Type of case to send, such as `RED`. */
    caseType: itemCode,
    /** Weeks between cases: one of the option's `frequencies`. */
    frequency,
    /** Id of the plan that this one is taken out under. */
    parentSubscriptionId: z.optional(itemCode),
    /** Code of the scheme, as returned by `listWinePlanOptions`. */
    schemeCode: itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-007', 'PLAN-010', 'PLAN-062'],
});

/** Restarts a suspended plan, or restores the skipped cases of an active one. */
export const reinstateWinePlan = defineEndpoint({
  id: 'reinstateWinePlan',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/reinstate/{wpSubscriptionId}',
  params: z.object(wpPlan),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-002', 'PLAN-023', 'PLAN-027'],
});

/** Lists the past cases of a wine plan, newest first, even when the plan is cancelled. */
export const listWinePlanCaseHistory = defineEndpoint({
  id: 'listWinePlanCaseHistory',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/history/casehistory/{wpSubscriptionId}',
  params: z.object(wpPlan),
  response: z.array(pastCase),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-063'],
});

/** Lists the payment methods for a wine plan. */
export const listWinePlanPaymentMethods = defineEndpoint({
  id: 'listWinePlanPaymentMethods',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/payment/availablemethods/{subscriptionId}',
  params: z.object(plan),
  response: z.array(planPaymentMethod),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-035'],
});

/** Switches a wine plan to another payment method. */
export const switchWinePlanPayment = defineEndpoint({
  id: 'switchWinePlanPayment',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/payment/{subscriptionId}/{paymentId}',
  params: z.object({
    ...plan,
    /** Id of the payment method, as returned by `listWinePlanPaymentMethods`. */
    paymentId: itemCode,
  }),
  query: z.object({
    /** Whether to pay for all plans this way from now on: `true` or `false`. */
    updateAllPlans: z.optional(flag),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-034', 'PLAN-036'],
});

/** Fetches the offer made before a wine plan is cancelled; null when there is none. The catalogue also lists this call
 * as `getWinePlanCancelSaveOffer` (OPEN-044). */
export const getWinePlanSaveOffer = defineEndpoint({
  id: 'getWinePlanSaveOffer',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/{saveType}',
  params: z.object({
    ...plan,
    /** What the customer is about to do, such as `cancel`. */
    saveType: itemCode,
  }),
  response: z.nullish(saveOffer),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-015', 'PLAN-016', 'PLAN-031'],
  sensitive: ['token'],
});

/** Accepts the offer made before a wine plan is cancelled. */
export const applyWinePlanSaveOffer = defineEndpoint({
  id: 'applyWinePlanSaveOffer',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/saveoffer/{wpSubscriptionId}',
  params: z.object(wpPlan),
  body: z.object({
    /** Id of the order the offer is for. */
    subscriptionOrderId: itemCode,
    /** Id of the offer. */
    offerId: itemCode,
    /** Token returned with the offer. */
    token: shortText,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-033'],
  sensitive: ['token'],
});

/** Cancels a wine plan. */
export const cancelWinePlan = defineEndpoint({
  id: 'cancelWinePlan',
  method: 'DELETE',
  path: '/api/user/subscriptions/wineplan/{wpSubscriptionId}',
  params: z.object(wpPlan),
  query: z.object({
    /** Numeric code of a reason, as returned by `listSubscriptionReasons`. */
    reasonCode: wholeNumber,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-028'],
});

/** Sends feedback about a wine plan, before or after it is cancelled. */
export const submitWinePlanFeedback = defineEndpoint({
  id: 'submitWinePlanFeedback',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/feedback/{wpSubscriptionId}',
  params: z.object(wpPlan),
  query: z.object({
    /** Text of the feedback: 1 to 1000 characters. */
    feedbackText: someText(1000),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-030'],
});

/** Lists the reasons for cancelling, by type of subscription. */
export const listSubscriptionReasons = defineEndpoint({
  id: 'listSubscriptionReasons',
  method: 'GET',
  path: '/api/user/subscriptions/reasons',
  query: z.object({
    /** Kind of subscription, such as `WINEPLAN`. */
    type: itemCode,
  }),
  response: z.array(cancelReason),
  callers: 'hard',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-078'],
});
