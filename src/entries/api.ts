// The table of calls, the client that makes them, and its errors.
export * from '../api/client.js';
export * from '../api/endpoint.js';
export * from '../api/endpoints/basket.js';
export * from '../api/endpoints/checkout.js';
export * from '../api/endpoints/identity.js';
export * from '../api/endpoints/product.js';
export * from '../api/endpoints/search.js';
export * from '../api/endpoints.js';
export * from '../api/error.js';
export * from '../api/redact.js';
export * from '../api/wording.js';
