/** Free gifts in the basket. */

import * as z from 'zod/mini';
import { freeGift } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

/** Lists the basket's free gifts of one kind, and the gifts each can be swapped for. */
export const listFreeGifts = defineEndpoint({
  id: 'listFreeGifts',
  method: 'GET',
  path: '/api/user/subscriptions/freegift/{itemClassification}',
  params: z.object({
    /** Classification of the gift's line, such as `FREEGIFT_PROMOTION_ITEM`. */
    itemClassification: itemCode,
  }),
  response: z.array(freeGift),
  callers: 'soft',
  failures: [422],
  evidence: 'assumed',
  rules: ['PLAN-079'],
});

/** Swaps a free gift in the basket for another. */
export const swapFreeGift = defineEndpoint({
  id: 'swapFreeGift',
  method: 'PUT',
  path: '/api/user/subscriptions/freegift/{itemClassification}/swap',
  params: z.object({
    /** Classification of the gift's line, such as `FREEGIFT_PROMOTION_ITEM`. */
    itemClassification: itemCode,
  }),
  query: z.object({
    /** Item code of the gift in the basket. */
    activeItemCode: itemCode,
    /** Item code of the replacement gift. */
    swapItemCode: itemCode,
  }),
  response: z.unknown(),
  callers: 'soft',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-080'],
});
