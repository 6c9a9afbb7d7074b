import type * as orders from '../../src/api/endpoints/orders.js';
import type { Order } from '../../src/model/order.js';
import { cartFigures } from '../../src/rules/basket.js';
import { checkQuantity } from './basket.js';
import { orderOf, orderUnderWay, startCheckout } from './checkout.js';
import { profileOf } from './identity.js';
import { pricedCart } from './pricing.js';
import type { Resolvers, Tools } from './resolver.js';
import type { BasketLine, Session, ShopState } from './state.js';
import { sell } from './stock.js';

/** An order as it stands in the state, to be changed; one from before this shop is nobody's to change. */
function placedHere(state: ShopState, session: Session, orderId: string, tools: Tools): Order {
  const { id } = orderOf(state, session, orderId, tools);
  return state.orders[id] ?? tools.refuse.conflict(`Order ${id} is on its way and cannot be changed.`);
}

const receipt = ({ id, transactionId = '' }: Order) => ({ orderId: id, transactionId });

/** The order with more in it, priced as a basket of all of it would be. */
function withItems(order: Order, added: readonly BasketLine[], session: Session, tools: Tools): Order {
  const before = order.lineItems.map(({ commerceItemId = '', product, quantity }) => ({
    commerceItemId,
    itemCode: product.itemCode,
    quantity,
  }));
  const lines = [...before, ...added];
  const cart = pricedCart(lines, profileOf(session, tools), tools.shop, order.shippingDetails.shippingMethod?.type);
  const { total } = cartFigures(cart, tools.shop.site.money);
  return {
    ...order,
    lineItems: cart.lineItems,
    numBottles: cart.numBottles,
    orderPriceInfo: cart.orderPriceInfo,
    ...(cart.orderPointsInfo && { orderPointsInfo: cart.orderPointsInfo }),
    paymentDetails: order.paymentDetails.map((payment, index) =>
      index === 0 ? { ...payment, amount: total } : payment,
    ),
  };
}

export const orderResolvers: Resolvers<typeof orders> = {
  createCheckoutOrder: (state, { session }, tools) =>
    orderUnderWay(session, startCheckout(state, session, tools), tools),

  getOrderHistoryDetails: (state, { params: { orderId }, session }, tools) => orderOf(state, session, orderId, tools),

  updatePaymentAndCommit: (state, { body: { orderId, paymentDetails }, session }, tools) => {
    const order = placedHere(state, session, orderId, tools);
    const paid = paymentDetails.reduce((sum, { amount }) => sum + amount, 0);
    if (paid !== cartFigures(order, tools.shop.site.money).total)
      tools.refuse.conflict('That is not what the order comes to. Please look over it again.');
    state.orders[order.id] = { ...order, paymentDetails };
    return receipt(order);
  },

  amendAndCommitOrder: (state, { body: { orderId, action, itemDetails = [] }, session }, tools) => {
    const order = placedHere(state, session, orderId, tools);
    state.answeredOffers ??= [];
    if (state.answeredOffers.includes(order.id)) tools.refuse.conflict('That offer has been answered already.');
    if (action === 'ACCEPT') {
      if (itemDetails.length === 0) tools.refuse.invalid('itemDetails: must name at least one item');
      const added = itemDetails.map(({ itemCode, quantity }) => {
        checkQuantity(state, itemCode, quantity, tools);
        return { commerceItemId: `ci${++state.sequence}`, itemCode, quantity };
      });
      state.orders[order.id] = withItems(order, added, session, tools);
      sell(state, added);
    }
    state.answeredOffers.push(order.id);
    return receipt(order);
  },
};
