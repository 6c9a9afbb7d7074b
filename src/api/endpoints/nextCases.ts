/** The next case of a wine plan, while it can still be changed. */

import * as z from 'zod/mini';
import { nextCase, upcomingCase } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode, openDetails, wholeQuantity } from '../fields.js';

/** Path parameters of a wine plan. */
const plan = {
  /** Id of the wine plan, as returned by `listWinePlans`. */
  subscriptionId: itemCode,
} as const;

/** Path parameters of the plan's next case. */
const caseOfPlan = {
  ...plan,
  /** Id of the case's order, as returned by `listWinePlanUpcomingCases`. */
  orderId: itemCode,
} as const;

/** Lists the upcoming cases of a wine plan. */
export const listWinePlanUpcomingCases = defineEndpoint({
  id: 'listWinePlanUpcomingCases',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/upcomingcases',
  params: z.object(plan),
  response: z.array(upcomingCase),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-001', 'PLAN-024'],
});

/** Fetches the next case of a wine plan with its wines. */
export const getWinePlanNextCase = defineEndpoint({
  id: 'getWinePlanNextCase',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}',
  params: z.object(caseOfPlan),
  response: nextCase,
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-048'],
});

/** Adds a quantity of a wine to the next case or, with `method=set`, sets the quantity. */
export const setWinePlanNextCaseItem = defineEndpoint({
  id: 'setWinePlanNextCaseItem',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/{itemCode}/{quantity}',
  params: z.object({
    ...caseOfPlan,
    /** Item code of a wine. */
    itemCode,
    /** Number of bottles: 1 to 99. */
    quantity: wholeQuantity,
  }),
  query: z.object({
    /** `set` to replace the quantity; unset to add to it. */
    method: z.optional(z.literal('set', 'can only be set')),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-049', 'PLAN-051', 'PLAN-052'],
});

/** Removes a wine from the next case. */
export const removeWinePlanNextCaseItem = defineEndpoint({
  id: 'removeWinePlanNextCaseItem',
  method: 'DELETE',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/{itemCode}',
  params: z.object({
    ...caseOfPlan,
    /** Item code of a wine in the case. */
    itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-050', 'PLAN-051'],
});

/** Resets the next case to the plan's own wines, discarding saved changes as well. */
export const resetWinePlanNextCase = defineEndpoint({
  id: 'resetWinePlanNextCase',
  method: 'DELETE',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/reset',
  params: z.object(caseOfPlan),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-053'],
});

/** Saves the changes to the next case. The documents do not define the option, so any is accepted. */
export const saveWinePlanNextCase = defineEndpoint({
  id: 'saveWinePlanNextCase',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}',
  params: z.object(caseOfPlan),
  body: z.object({
    /** Any object: the documents do not define its content. */
    saveOption: openDetails,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-054'],
});
