import * as z from 'zod/mini';
import { wineRewardEvent } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

/** Sets the payment day of a wine reward, or its payment holiday. */
export const updateWineRewardOptions = defineEndpoint({
  id: 'updateWineRewardOptions',
  method: 'PUT',
  path: '/api/user/subscriptions/winereward/{subscriptionId}/options',
  params: z.object({ subscriptionId: itemCode }),
  body: z.object({
    /** Every month has it. */
    dayOfMonth: z
      .number()
      .check(z.int('must be a whole day'), z.gte(1, 'must be 1 to 28'), z.lte(28, 'must be 1 to 28')),
    paymentHoliday: z.boolean(),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-066', 'PLAN-067'],
});

/** Newest first. */
export const listWineRewardEvents = defineEndpoint({
  id: 'listWineRewardEvents',
  method: 'GET',
  path: '/api/user/subscriptions/winereward/{subscriptionId}/events',
  params: z.object({ subscriptionId: itemCode }),
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
  params: z.object({ subscriptionId: itemCode }),
  body: z.object({ media: z.enum(['EMAIL', 'POST']) }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-069'],
});
