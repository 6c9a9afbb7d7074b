import type * as orders from '../../../src/api/endpoints/orders.js';
import type { Permission } from '../../../src/model/account.js';
import type { Order } from '../../../src/model/order.js';
import { decimalOf, minorUnits } from '../../../src/rules/common/money.js';
import { checkQuantity } from '../basket/basket.js';
import { membershipStartedBy, schemeStartedBy } from '../basket/classification.js';
import { isOfferOver, offersAfter } from '../basket/offers.js';
import { adjustmentsOf, type PricedLine, pricedCart } from '../basket/pricing.js';
import { checkStock, sell } from '../catalogue/stock.js';
import { startBought } from '../plans/newPlan.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Account, AuthenticatedCard, BasketLine, Session, ShopState } from '../state.js';
import { draw, giveBack, paymentsWith, returnedBy } from './drawnBalances.js';
import { orderOf, orderUnderWay, startCheckout } from './orderUnderWay.js';
import { acceptPayments, keepCard, savedCards, unitsDue } from './paying.js';

/** Returns the stored order so that it can be changed. An order from the account's earlier history cannot be changed. */
function placedHere(state: ShopState, session: Session, orderId: string, tools: Tools): Order {
  const { id } = orderOf(state, session, orderId, tools);
  return state.orders[id] ?? tools.refuse.conflict(`Order ${id} is on its way and cannot be changed.`);
}

const receipt = ({ id, transactionId = '' }: Order) => ({ orderId: id, transactionId });

const ownerOf = ({ accounts }: ShopState, { id }: Order): Account | undefined =>
  Object.values(accounts).find(({ orders: placed }) => placed.includes(id));

/** Returns the cards an order may be charged to: those that already pay for it, and those presented in the session. */
const cardsFor = ({ paymentDetails }: Order, { card, checkout }: Session): AuthenticatedCard[] => [
  ...[card, checkout?.card].filter((one) => one !== undefined),
  ...paymentDetails.flatMap(({ cardId, cardType = '', lastFour = '' }) =>
    cardId === undefined ? [] : [{ cardId, cardType, lastFour }],
  ),
];

type PriceInfo = Order['orderPriceInfo'];
type Sums = Pick<PriceInfo, 'rawSubtotal' | 'savings' | 'shipping'>;

/** Returns amounts in points with the optional fields filled in, because the mock sends every field. */
const allOf = ({ rawSubtotal = 0, savings = 0, shipping = 0 }: NonNullable<Order['orderPointsInfo']>): Sums => ({
  rawSubtotal,
  savings,
  shipping,
});

const startsFreeDelivery = ({ itemCode }: { readonly itemCode: string }): boolean =>
  membershipStartedBy(itemCode)?.starts === 'FREESHIP';

const together = (one: number, other: number): number => decimalOf(minorUnits(one) + minorUnits(other));

/** Adds up the savings of an order and of an addition to it, one line per cause. */
function savedTogether(order: PriceInfo, added: PriceInfo): PriceInfo['pricingBreakdown'] {
  const amounts = new Map<string, number>();
  for (const { description, amount } of [...(order.pricingBreakdown ?? []), ...(added.pricingBreakdown ?? [])])
    amounts.set(description, together(amounts.get(description) ?? 0, amount));
  return [...amounts].map(([description, amount]) => ({ description, amount }));
}

/** Returns the order with items added. Existing items keep the price paid, and new ones cost the price offered. The
 * delivery charge stays as it was when the order was placed, or becomes free once the order contains free delivery
 * (OPEN-031). */
function withItems(
  state: ShopState,
  order: Order,
  added: readonly (BasketLine & PricedLine)[],
  account: Account | undefined,
  tools: Tools,
): Order {
  const { orderPriceInfo: was, orderPointsInfo: wasPoints, shippingDetails } = order;
  const { shippingMethod } = shippingDetails;
  const isFreeNow = added.some(startsFreeDelivery);
  const method = shippingMethod && isFreeNow ? { ...shippingMethod, price: 0 } : shippingMethod;
  const more = pricedCart(added, {}, tools.shop);
  const sums = (one: Sums, other: Sums) => {
    const rawSubtotal = together(one.rawSubtotal, other.rawSubtotal);
    const savings = together(one.savings, other.savings);
    const shipping = isFreeNow ? 0 : one.shipping;
    return { rawSubtotal, savings, shipping, total: together(together(rawSubtotal, -savings), shipping) };
  };
  const orderPriceInfo = {
    ...sums(was, more.orderPriceInfo),
    pricingBreakdown: savedTogether(was, more.orderPriceInfo),
  };
  const grown = {
    ...order,
    lineItems: [...order.lineItems, ...more.lineItems],
    numBottles: order.numBottles + more.numBottles,
    orderPriceInfo,
    ...(wasPoints && more.orderPointsInfo && { orderPointsInfo: sums(allOf(wasPoints), allOf(more.orderPointsInfo)) }),
    shippingDetails: { ...shippingDetails, ...(method && { shippingMethod: method }) },
    adjustments: adjustmentsOf({ orderPriceInfo }, tools.shop),
  };
  const due = unitsDue(grown, tools) - unitsDue(order, tools);
  return { ...grown, paymentDetails: paymentsWith(state, order.paymentDetails, due, account, tools) };
}

