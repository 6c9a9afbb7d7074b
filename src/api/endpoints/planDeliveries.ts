/** When, how and where a wine plan delivers. */

import * as z from 'zod/mini';
import { shippingMethod } from '../../model/order.js';
import { planAddress } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { addedPlanAddress, editedPlanAddress, isoDate, itemCode } from '../fields.js';

/** Path parameters of a wine plan. */
const plan = {
  /** Id of the wine plan, as returned by `listWinePlans`. */
  subscriptionId: itemCode,
} as const;

/** Path parameters of a wine plan's address. */
const addressOfPlan = {
  ...plan,
  /** Id of the address, as returned by `listWinePlanAddresses`. */
  addressId: itemCode,
} as const;

/** Lists a wine plan's delivery methods for the requested delivery type, or for the plan's own type if none is given. */
export const listWinePlanDeliveryMethods = defineEndpoint({
  id: 'listWinePlanDeliveryMethods',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/delivery/methods/{subscriptionId}',
  params: z.object(plan),
  query: z.object({
    /** Restricts the list to one delivery method by its code, such as `STD`. */
    deliveryMethod: z.optional(itemCode),
    /** `HOME`, or `SHOP` for collection; defaults to the plan's type. */
    deliveryTypeCode: z.optional(itemCode),
    /** Day of the next case, ISO date. */
    nextDeliveryDate: z.optional(isoDate),
    /** Id of the next case's order. */
    subscriptionOrderId: z.optional(itemCode),
  }),
  response: z.array(shippingMethod),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-013', 'PLAN-014', 'PLAN-045'],
});

/** Lists the days on which the next case can be delivered. */
export const listWinePlanDeliveryDates = defineEndpoint({
  id: 'listWinePlanDeliveryDates',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/delivery/dates/{subscriptionId}/{method}',
  params: z.object({
    ...plan,
    /** Code of a delivery method, such as `STD`. */
    method: itemCode,
  }),
  response: z.array(isoDate),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-046'],
});

/** Changes the delivery of a wine plan. */
export const updateWinePlanDelivery = defineEndpoint({
  id: 'updateWinePlanDelivery',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/delivery/{subscriptionId}',
  params: z.object(plan),
  body: z.object({
    /** Code of the delivery method, such as `STD`. */
    deliveryMethod: itemCode,
    /** `HOME`, or `SHOP` for collection. */
    deliveryTypeCode: itemCode,
    /** Day of the next case, ISO date. */
    nextDeliveryDate: isoDate,
    /** Id of the next case's order. */
    subscriptionOrderId: itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-012', 'PLAN-044', 'PLAN-047'],
});

/** Checks whether the next case can be skipped; refused when its delivery is too close. */
export const checkWinePlanDeliverySkip = defineEndpoint({
  id: 'checkWinePlanDeliverySkip',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/delivery/skipcheck/{subscriptionId}',
  params: z.object(plan),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-026', 'PLAN-029'],
});

/** Skips the next case of a wine plan. */
export const skipWinePlanDelivery = defineEndpoint({
  id: 'skipWinePlanDelivery',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/delivery/skip/{subscriptionId}',
  params: z.object(plan),
  query: z.object({
    /** Id of the next case's order. */
    orderId: itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-004', 'PLAN-025', 'PLAN-026'],
});

/** Lists the addresses a wine plan may use. */
export const listWinePlanAddresses = defineEndpoint({
  id: 'listWinePlanAddresses',
  method: 'GET',
  path: '/api/user/subscriptions/wineplan/addresses/{subscriptionId}',
  params: z.object(plan),
  response: z.array(planAddress),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-038'],
});

/** Sets the billing address of a wine plan. */
export const setWinePlanBillingAddress = defineEndpoint({
  id: 'setWinePlanBillingAddress',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/address/billing/{subscriptionId}/{addressId}',
  params: z.object(addressOfPlan),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-039'],
});

/** Sets the delivery address of a wine plan. */
export const setWinePlanDeliveryAddress = defineEndpoint({
  id: 'setWinePlanDeliveryAddress',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/address/delivery/{subscriptionId}/{addressId}',
  params: z.object(addressOfPlan),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-037', 'PLAN-040'],
});

/** Sets the shop a wine plan's cases are collected from. */
export const setWinePlanShopDeliveryAddress = defineEndpoint({
  id: 'setWinePlanShopDeliveryAddress',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/delivery/shopaddress/{subscriptionId}/{addressId}',
  params: z.object(addressOfPlan),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-041'],
});

/** Adds a delivery address to a wine plan through the legacy endpoint. */
export const addWinePlanDeliveryAddress = defineEndpoint({
  id: 'addWinePlanDeliveryAddress',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/delivery/addaddress/{subscriptionId}',
  params: z.object(plan),
  body: addedPlanAddress,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-042'],
});

/** Adds a delivery address to a wine plan. This is the endpoint the kit calls. */
export const addWinePlanDeliveryAddressV2 = defineEndpoint({
  id: 'addWinePlanDeliveryAddressV2',
  method: 'PUT',
  path: '/api/user/subscriptions/v2/wineplan/delivery/addaddress/{subscriptionId}',
  params: z.object(plan),
  body: addedPlanAddress,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-042'],
});

/** Overwrites a delivery address of a wine plan through the legacy endpoint. */
export const editWinePlanDeliveryAddress = defineEndpoint({
  id: 'editWinePlanDeliveryAddress',
  method: 'PUT',
  path: '/api/user/subscriptions/wineplan/delivery/editaddress/{subscriptionId}/',
  params: z.object(plan),
  body: editedPlanAddress,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-043'],
});

/** Overwrites a delivery address of a wine plan. This is the endpoint the kit calls. */
export const editWinePlanDeliveryAddressV2 = defineEndpoint({
  id: 'editWinePlanDeliveryAddressV2',
  method: 'PUT',
  path: '/api/user/subscriptions/v2/wineplan/delivery/editaddress/{subscriptionId}/',
  params: z.object(plan),
  body: editedPlanAddress,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-043'],
});
