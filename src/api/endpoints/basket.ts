import * as z from 'zod/mini';
import { cart, lineItem } from '../../model/basket.js';
import { defineEndpoint } from '../endpoint.js';
import { itemCode, wholeQuantity } from '../fields.js';

export const getCart = defineEndpoint({
  id: 'getCart',
  method: 'GET',
  path: '/api/cart/list',
  fixedQuery: { validate: 'true' },
  response: cart,
  callers: 'anyone',
  failures: [],
  evidence: 'specified',
  rules: ['BSKT-017', 'BSKT-031', 'BSKT-079'],
});

export const listCartSubscriptions = defineEndpoint({
  id: 'listCartSubscriptions',
  method: 'GET',
  path: '/api/cart/subscriptions/list',
  response: z.array(lineItem),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['BSKT-081'],
});

export const addCartItem = defineEndpoint({
  id: 'addCartItem',
  method: 'PUT',
  path: '/api/cart/{itemtype}/{itemcode}/{quantity}',
  params: z.object({ itemtype: z.literal('itemcode'), itemcode: itemCode, quantity: wholeQuantity }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['BSKT-013', 'BSKT-018', 'BSKT-077', 'BSKT-078'],
});

export const setCartItemQuantity = defineEndpoint({
  id: 'setCartItemQuantity',
  method: 'PUT',
  path: '/api/cart/itemcode/{itemcode}/{quantity}',
  when: { query: { method: 'set' } },
  params: z.object({ itemcode: itemCode, quantity: wholeQuantity }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['BSKT-019', 'BSKT-077', 'BSKT-078'],
});

export const removeCartItem = defineEndpoint({
  id: 'removeCartItem',
  method: 'DELETE',
  path: '/api/cart/{itemtype}/{itemcode}',
  params: z.object({ itemtype: z.literal('itemcode'), itemcode: itemCode }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['BSKT-014', 'BSKT-020'],
});

export const removeCartItemByCommerceId = defineEndpoint({
  id: 'removeCartItemByCommerceId',
  method: 'DELETE',
  path: '/api/cart/commerceitemidentifier/{commerceItemId}',
  params: z.object({ commerceItemId: itemCode }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['BSKT-020', 'BSKT-024'],
});
