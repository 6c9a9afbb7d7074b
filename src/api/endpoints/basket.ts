/** The basket: its lines and their quantities. */

import * as z from 'zod/mini';
import { cart, lineItem } from '../../model/basket.js';
import { defineEndpoint } from '../endpoint.js';
import { addedQuantity, itemCode, offeredItem, wholeQuantity } from '../fields.js';

/** Kind of the code that follows in the path: `itemcode` for any item, or the item's own kind, such as `wine`
 * (BSKT-022). */
const itemtype = itemCode;

/** Fetches the basket, validated by the server. */
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

/** Lists the basket's lines that start a subscription or come free with one. */
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

/** Adds a quantity of an item to the basket. */
export const addCartItem = defineEndpoint({
  id: 'addCartItem',
  method: 'PUT',
  path: '/api/cart/{itemtype}/{itemcode}/{quantity}',
  params: z.object({
    itemtype,
    /** Item code of a product. */
    itemcode: itemCode,
    /** Number of units to add: bottles or cases, 1 to 99. */
    quantity: wholeQuantity,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['BSKT-013', 'BSKT-018', 'BSKT-077', 'BSKT-078'],
});

/** Sets the quantity of an item in the basket. */
export const setCartItemQuantity = defineEndpoint({
  id: 'setCartItemQuantity',
  method: 'PUT',
  path: '/api/cart/itemcode/{itemcode}/{quantity}',
  when: { query: { method: 'set' } },
  params: z.object({
    /** Item code of a product. */
    itemcode: itemCode,
    /** New number of units: bottles or cases, 1 to 99. */
    quantity: wholeQuantity,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['BSKT-019', 'BSKT-077', 'BSKT-078'],
});

/** Removes an item from the basket, by its item code. */
export const removeCartItem = defineEndpoint({
  id: 'removeCartItem',
  method: 'DELETE',
  path: '/api/cart/{itemtype}/{itemcode}',
  params: z.object({
    itemtype,
    /** Item code of a product in the basket. */
    itemcode: itemCode,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['BSKT-014', 'BSKT-020'],
});

/** Removes one line from the basket, by its commerce item id. */
export const removeCartItemByCommerceId = defineEndpoint({
  id: 'removeCartItemByCommerceId',
  method: 'DELETE',
  path: '/api/cart/commerceitemidentifier/{commerceItemId}',
  params: z.object({
    /** Id of the line, as returned by `getCart`. */
    commerceItemId: itemCode,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['BSKT-020', 'BSKT-024'],
});

const cartItems = z
  .array(
    z.object({
      itemCode,
      /** Number of units: bottles or cases, 1 to 99; 1 by default. */
      quantity: addedQuantity,
    }),
  )
  .check(z.minLength(1, 'must name at least one item'), z.maxLength(50, 'must name at most 50 items'));

/** Adds several items to the basket: either all of them or none. */
export const addMultipleCartItems = defineEndpoint({
  id: 'addMultipleCartItems',
  method: 'POST',
  path: '/api/cart/itemcode',
  body: z.object({
    /** The items to add: 1 to 50. */
    cartItems,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['BSKT-025'],
});

/** Adds several items of one upsell to the basket: either all of them or none. */
export const addCartItemsBatch = defineEndpoint({
  id: 'addCartItemsBatch',
  method: 'POST',
  path: '/api/cart',
  body: z.object({
    /** The items to add: 1 to 50. */
    cartItems: z
      .array(offeredItem)
      .check(z.minLength(1, 'must name at least one item'), z.maxLength(50, 'must name at most 50 items')),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['BSKT-025', 'BSKT-026', 'BSKT-027'],
});
