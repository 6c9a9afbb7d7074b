import createClient from 'openapi-fetch';
import { buy } from './buy.js';
import type { paths } from './generated/openapiTypescript.js';

const { GET, POST, PUT } = createClient<paths>({ baseUrl: 'http://shop.example', fetch: (request) => fetch(request) });

/** Returns the body of a response, which is undefined for a failure. */
function body<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

await buy({
  add: (itemtype, itemcode, quantity) =>
    PUT('/api/cart/{itemtype}/{itemcode}/{quantity}', { params: { path: { itemtype, itemcode, quantity } } }),
  cart: async () => body(await GET('/api/cart/list', { params: { query: { validate: 'true' } } })),
  begin: async (emailId) => body(await PUT('/api/checkout/createGuestCheckout', { body: { emailId } })),
  send: async (shippingAddress) =>
    body(
      await POST('/api/checkout/shipping/addresses/v2', {
        body: { shippingDetail: { shippingAddress }, options: { createBillingAddrflag: true } },
      }),
    ),
  choose: async (shippingMethod) => body(await PUT('/api/checkout/shipping/methods', { body: { shippingMethod } })),
  authenticate: async (cardProvider, transientToken) =>
    body(
      await PUT('/api/checkout/payment/{cardProvider}/payerauth', {
        params: { path: { cardProvider } },
        body: { transientToken },
      }),
    ),
  orders: async () => body(await GET('/api/checkout/orders')),
  pay: async (type, amount, cardId) =>
    body(await PUT('/api/checkout/payandcommit', { body: { paymentDetails: [{ type, amount, cardId }] } })),
  order: async (orderId) => body(await GET('/api/user/order', { params: { query: { orderId } } })),
  refused: async () => (await POST('/api/cart/itemcode', { body: { cartItems: [] } })).error?.errorResponse?.message,
});
