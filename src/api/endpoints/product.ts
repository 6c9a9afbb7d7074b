import * as z from 'zod/mini';
import { product } from '../../model/product.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode } from '../fields.js';

export const getProduct = defineEndpoint({
  id: 'getProduct',
  method: 'GET',
  path: '/api/product/item/{itemcode}',
  params: z.object({ itemcode: itemCode }),
  response: product,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['PROD-006'],
});
