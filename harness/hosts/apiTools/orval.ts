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
} from './generated/orval.js';

/** Returns the body of a response that succeeded. */
function body<Answer extends { status: number; data: unknown }>(
  answer: Answer,
): Extract<Answer, { status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
  return answer.data;
}

await buy({
  add: addCartItem,
  cart: async () => body(await getCart({ validate: 'true' })),
  begin: async (emailId) => body(await createGuestCheckout({ emailId })),
  send: async (shippingAddress) =>
    body(
      await addCheckoutShippingAddressV2({
        shippingDetail: { shippingAddress },
        options: { createBillingAddrflag: true },
      }),
    ),
  choose: async (shippingMethod) => body(await setCheckoutShippingMethod({ shippingMethod })),
  authenticate: async (cardProvider, transientToken) => body(await payerAuth(cardProvider, { transientToken })),
  orders: async () => body(await listCheckoutOrders()),
  pay: async (type, amount, cardId) => body(await payAndCommit({ paymentDetails: [{ type, amount, cardId }] })),
  order: async (orderId) => body(await getOrder({ orderId })),
  async refused() {
    const answer = await addMultipleCartItems({ cartItems: [] });
    return answer.status === 422 ? answer.data.errorResponse?.message : undefined;
  },
});
