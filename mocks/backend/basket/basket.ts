import type * as basket from '../../../src/api/endpoints/basket.js';
import type { Cart } from '../../../src/model/basket.js';
import { membershipFlags } from '../../../src/rules/account/membership.js';
import { isFree, isSubscriptionLine, maximumQuantity } from '../../../src/rules/common/basket.js';
import { isUnlimitedMember, unlimitedMembershipItems } from '../../../src/rules/common/unlimitedMember.js';
import { hasExpired } from '../../fixtures/vouchers.js';
import { checkStock } from '../catalogue/stock.js';
import { profileOf } from '../identity/identity.js';
import { plain } from '../plain.js';
import type { CallFacts, Resolvers, Tools } from '../resolver.js';
import type { Basket, BasketLine, Session, ShopState } from '../state.js';
import { membershipStartedBy, schemeStartedBy } from './classification.js';
import { chooseGift, settleGifts } from './freeGifts.js';
import { pricedCart } from './pricing.js';

type Rows = typeof basket;

/** Refuses items that cannot be sold: no item on sale with the code, too little stock, too high a quantity. */
export function checkQuantity(state: ShopState, itemCode: string, quantity: number, tools: Tools): void {
  const { shop, refuse } = tools;
  const item = shop.items.get(itemCode) ?? refuse.notFound(`There is no item ${itemCode}.`);
  if (item.product.skus.length === 0) refuse.conflict('Out of Stock');
  if (quantity > maximumQuantity) refuse.invalid(`quantity: must be at most ${maximumQuantity} of one item`);
  checkStock(state, [{ itemCode, quantity }], tools);
}

/** Refuses an item that is requested as the wrong kind. */
function checkItemType(itemtype: string, itemCode: string, { shop, refuse }: Tools): void {
  const kind = shop.items.get(itemCode)?.product.productType;
  if (itemtype !== 'itemcode' && itemtype !== kind) refuse.notFound(`There is no ${itemtype} ${itemCode}.`);
}

const ordinaryLine = ({ basket }: Pick<Basket, 'basket'>, itemCode: string): BasketLine | undefined =>
  basket.find((line) => line.itemCode === itemCode && !line.classification);

/** Returns the caller's basket with the delivery chosen in the session's checkout. */
export function cartOf(session: Session, tools: Tools): Cart {
  const { checkout } = session;
  const { basket, voucher } = plain(tools.basket());
  const method = checkout?.isPlaced ? undefined : checkout?.shippingMethod;
  const fact = voucher === undefined ? undefined : tools.voucher(voucher);
  const usable = fact && !hasExpired(fact, tools.shop, tools.now) && !tools.isSpent(fact) ? fact : undefined;
  return pricedCart(basket, profileOf(session, tools), tools.shop, method, usable);
}

/** Refuses a second membership of a kind: for a member (BSKT-067 to BSKT-070), and in the same basket. */
function checkMembership(
  itemCode: string,
  quantity: number,
  basket: readonly BasketLine[],
  session: Session,
  tools: Tools,
): void {
  const { refuse } = tools;
  if (unlimitedMembershipItems.has(itemCode) && isUnlimitedMember(profileOf(session, tools)))
    refuse.conflict('You are already an unlimited member.');
  const kind = membershipStartedBy(itemCode)?.starts;
  if (!kind) return;
  const memberships = basket.filter((line) => membershipStartedBy(line.itemCode)?.starts === kind);
  if (memberships.length > 0 || quantity > 1) refuse.conflict('You can buy one membership at a time.');
}

interface AddedItem {
  readonly itemCode: string;
  readonly quantity: number;
  readonly upsellOfferDetails?: { readonly type: string } | undefined;
}

/** Checks whether an item is taken from a plan offer. No offer is made to a customer with a plan, or with one in the
 * basket. */
function isOfferedPlan(
  { itemCode, upsellOfferDetails }: AddedItem,
  basket: readonly BasketLine[],
  session: Session,
  tools: Tools,
): boolean {
  return (
    upsellOfferDetails?.type === 'WINEPLAN' &&
    schemeStartedBy(itemCode) !== undefined &&
    !membershipFlags(profileOf(session, tools)).has('winePlan') &&
    !basket.some((line) => schemeStartedBy(line.itemCode))
  );
}

/** Adds to the ordinary line of an item, or creates one. */
function addToBasket(state: ShopState, session: Session, added: AddedItem, tools: Tools): void {
  const { itemCode, quantity } = added;
  const { basket } = tools.basket();
  const line = ordinaryLine({ basket }, itemCode);
  checkQuantity(state, itemCode, quantity + (line?.quantity ?? 0), tools);
  checkMembership(itemCode, quantity, basket, session, tools);
  if (line) line.quantity += quantity;
  else {
    const isPlanOffer = isOfferedPlan(added, basket, session, tools);
    basket.push({ commerceItemId: `ci${++state.sequence}`, itemCode, quantity, ...(isPlanOffer && { isPlanOffer }) });
  }
}

export const basketResolvers: Resolvers<Rows> = {
  getCart: (_, { session }, tools) => cartOf(session, tools),

  listCartSubscriptions: (_, { session }, tools) => cartOf(session, tools).lineItems.filter(isSubscriptionLine),

  addCartItem: (
    state,
    { params: { itemtype, itemcode, quantity }, session }: CallFacts<Rows['addCartItem']>,
    tools,
  ) => {
    checkItemType(itemtype, itemcode, tools);
    addToBasket(state, session, { itemCode: itemcode, quantity }, tools);
    settleGifts(state, tools.basket(), tools.shop);
    return undefined;
  },

  addMultipleCartItems: (state, { body: { cartItems }, session }, tools) => {
    for (const added of cartItems) addToBasket(state, session, added, tools);
    settleGifts(state, tools.basket(), tools.shop);
    return undefined;
  },

  addCartItemsBatch: (state, { body: { cartItems }, session }, tools) => {
    for (const added of cartItems) addToBasket(state, session, added, tools);
    settleGifts(state, tools.basket(), tools.shop);
    return undefined;
  },

  setCartItemQuantity: (state, { params: { itemcode, quantity }, session }, tools) => {
    const { basket } = plain(tools.basket());
    const line = ordinaryLine({ basket }, itemcode) ?? tools.refuse.notFound(`Your basket has no ${itemcode}.`);
    if (quantity > 1) checkMembership(itemcode, quantity, [], session, tools);
    checkQuantity(state, itemcode, quantity, tools);
    tools.basket().basket = basket.map((other) => (other === line ? { ...line, quantity } : other));
    settleGifts(state, tools.basket(), tools.shop);
    return undefined;
  },

  removeCartItem: (state, { params: { itemtype, itemcode } }, tools) => {
    checkItemType(itemtype, itemcode, tools);
    const cart = tools.basket();
    const line = ordinaryLine(cart, itemcode) ?? tools.refuse.notFound(`Your basket has no ${itemcode}.`);
    cart.basket = cart.basket.filter((other) => other !== line);
    settleGifts(state, tools.basket(), tools.shop);
    return undefined;
  },

  removeCartItemByCommerceId: (state, { params: { commerceItemId } }, tools) => {
    const cart = tools.basket();
    const line =
      cart.basket.find((other) => other.commerceItemId === commerceItemId) ??
      tools.refuse.notFound(`Your basket has no line ${commerceItemId}.`);
    if (line.classification && isFree(line.classification)) chooseGift(cart, line.classification, null);
    cart.basket = cart.basket.filter((other) => other !== line);
    settleGifts(state, tools.basket(), tools.shop);
    return undefined;
  },
};
