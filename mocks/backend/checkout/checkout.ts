import type * as checkoutRows from '../../../src/api/endpoints/checkout.js';
import type { Address } from '../../../src/model/address.js';
import type { Order, ShippingMethod } from '../../../src/model/order.js';
import { cartFigures } from '../../../src/rules/basket.js';
import { isUnlimitedMember } from '../../../src/rules/membership.js';
import { cardOfToken, refusedCards } from '../../cardProvider.js';
import { addressesAt, shippingCountries } from '../../fixtures/addresses.js';
import { collectionMethod, collectionMethodsAt, doorMethodsAt } from '../../fixtures/delivery.js';
import { accountIdOfEmail } from '../account/account.js';
import { pastOrder } from '../account/purchases.js';
import { cartOf } from '../basket/basket.js';
import { settleGifts } from '../basket/freeGifts.js';
import { adjustmentsOf } from '../basket/pricing.js';
import { spendVoucher } from '../basket/vouchers.js';
import { checkStock, sell } from '../catalogue/stock.js';
import { checkCountry } from '../checkCountry.js';
import { profileOf } from '../identity/identity.js';
import { startBought } from '../plans/newPlan.js';
import type { Resolvers, Tools } from '../resolver.js';
import type { Checkout, Session, ShopState } from '../state.js';

/** The one card provider the mock shop works with. */
const cardProvider = 'examplepay';

/** The checkout to which something can still be said. */
export function openCheckout({ checkout }: Session, { refuse }: Tools): Checkout {
  return checkout && !checkout.isPlaced ? checkout : refuse.conflict('There is no checkout under way.');
}

/** Starts a checkout, or goes on with the one under way; what it knows of the order stays. */
export function startCheckout(state: ShopState, session: Session, { basket, refuse }: Tools): Checkout {
  if (basket().basket.length === 0) refuse.conflict('Your basket is empty.');
  if (!session.checkout || session.checkout.isPlaced)
    session.checkout = { orderId: `W${100_000 + ++state.sequence}`, isGuest: true, emailId: '', isPlaced: false };
  return session.checkout;
}

/** The ways an order of the visit can come to a door at a postcode. */
export const doorMethodsFor = (postcode: string | undefined, session: Session, tools: Tools) =>
  doorMethodsAt(postcode, tools.shop.site, isUnlimitedMember(profileOf(session, tools)));

/** Every way the visit's order can come: to its address, or to a shop. */
export const methodsFor = (session: Session, tools: Tools): readonly ShippingMethod[] => [
  ...doorMethodsFor(session.checkout?.address?.shippingAddress.postcode, session, tools),
  collectionMethod,
];

/** The order as it stands: what is in the basket, and what the checkout knows of it. */
export function orderUnderWay(session: Session, checkout: Checkout, tools: Tools): Order {
  const { shop } = tools;
  const cart = cartOf(session, tools);
  const method = methodsFor(session, tools).find(({ type }) => type === checkout.shippingMethod);
  const { total } = cartFigures(cart, shop.site.money);
  return {
    id: checkout.orderId,
    emailId: checkout.emailId,
    isGuest: checkout.isGuest,
    lineItems: cart.lineItems,
    numBottles: cart.numBottles,
    orderPriceInfo: cart.orderPriceInfo,
    ...(cart.orderPointsInfo && { orderPointsInfo: cart.orderPointsInfo }),
    shippingDetails: {
      ...(checkout.address && { address: checkout.address }),
      ...(method && { shippingMethod: method }),
    },
    paymentDetails: checkout.card ? [{ type: 'creditCard', amount: total, ...checkout.card }] : [],
    ...(checkout.labelMessages && { labelMessages: checkout.labelMessages }),
    ...(checkout.giftDetails && { giftDetails: checkout.giftDetails }),
    adjustments: adjustmentsOf(cart, shop),
  };
}

function deliverTo(state: ShopState, session: Session, address: Address, tools: Tools): void {
  const checkout = openCheckout(session, tools);
  checkCountry(address.shippingAddress, 'shippingAddress.country', tools);
  checkout.address = { ...address, addressId: `a${++state.sequence}` };
}

