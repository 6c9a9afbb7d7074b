import type { Address } from '../../../src/model/address.js';
import type { Order, ShippingMethod } from '../../../src/model/order.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { isUnlimitedMember } from '../../../src/rules/common/unlimitedMember.js';
import { isCollectionPlace } from '../../fixtures/collection.js';
import { collectionMethodOf, doorMethodsAt } from '../../fixtures/delivery.js';
import { pastOrder } from '../account/purchases.js';
import { cartOf } from '../basket/basket.js';
import { membershipStartedBy, schemeStartedBy } from '../basket/classification.js';
import { adjustmentsOf } from '../basket/pricing.js';
import { profileOf } from '../identity/identity.js';
import type { Tools } from '../resolver.js';
import type { Checkout, Session, ShopState } from '../state.js';

/**
 * Returns the session's checkout if it can still be changed.
 * @throws Refusal when there is none, or its order is already placed
 */
export function openCheckout({ checkout }: Session, { refuse }: Tools): Checkout {
  return checkout && !checkout.isPlaced ? checkout : refuse.conflict('There is no checkout under way.');
}

/** Starts a checkout, or continues the open one with everything it already holds. */
export function startCheckout(state: ShopState, session: Session, { basket, refuse }: Tools): Checkout {
  if (basket().basket.length === 0) refuse.conflict('Your basket is waiting.');
  if (!session.checkout || session.checkout.isPlaced)
    session.checkout = { orderId: `W${100_000 + ++state.sequence}`, isGuest: true, emailId: '', isPlaced: false };
  return session.checkout;
}

/** Refuses to sell a guest what only an account can hold: a membership or a wine plan. */
export function checkGuest(items: readonly { readonly itemCode: string }[], { refuse }: Tools): void {
  if (items.some(({ itemCode }) => membershipStartedBy(itemCode) ?? schemeStartedBy(itemCode)))
    refuse.conflict('A wine plan or a membership needs an account. Please sign in, or take it out of your basket.');
}

/** Returns the methods that can deliver the session's order to a postcode. */
export const doorMethodsFor = (postcode: string | undefined, session: Session, tools: Tools) =>
  doorMethodsAt(postcode, tools.shop.site, isUnlimitedMember(profileOf(session, tools)));

/** Returns the methods that bring an order to an address: collection to a shop or locker, the others to a door. */
export const methodsTo = (address: Address, session: Session, tools: Tools): readonly ShippingMethod[] =>
  isCollectionPlace(address, tools.shop.site.country)
    ? [collectionMethodOf(tools.shop.site)]
    : doorMethodsFor(address.shippingAddress.postcode, session, tools);

/** Returns every delivery method for the session's order: to its address, or to a shop. */
export const methodsFor = (session: Session, tools: Tools): readonly ShippingMethod[] => [
  ...doorMethodsFor(session.checkout?.address?.shippingAddress.postcode, session, tools),
  collectionMethodOf(tools.shop.site),
];

/** Builds the current order from the basket and the checkout. */
export function orderUnderWay(session: Session, checkout: Checkout, tools: Tools): Order {
  const { shop } = tools;
  const cart = cartOf(session, tools);
  const method = methodsFor(session, tools).find(({ type }) => type === checkout.shippingMethod);
  const { total } = cartFigures(cart, shop.site.money);
  const { isChallenged, cardId, cardType, lastFour } = checkout.card ?? { isChallenged: true };
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
      ...(method && checkout.timeslot?.shippingMethod === method.type && { timeslot: checkout.timeslot }),
    },
    ...(checkout.billingAddress && { billingAddress: checkout.billingAddress }),
    paymentDetails: isChallenged ? [] : [{ type: 'creditCard', amount: total, cardId, cardType, lastFour }],
    ...(checkout.labelMessages && { labelMessages: checkout.labelMessages }),
    ...(checkout.giftDetails && { giftDetails: checkout.giftDetails }),
    adjustments: adjustmentsOf(cart, shop),
  };
}

/** Returns an order by its id or transaction id, if the session may see it: the session that placed it, or the account
 * it belongs to. */
export function orderOf(state: ShopState, session: Session, orderId: string, { shop, account, refuse }: Tools): Order {
  const placed = Object.values(state.orders).find(({ id, transactionId }) => [id, transactionId].includes(orderId));
  if (placed && session.orders.includes(placed.id)) return placed;
  const holder = session.login === 'hard' ? account() : undefined;
  const order = holder && (placed ? holder.orders.includes(placed.id) && placed : pastOrder(holder, shop, orderId));
  return order || refuse.notFound(`There is no order ${orderId}.`);
}
