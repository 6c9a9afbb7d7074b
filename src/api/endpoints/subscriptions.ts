/** Subscriptions of every kind, and how they are paid for. */

import * as z from 'zod/mini';
import { accountSubscription, cancelReason, planPaymentMethod } from '../../model/plan.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode, openDetails, wholeNumber } from '../fields.js';

/** Path parameters of a subscription. */
const subscription = {
  /** Id of the subscription, as returned by `listSubscriptions`. */
  subscriptionId: itemCode,
} as const;

/** Lists the customer's subscriptions of every kind. */
export const listSubscriptions = defineEndpoint({
  id: 'listSubscriptions',
  method: 'GET',
  path: '/api/user/subscriptions/subscription/list',
  response: z.array(accountSubscription),
  callers: 'hard',
  failures: [],
  evidence: 'assumed',
  rules: ['PLAN-017', 'IDENT-096', 'IDENT-097', 'IDENT-098', 'IDENT-101', 'IDENT-102', 'IDENT-103', 'IDENT-104'],
});

/** Lists the reasons for cancelling a subscription. */
export const listSubscriptionCancelReasonCodes = defineEndpoint({
  id: 'listSubscriptionCancelReasonCodes',
  method: 'GET',
  path: '/api/user/subscriptions/subscription/availableCancelReasonCodes',
  response: z.array(cancelReason),
  callers: 'hard',
  failures: [],
  evidence: 'assumed',
  rules: ['PLAN-072'],
});

/** Cancels a subscription, giving a reason. */
export const cancelSubscription = defineEndpoint({
  id: 'cancelSubscription',
  method: 'DELETE',
  path: '/api/user/subscriptions/subscription/{subscriptionId}',
  params: z.object(subscription),
  query: z.object({
    /** Numeric code of a reason, as returned by `listSubscriptionCancelReasonCodes`. */
    reasonCode: wholeNumber,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-071'],
});

/** Changes a subscription's case or its renewal. */
export const updateCurrentSubscription = defineEndpoint({
  id: 'updateCurrentSubscription',
  method: 'PUT',
  path: '/api/user/subscriptions/subscription/{subscriptionId}/current',
  params: z.object(subscription),
  body: z.object({
    /** Type of case to send, such as `RED`. */
    caseType: z.optional(itemCode),
    /** Whether it renews automatically. */
    autoRenew: z.optional(z.boolean()),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-073', 'PLAN-074'],
});

/** Lists the payment methods for a subscription. */
export const listSubscriptionPaymentMethods = defineEndpoint({
  id: 'listSubscriptionPaymentMethods',
  method: 'GET',
  path: '/api/user/subscriptions/subscription/payment/availablemethods/{subscriptionId}',
  params: z.object(subscription),
  response: z.array(planPaymentMethod),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-075'],
});

/** Switches a subscription to another payment option, given as the mode of one of its payment methods. */
export const switchSubscriptionPaymentOption = defineEndpoint({
  id: 'switchSubscriptionPaymentOption',
  method: 'PUT',
  path: '/api/user/subscriptions/subscription/payment/{subscriptionId}/{paymentOption}',
  params: z.object({
    ...subscription,
    /** Mode of a payment method, as returned by `listSubscriptionPaymentMethods`. */
    paymentOption: itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-076'],
});

/** Changes how a subscription is paid for. */
export const updateSubscriptionPayment = defineEndpoint({
  id: 'updateSubscriptionPayment',
  method: 'PUT',
  path: '/api/user/subscriptions/subscription/payment/{subscriptionId}',
  params: z.object(subscription),
  body: z.object({
    /** Any object: the documents do not define its content. */
    paymentDetail: z.optional(openDetails),
    /** Id of the payment method, as returned by `listSubscriptionPaymentMethods`. */
    paymentId: itemCode,
    /** Whether to pay for all plans this way from now on. */
    updateAllPlans: z.optional(z.boolean()),
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['PLAN-077'],
  sensitive: ['paymentDetail'],
});
