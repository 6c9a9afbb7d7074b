import * as basket from './endpoints/basket.js';
import * as checkout from './endpoints/checkout.js';
import * as identity from './endpoints/identity.js';
import * as product from './endpoints/product.js';
import * as search from './endpoints/search.js';

/** Every call of the API by its id. */
export const endpoints = { ...identity, ...product, ...basket, ...checkout, ...search };

export type Endpoints = typeof endpoints;
export type OperationId = keyof Endpoints;
