import { buy } from './buy.js';
import {
  addCartItem,
  addCheckoutShippingAddressV2,
  addMultipleCartItems,
  createGuestCheckout,
  getCart,
  getOrder,
  listCheckoutOrders,
  payAndCommit,
  payerAuth,
  setCheckoutShippingMethod,
} from './generated/heyApi/index.js';

const throwOnError = true;

await buy({
  add: (itemtype, itemcode, quantity) => addCartItem({ path: { itemtype, itemcode, quantity }, throwOnError }),
  cart: async () => (await getCart({ query: { validate: 'true' }, throwOnError })).data,
  begin: (emailId) => createGuestCheckout({ body: { emailId }, throwOnError }),
  send: (shippingAddress) =>
    addCheckoutShippingAddressV2({
      body: { shippingDetail: { shippingAddress }, options: { createBillingAddrflag: true } },
      throwOnError,
    }),
  choose: (shippingMethod) => setCheckoutShippingMethod({ body: { shippingMethod }, throwOnError }),
  authenticate: async (cardProvider, transientToken) =>
    (await payerAuth({ path: { cardProvider }, body: { transientToken }, throwOnError })).data,
  orders: async () => (await listCheckoutOrders({ throwOnError })).data,
  pay: async (type, amount, cardId) =>
    (await payAndCommit({ body: { paymentDetails: [{ type, amount, cardId }] }, throwOnError })).data,
  order: async (orderId) => (await getOrder({ query: { orderId }, throwOnError })).data,
  refused: async () => (await addMultipleCartItems({ body: { cartItems: [] } })).error?.errorResponse?.message,
});
