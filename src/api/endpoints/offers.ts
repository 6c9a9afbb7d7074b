/** Offers for a basket, a product or an order, and payments due later. */

import * as z from 'zod/mini';
import { bulkPromotion, codedOffer, futurePayment, upsellOffers, winePlanScheme } from '../../model/offer.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode, itemCodes, weeks } from '../fields.js';

/** Fetches an offer by its code. */
export const getOffer = defineEndpoint({
  id: 'getOffer',
  method: 'GET',
  path: '/api/offer/{offercode}',
  params: z.object({
    /** Code of the offer. */
    offercode: itemCode,
  }),
  query: z.object({
    /** Weeks between cases: 1 to 52. */
    frequency: z.optional(weeks),
  }),
  response: codedOffer,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['UPSL-015'],
});

/** Fetches the offers shown with the basket. */
export const getCartUpsellOffers = defineEndpoint({
  id: 'getCartUpsellOffers',
  method: 'GET',
  path: '/api/offer/cart',
  response: upsellOffers,
  callers: 'anyone',
  failures: [],
  evidence: 'specified',
  rules: ['UPSL-009', 'UPSL-010', 'UPSL-015', 'UPSL-027'],
});

/** Fetches the offers shown with a product. */
export const getProductUpsellOffers = defineEndpoint({
  id: 'getProductUpsellOffers',
  method: 'GET',
  path: '/api/offer/product/{itemcode}',
  params: z.object({
    /** Item code of a product. */
    itemcode: itemCode,
  }),
  response: upsellOffers,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['UPSL-009', 'UPSL-014', 'UPSL-015'],
});

/** Fetches the offers made after an order. */
export const getOrderUpsellOffers = defineEndpoint({
  id: 'getOrderUpsellOffers',
  method: 'GET',
  path: '/api/offer/order/{orderId}',
  params: z.object({
    /** Id of the order or of its transaction. */
    orderId: itemCode,
  }),
  response: upsellOffers,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['UPSL-009', 'UPSL-015', 'UPSL-037'],
});

/** Lists the prices for buying several of the same case. */
export const getBulkPromotions = defineEndpoint({
  id: 'getBulkPromotions',
  method: 'GET',
  path: '/api/promotions/bulk-promotions/{itemcode}',
  params: z.object({
    /** Item code of a case. */
    itemcode: itemCode,
  }),
  response: z.array(bulkPromotion),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['PROD-077', 'PROD-078', 'PROD-082', 'PROD-083'],
});

/** Fetches a wine plan as a product to subscribe to. */
export const getWinePlanScheme = defineEndpoint({
  id: 'getWinePlanScheme',
  method: 'GET',
  path: '/api/wineplan/{schemeId}',
  params: z.object({
    /** Id of the scheme, from the product's `schemeDetails`. */
    schemeId: itemCode,
  }),
  response: winePlanScheme,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['UPSL-011', 'UPSL-012', 'UPSL-013'],
});

/** Lists the later payments that the basket entails. */
export const getFuturePaymentsByCart = defineEndpoint({
  id: 'getFuturePaymentsByCart',
  method: 'GET',
  path: '/api/futurepayments/bycart',
  response: z.array(futurePayment),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['BSKT-083', 'CHKT-083'],
});

/** Lists the later payments that a product entails. */
export const getFuturePaymentsByProduct = defineEndpoint({
  id: 'getFuturePaymentsByProduct',
  method: 'GET',
  path: '/api/futurepayments/byproduct',
  query: z.object({
    /** Item codes separated by commas: 1 to 50. */
    items: itemCodes,
  }),
  response: z.array(futurePayment),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-097'],
});
