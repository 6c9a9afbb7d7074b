/** Orders: creating and looking them up, changing their payment and adding to them. */

import * as z from 'zod/mini';
import { order, placedOrder, redirectedPayment } from '../../model/order.js';
import { defineEndpoint } from '../endpoint.js';
import { givenPayment, itemCode, offeredItem } from '../fields.js';

/** Creates the order of the checkout. A second call returns the same order. */
export const createCheckoutOrder = defineEndpoint({
  id: 'createCheckoutOrder',
  method: 'POST',
  path: '/api/checkout/orders/',
  response: order,
  callers: 'anyone',
  failures: [409],
  evidence: 'assumed',
  rules: ['CHKT-010'],
});

/** Fetches one of the customer's past orders. */
export const getOrderHistoryDetails = defineEndpoint({
  id: 'getOrderHistoryDetails',
  method: 'GET',
  path: '/api/user/orderhistory/details/{orderId}',
  params: z.object({
    /** Id of the order, as returned by `listPurchases`. */
    orderId: itemCode,
  }),
  response: order,
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-046', 'ACCT-047'],
});

/** Changes how a placed order is paid. The kit sends one `Idempotency-Key` for each attempt; it is assumed that the
 * server honours it. */
export const updatePaymentAndCommit = defineEndpoint({
  id: 'updatePaymentAndCommit',
  method: 'POST',
  path: '/api/checkout/updatepaymentandcommit',
  body: z.object({
    /** Id of the order. */
    orderId: itemCode,
    ...givenPayment,
    /** New payment of the order: at least one part. */
    paymentDetails: givenPayment.paymentDetails.check(z.minLength(1, 'must name a payment')),
  }),
  response: z.union([placedOrder, redirectedPayment]),
  idempotencyKey: true,
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['CHKT-078'],
  sensitive: ['voucherPin'],
});

/** Accepts or rejects the offer made after a purchase; accepting adds to the order (UPSL-056 to UPSL-065). The kit
 * sends one `Idempotency-Key` for each attempt; it is assumed that the server honours it. */
export const amendAndCommitOrder = defineEndpoint({
  id: 'amendAndCommitOrder',
  method: 'POST',
  path: '/api/checkout/amendandcommit/',
  body: z.object({
    /** Id of the order. */
    orderId: itemCode,
    /** `ACCEPT` or `REJECT`. */
    action: z.enum(['ACCEPT', 'REJECT'], { error: 'must be ACCEPT or REJECT' }),
    /** Items added to the order: at most 50. */
    itemDetails: z.optional(z.array(offeredItem).check(z.maxLength(50, 'must name at most 50 items'))),
    /** Permission to charge the card again for the added items; needed unless the customer has given it before. */
    cardPermission: z.optional(
      z.object({
        /** Always `PAYMENT`. */
        category: z.literal('PAYMENT'),
        /** Always `GRANTED`. */
        state: z.literal('GRANTED'),
        /** Always `COF`: card on file. */
        code: z.literal('COF'),
      }),
    ),
  }),
  response: placedOrder,
  idempotencyKey: true,
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['CHKT-076', 'CHKT-079', 'CHKT-080', 'CHKT-081', 'CHKT-082'],
});
