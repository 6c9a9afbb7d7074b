import { setConfig } from '@kubb/plugin-client/clients/fetch';
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
} from './generated/kubb/index.js';

// Its client sends bodies as plain text unless told otherwise.
setConfig({ headers: { 'content-type': 'application/json' } });

await buy({
  add: addCartItem,
  cart: () => getCart({ validate: 'true' }),
  begin: (emailId) => createGuestCheckout({ emailId }),
  send: (shippingAddress) =>
    addCheckoutShippingAddressV2({ shippingDetail: { shippingAddress }, options: { createBillingAddrflag: true } }),
  choose: (shippingMethod) => setCheckoutShippingMethod({ shippingMethod }),
  authenticate: (cardProvider, transientToken) => payerAuth(cardProvider, { transientToken }),
  orders: () => listCheckoutOrders(),
  pay: (type, amount, cardId) => payAndCommit({ paymentDetails: [{ type, amount, cardId }] }),
  order: (orderId) => getOrder({ orderId }),
  // Its client gives the body of a failure for that of a success.
  refused: async () =>
    ((await addMultipleCartItems({ cartItems: [] })) as { errorResponse?: { message: string } }).errorResponse?.message,
});