interface AcceptedItem {
  readonly itemCode: string;
  readonly quantity: number;
}

/** Refuses items that were not offered, and quantities larger than there is room for. */
function checkOffered(
  state: ShopState,
  order: Order,
  items: readonly AcceptedItem[],
  session: Session,
  tools: Tools,
): void {
  const { refuse } = tools;
  if (items.length === 0) refuse.invalid('itemDetails: must name at least one item');
  for (const { itemCode, quantity } of items) checkQuantity(state, itemCode, quantity, tools);
  const { offerItems, availableSpaces } = offersAfter(state, order, session, tools).UpsellOffers;
  const offered = new Map(offerItems.map(({ itemCode, type }) => [itemCode, type]));
  const chosen = new Map<string, number>();
  let bottles = 0;
  for (const [index, { itemCode, quantity }] of items.entries()) {
    const type = offered.get(itemCode) ?? refuse.invalid(`itemDetails.${index}.itemCode: ${itemCode} is not offered`);
    chosen.set(itemCode, (chosen.get(itemCode) ?? 0) + quantity);
    if (type === 'FILL_THE_CASE') bottles += quantity;
    else if ((chosen.get(itemCode) ?? 0) > 1)
      refuse.invalid(`itemDetails.${index}.quantity: there is one of ${itemCode}`);
  }
  if (bottles > availableSpaces) refuse.invalid(`itemDetails: there is room for ${availableSpaces} more`);
}

/** Adds the accepted items to the order and charges for them. */
function grow(state: ShopState, order: Order, items: readonly AcceptedItem[], tools: Tools): void {
  const account = order.isGuest ? undefined : ownerOf(state, order);
  // Only offered items can be added: plans, memberships, and wines that fill the case.
  const added = items.map(({ itemCode, quantity }): BasketLine & PricedLine => ({
    commerceItemId: `ci${++state.sequence}`,
    itemCode,
    quantity,
    ...(schemeStartedBy(itemCode) && { isPlanOffer: true }),
    ...(tools.shop.items.get(itemCode)?.kind === 'wine' && { isFiller: true }),
  }));
  checkStock(state, added, tools);
  const grown = withItems(state, order, added, account, tools);
  state.orders[order.id] = grown;
  sell(state, added);
  startBought(state, grown, grown.lineItems.slice(order.lineItems.length), tools);
}

/** Refuses to charge the order's card again without permission, and records the permission that is sent (UPSL-063 to
 * UPSL-066). A guest's is not kept. */
function permitCharge(order: Order, account: Account | undefined, given: Permission | undefined, tools: Tools): void {
  const kept = account?.permissions.find(({ category, code }) => category === 'PAYMENT' && code === 'COF');
  if (kept && given) kept.state = given.state;
  if (!given && kept?.state !== 'GRANTED')
    tools.refuse.invalid(`cardPermission: is needed to charge order ${order.id} again`);
}

export const orderResolvers: Resolvers<typeof orders> = {
  createCheckoutOrder: (state, { session }, tools) =>
    orderUnderWay(session, startCheckout(state, session, tools), tools),

  getOrderHistoryDetails: (state, { params: { orderId }, session }, tools) => orderOf(state, session, orderId, tools),

  updatePaymentAndCommit: (state, { body: { orderId, paymentDetails, webRedirectDetails }, session }, tools) => {
    const order = placedHere(state, session, orderId, tools);
    const account = order.isGuest ? undefined : ownerOf(state, order);
    const cards = [...cardsFor(order, session), ...savedCards(account, tools)];
    const payer = { cards, account, returned: returnedBy(order.paymentDetails, tools) };
    const paid = acceptPayments(state, order, paymentDetails, webRedirectDetails, payer, tools);
    if (!Array.isArray(paid)) return paid;
    giveBack(state, order.paymentDetails, account, tools);
    draw(state, paid, account, tools);
    keepCard(session.card, account, paid);
    state.orders[order.id] = { ...order, paymentDetails: paid };
    return receipt(order);
  },

  amendAndCommitOrder: (state, { body: { orderId, action, itemDetails = [], cardPermission }, session }, tools) => {
    const order = placedHere(state, session, orderId, tools);
    if (state.answeredOffers?.includes(order.id)) tools.refuse.conflict('That offer has been answered already.');
    if (isOfferOver(state, order, tools)) tools.refuse.conflict('That offer has ended.');
    if (action === 'ACCEPT') {
      checkOffered(state, order, itemDetails, session, tools);
      permitCharge(order, ownerOf(state, order), cardPermission, tools);
      grow(state, order, itemDetails, tools);
    }
    state.answeredOffers = [...(state.answeredOffers ?? []), order.id];
    return receipt(order);
  },
};
