/** Products and cases. */

import * as z from 'zod/mini';
import { caseDetails } from '../../model/offer.js';
import { product } from '../../model/product.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

/** Fetches a product by its item code. */
export const getProduct = defineEndpoint({
  id: 'getProduct',
  method: 'GET',
  path: '/api/product/item/{itemcode}',
  params: z.object({
    /** Item code of a product. */
    itemcode: itemCode,
  }),
  response: product,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['PROD-006'],
});

/** Fetches a case with the wines in it. */
export const getCase = defineEndpoint({
  id: 'getCase',
  method: 'GET',
  path: '/api/product/case/{itemcode}',
  params: z.object({
    /** Item code of a case. */
    itemcode: itemCode,
  }),
  response: caseDetails,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['PROD-119', 'PROD-121', 'PROD-122', 'PROD-123'],
});