export const checkoutResolvers: Resolvers<typeof checkoutRows> = {
  validateEmailLegacy: (state, { query }) => ({ registered: accountIdOfEmail(state, query.email) !== undefined }),

  createGuestCheckout: (state, { body, session }, tools) => {
    const checkout = startCheckout(state, session, tools);
    // An account's address is not a guest's to see.
    if (!checkout.isGuest) delete checkout.address;
    checkout.isGuest = true;
    checkout.emailId = body.emailId;
    return undefined;
  },

  createRegisteredCheckout: (state, { session }, tools) => {
    const checkout = startCheckout(state, session, tools);
    const { email, addresses } = tools.account();
    checkout.isGuest = false;
    checkout.emailId = email;
    const [address] = addresses;
    if (address) checkout.address ??= address;
    return undefined;
  },

  listCheckoutOrders: (state, { session }, tools) => {
    const { checkout } = session;
    if (!checkout) return [];
    const placed = state.orders[checkout.orderId];
    return [placed ?? orderUnderWay(session, checkout, tools)];
  },

  findAddressesByPostcode: (_, { params }, { shop }) => addressesAt(params.postcode, shop.site.country),

  listShippingCountries: (_, _call, { shop }) => [...shippingCountries[shop.site.country]],

  addCheckoutShippingAddress: (state, { body: { address }, session }, tools) => {
    deliverTo(state, session, address, tools);
    return undefined;
  },

  addCheckoutShippingAddressV2: (state, { body: { shippingDetail }, session }, tools) => {
    deliverTo(state, session, shippingDetail, tools);
    return undefined;
  },

  listCheckoutShippingMethods: (_, { query: { postcode, type }, session }, tools) => {
    if (type === 'collection') return [...collectionMethodsAt(postcode, tools.shop.site)];
    return type === 'delivery' ? [...doorMethodsFor(postcode, session, tools)] : [];
  },

  setCheckoutShippingMethod: (_, { body, session }, tools) => {
    const checkout = openCheckout(session, tools);
    const [name, chosen] = 'shippingMethod' in body ? ['shippingMethod', body.shippingMethod] : ['method', body.method];
    if (!checkout.address) tools.refuse.conflict('Please give an address first.');
    if (!methodsFor(session, tools).some(({ type }) => type === chosen))
      tools.refuse.invalid(`${name}: there is no ${chosen}`);
    checkout.shippingMethod = chosen;
    return undefined;
  },

  listPaymentOptions: (_, { session: { login, checkout } }, { refuse }) => {
    if (login === 'visitor' && !checkout) refuse.unauthorised('Please sign in to go on.');
    return [{ paymentMode: 'creditCard', paymentProvider: cardProvider }];
  },

  getCardProviderPayment: (_, { params }, { refuse }) => {
    if (params.cardProvider !== cardProvider) refuse.notFound(`There is no provider ${params.cardProvider}.`);
    return { cardProvider, testing: params.testing, clientKey: 'shop-public-key' };
  },

  payerAuth: (state, { params, body, session }, tools) => {
    if (params.cardProvider !== cardProvider) tools.refuse.notFound(`There is no provider ${params.cardProvider}.`);
    const checkout = openCheckout(session, tools);
    if (!checkout.shippingMethod) tools.refuse.conflict('Please choose how it is delivered first.');
    const card = cardOfToken(body.transientToken) ?? tools.refuse.invalid('transientToken: is not one of ours');
    if (card.lastFour === refusedCards.authentication)
      tools.refuse.invalid('Your bank could not confirm that it is you. Please try again or use another card.');
    checkout.card = { cardId: `card${++state.sequence}`, ...card };
    return checkout.card;
  },

  payAndCommit: (state, { body, session }, tools) => {
    const placedBefore = session.checkout && state.orders[session.checkout.orderId];
    if (placedBefore?.transactionId) return { orderId: placedBefore.id, transactionId: placedBefore.transactionId };
    const checkout = openCheckout(session, tools);
    // One may have run out since it was put in.
    const held = tools.basket();
    settleGifts(state, held, tools.shop);
    const order = orderUnderWay(session, checkout, tools);
    checkPayment(order, body.paymentDetails, tools);
    if (checkout.card?.lastFour === refusedCards.payment)
      tools.refuse.invalid('Your card was declined, and no money was taken. Please use another card.');
    checkStock(state, held.basket, tools);
    sell(state, held.basket);
    const placed = { ...order, transactionId: `T${300_000 + ++state.sequence}` };
    state.orders[order.id] = placed;
    session.orders.push(order.id);
    if (!order.isGuest) tools.account().orders.push(order.id);
    held.basket = [];
    delete held.giftChoices;
    startBought(state, placed, placed.lineItems, tools);
    spendVoucher(state, held, order);
    checkout.isPlaced = true;
    return { orderId: placed.id, transactionId: placed.transactionId };
  },

  getOrder: (state, { query: { orderId }, session }, tools) => orderOf(state, session, orderId, tools),
};

/** An order by its id or its transaction's, for who may see it: the visit that placed it, and the account it is on. */
export function orderOf(state: ShopState, session: Session, orderId: string, { shop, account, refuse }: Tools): Order {
  const placed = Object.values(state.orders).find(({ id, transactionId }) => [id, transactionId].includes(orderId));
  if (placed && session.orders.includes(placed.id)) return placed;
  const holder = session.login === 'hard' ? account() : undefined;
  const order = holder && (placed ? holder.orders.includes(placed.id) && placed : pastOrder(holder, shop, orderId));
  return order || refuse.notFound(`There is no order ${orderId}.`);
}

/** Refuses to take money for anything but the whole of the order as it stands. */
function checkPayment(
  { lineItems, shippingDetails, paymentDetails }: Order,
  paid: readonly { amount: number; cardId?: string | undefined }[],
  { refuse }: Tools,
): void {
  if (lineItems.length === 0) refuse.conflict('Your basket is empty.');
  if (!shippingDetails.address) refuse.conflict('Please give an address first.');
  if (!shippingDetails.shippingMethod) refuse.conflict('Please choose how it is delivered first.');
  const [due] = paymentDetails;
  const [payment] = paid;
  if (!due || payment?.cardId !== due.cardId) refuse.conflict('Please say how you would like to pay first.');
  if (payment?.amount !== due?.amount)
    refuse.conflict('Your basket has changed. Please look over your order again, and then pay.');
}
