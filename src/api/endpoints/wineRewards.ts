/** Wine rewards: their payment day, events and statements. */

import * as z from 'zod/mini';
import { wineRewardEvent } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

/** Path parameters of a wine reward. */
const params = z.object({
  /** Id of the wine reward, as returned by `listSubscriptions`. */
  subscriptionId: itemCode,
});

/** Sets the payment day of a wine reward, or pauses its payments. */
export const updateWineRewardOptions = defineEndpoint({
  id: 'updateWineRewardOptions',
  method: 'PUT',
  path: '/api/user/subscriptions/winereward/{subscriptionId}/options',
  params,
  body: z.object({
    /** Day of the month on which money is paid in: 1 to 28, which every month has; unchanged if it is missing. */
    dayOfMonth: z.optional(
      z.number().check(z.int('must be a whole day'), z.gte(1, 'must be 1 to 28'), z.lte(28, 'must be 1 to 28')),
    ),
    /** Whether payments are paused; unchanged if it is missing. */
    paymentHoliday: z.optional(z.boolean()),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-066', 'PLAN-067'],
});

/** Lists the events of a wine reward, newest first. */
export const listWineRewardEvents = defineEndpoint({
  id: 'listWineRewardEvents',
  method: 'GET',
  path: '/api/user/subscriptions/winereward/{subscriptionId}/events',
  params,
  response: z.array(wineRewardEvent),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-068'],
});

/** Requests a statement of a wine reward, by email or post. */
export const requestWineRewardStatement = defineEndpoint({
  id: 'requestWineRewardStatement',
  method: 'POST',
  path: '/api/user/subscriptions/winereward/{subscriptionId}/statements/requestStatement',
  params,
  body: z.object({
    /** `EMAIL` or `POST`. */
    media: z.enum(['EMAIL', 'POST']),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-069'],
});
