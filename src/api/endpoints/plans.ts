import * as z from 'zod/mini';
import { cancelReason, pastCase, planOption, planPaymentMethod, saveOffer, winePlan } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { flag, itemCode, shortText, someText, wholeNumber } from '../fields.js';

/** Weeks between cases; which ones a plan has, its options say. */
const frequency = z
  .number()
  .check(z.int('must be whole weeks'), z.gte(1, 'must be at least 1 week'), z.lte(52, 'must be at most 52 weeks'));

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
  params: z.object({ subscriptionId: itemCode }),
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
  params: z.object({ subscriptionId: itemCode }),
  query: z.object({ bottleCountFilter: z.optional(wholeNumber) }),
  response: z.array(planOption),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-011', 'PLAN-060'],
});

/** Lists the wine plans that can be subscribed to. */
export const listWinePlanOptions = defineEndpoint({
  id: 'listWinePlanOptions',
  method: 'GET',
  path: '/api/wineplans/options',
  query: z.object({
    schemeType: z.optional(itemCode),
    bottleCountFilter: z.optional(wholeNumber),
    schemeFamily: z.optional(itemCode),
  }),
  response: z.array(planOption),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-008', 'PLAN-009', 'PLAN-061'],
});

/** Changes a wine plan, or its next delivery only. */
export const updateWinePlan = defineEndpoint({
  id: 'updateWinePlan',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}',
  params: z.object({ subscriptionId: itemCode }),
  body: z.object({
    caseType: itemCode,
    frequency,
    subscriptionOrderId: itemCode,
    changePlan: z.optional(z.boolean()),
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
    caseType: itemCode,
    frequency,
    parentSubscriptionId: z.optional(itemCode),
    schemeCode: itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-007', 'PLAN-010', 'PLAN-062'],
});

/** Restarts a suspended plan, or restores the cases an active one skipped. */
export const reinstateWinePlan = defineEndpoint({
  id: 'reinstateWinePlan',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/reinstate/{wpSubscriptionId}',
  params: z.object({ wpSubscriptionId: itemCode }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-002', 'PLAN-023', 'PLAN-027'],
});

/** Lists the past cases of a wine plan, newest first; also of a cancelled plan. */
export const listWinePlanCaseHistory = defineEndpoint({
  id: 'listWinePlanCaseHistory',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/history/casehistory/{wpSubscriptionId}',
  params: z.object({ wpSubscriptionId: itemCode }),
  response: z.array(pastCase),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-063'],
});

/** Lists the ways to pay for a wine plan. */
export const listWinePlanPaymentMethods = defineEndpoint({
  id: 'listWinePlanPaymentMethods',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/payment/availablemethods/{subscriptionId}',
  params: z.object({ subscriptionId: itemCode }),
  response: z.array(planPaymentMethod),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-035'],
});

/** Switches a wine plan to another way to pay. */
export const switchWinePlanPayment = defineEndpoint({
  id: 'switchWinePlanPayment',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/payment/{subscriptionId}/{paymentId}',
  params: z.object({ subscriptionId: itemCode, paymentId: itemCode }),
  query: z.object({ updateAllPlans: z.optional(flag) }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-034', 'PLAN-036'],
});

/** Fetches the offer made before a wine plan is cancelled; null when there is none. The catalogue lists it twice, also
 * as `getWinePlanCancelSaveOffer` (OPEN-044). */
export const getWinePlanSaveOffer = defineEndpoint({
  id: 'getWinePlanSaveOffer',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/{saveType}',
  params: z.object({ subscriptionId: itemCode, saveType: itemCode }),
  response: z.nullable(saveOffer),
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
  params: z.object({ wpSubscriptionId: itemCode }),
  body: z.object({ subscriptionOrderId: itemCode, offerId: itemCode, token: shortText }),
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
  params: z.object({ wpSubscriptionId: itemCode }),
  query: z.object({ reasonCode: wholeNumber }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-028'],
});

/** Sends feedback about a wine plan, before it is cancelled or after. */
export const submitWinePlanFeedback = defineEndpoint({
  id: 'submitWinePlanFeedback',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/feedback/{wpSubscriptionId}',
  params: z.object({ wpSubscriptionId: itemCode }),
  query: z.object({ feedbackText: someText(1000) }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-030'],
});

/** Lists the reasons to cancel, by type of subscription. */
export const listSubscriptionReasons = defineEndpoint({
  id: 'listSubscriptionReasons',
  method: 'GET',
  path: '/api/user/subscriptions/reasons',
  query: z.object({ type: itemCode }),
  response: z.array(cancelReason),
  callers: 'hard',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-078'],
});
