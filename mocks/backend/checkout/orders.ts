import type * as orders from '../../../src/api/endpoints/orders.js';
import type { Order } from '../../../src/model/order.js';
import { cartFigures, classificationOf, lineAmount } from '../../../src/rules/basket.js';
import { decimalOf, minorUnits } from '../../../src/rules/money.js';
import { type VoucherFact, voucherFacts, voucherLine } from '../../fixtures/vouchers.js';
import { checkQuantity } from '../basket/basket.js';
import { adjustmentsOf, type PricedLine, pointsPerPound, pricedCart } from '../basket/pricing.js';
import { checkStock, sell } from '../catalogue/stock.js';
import { startBought } from '../plans/newPlan.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { BasketLine, Session, ShopState } from '../state.js';
import { orderOf, orderUnderWay, startCheckout } from './checkout.js';

/** An order as it stands in the state, to be changed; one from before this shop is nobody's to change. */
function placedHere(state: ShopState, session: Session, orderId: string, tools: Tools): Order {
  const { id } = orderOf(state, session, orderId, tools);
  return state.orders[id] ?? tools.refuse.conflict(`Order ${id} is on its way and cannot be changed.`);
}

const receipt = ({ id, transactionId = '' }: Order) => ({ orderId: id, transactionId });

/** The lines of an order as a basket has them. */
const linesOf = ({ lineItems }: Order, { site }: Tools['shop']): PricedLine[] =>
  lineItems.map((line) => {
    const { commerceItemId = '', product, quantity } = line;
    const classification = classificationOf(line);
    const amount = lineAmount(line, site.money) / (site.money === 'points' ? pointsPerPound : 1);
    return {
      commerceItemId,
      itemCode: product.itemCode,
      quantity,
      ...(classification && { classification }),
      ...(product.itemCode === site.eVoucherItemCode && { eVoucher: { amount } }),
    };
  });

const voucherOf = ({ adjustments }: Order): VoucherFact | undefined =>
  [...voucherFacts.values()].find((fact) =>
    adjustments.some(({ promotionName }) => promotionName === voucherLine(fact)),
  );

/** The payments of an order that comes to something else now: the first one takes what is more. */
function paidInAll(payments: Order['paymentDetails'], total: number): Order['paymentDetails'] {
  let due = minorUnits(total);
  const parts = payments.map((payment) => {
    const part = Math.min(minorUnits(payment.amount), due);
    due -= part;
    return { ...payment, amount: decimalOf(part) };
  });
  return parts
    .map((payment, index) =>
      index > 0 ? payment : { ...payment, amount: decimalOf(minorUnits(payment.amount) + due) },
    )
    .filter(({ amount }) => amount > 0);
}

/** The order with more in it, priced as a basket of all of it would be; delivered for what was said when it was placed. */
function withItems(order: Order, added: readonly BasketLine[], tools: Tools): Order {
  const lines = [...linesOf(order, tools.shop), ...added];
  const cart = pricedCart(lines, {}, tools.shop, order.shippingDetails.shippingMethod, voucherOf(order));
  const { total } = cartFigures(cart, tools.shop.site.money);
  return {
    ...order,
    lineItems: cart.lineItems,
    numBottles: cart.numBottles,
    orderPriceInfo: cart.orderPriceInfo,
    ...(cart.orderPointsInfo && { orderPointsInfo: cart.orderPointsInfo }),
    adjustments: adjustmentsOf(cart, tools.shop),
    paymentDetails: paidInAll(order.paymentDetails, total),
  };
}

export const orderResolvers: Resolvers<typeof orders> = {
  createCheckoutOrder: (state, { session }, tools) =>
    orderUnderWay(session, startCheckout(state, session, tools), tools),

  getOrderHistoryDetails: (state, { params: { orderId }, session }, tools) => orderOf(state, session, orderId, tools),

  updatePaymentAndCommit: (state, { body: { orderId, paymentDetails }, session }, tools) => {
    const order = placedHere(state, session, orderId, tools);
    const paid = paymentDetails.reduce((sum, { amount }) => sum + minorUnits(amount), 0);
    if (paid !== minorUnits(cartFigures(order, tools.shop.site.money).total))
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
      checkStock(state, added, tools);
      const grown = withItems(order, added, tools);
      state.orders[order.id] = grown;
      sell(state, added);
      startBought(state, grown, grown.lineItems.slice(order.lineItems.length), tools);
    }
    state.answeredOffers.push(order.id);
    return receipt(order);
  },
};
