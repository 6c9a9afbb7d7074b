import * as z from 'zod/mini';
import { nextCase, upcomingCase } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode, openDetails, wholeQuantity } from '../fields.js';

/** Lists the cases of a wine plan that are due. */
export const listWinePlanUpcomingCases = defineEndpoint({
  id: 'listWinePlanUpcomingCases',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/upcomingcases',
  params: z.object({ subscriptionId: itemCode }),
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
  params: z.object({ subscriptionId: itemCode, orderId: itemCode }),
  response: nextCase,
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-048'],
});

/** Adds a quantity of a wine to the next case, or with `method=set` sets it. */
export const setWinePlanNextCaseItem = defineEndpoint({
  id: 'setWinePlanNextCaseItem',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/{itemCode}/{quantity}',
  params: z.object({ subscriptionId: itemCode, orderId: itemCode, itemCode, quantity: wholeQuantity }),
  query: z.object({ method: z.optional(z.literal('set', 'can only be set')) }),
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
  params: z.object({ subscriptionId: itemCode, orderId: itemCode, itemCode }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-050', 'PLAN-051'],
});

/** Resets the next case to what the plan sends, saved changes included. */
export const resetWinePlanNextCase = defineEndpoint({
  id: 'resetWinePlanNextCase',
  method: 'DELETE',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}/reset',
  params: z.object({ subscriptionId: itemCode, orderId: itemCode }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-053'],
});

/** Saves the changes to the next case. The documents do not define the option: any is accepted. */
export const saveWinePlanNextCase = defineEndpoint({
  id: 'saveWinePlanNextCase',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/{subscriptionId}/nextcase/{orderId}',
  params: z.object({ subscriptionId: itemCode, orderId: itemCode }),
  body: z.object({ saveOption: openDetails }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-054'],
});
