import type * as checkoutRows from '../../../src/api/endpoints/checkout.js';
import type { Order, OrderPayment } from '../../../src/model/order.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { dayOf } from '../../../src/rules/common/days.js';
import { unitsOf } from '../../fixtures/units.js';
import { cardOfToken, isChallengedCard, refusedCards, type TokenisedCard } from '../../world/cardProvider.js';
import { issueEVouchers } from '../basket/eVouchers.js';
import { settleGifts } from '../basket/freeGifts.js';
import { spendVoucher } from '../basket/vouchers.js';
import { checkStock, sell } from '../catalogue/stock.js';
import { startBought } from '../plans/newPlan.js';
import { checkPayment as checkAccountPayment, hasExpired } from '../plans/planPayments.js';
import type { Resolver, Tools } from '../resolver.js';
import type { Account, AuthenticatedCard, Session, ShopState } from '../state.js';
import { draw } from './drawnBalances.js';
import { checkGuest, openCheckout, orderUnderWay } from './orderUnderWay.js';
import { checkPayments, type Due, type GivenPayment, keptPayments, unitsToRedirect } from './payments.js';

type Rows = typeof checkoutRows;

/** The mock shop's only card provider. */
export const cardProvider = 'examplepay';

/** Returns the total of an order in pence, cents or points. */
export const unitsDue = (order: Order, { shop }: Tools): number => {
  return unitsOf(cartFigures(order, shop.site.money).total, shop.site);
};

/** Lists a site's payment methods: only the card where points are spent, otherwise also the wallets that the device
 * supports (CHKT-051 to CHKT-054). */
export const listPaymentOptions: Resolver<Rows['listPaymentOptions']> = (
  _,
  { session: { login, checkout } },
  { refuse, shop, flags },
) => {
  if (login === 'visitor' && !checkout) refuse.unauthorised('Please sign in to continue.');
  const card = { paymentMode: 'creditCard', paymentProvider: cardProvider };
  if (shop.site.money === 'points' || shop.brand.cardLogos.length === 1) return [card];
  return [
    card,
    { paymentMode: 'paypal', paymentProvider: 'paypal' },
    ...(flags.includes('webview') ? [] : [{ paymentMode: 'googlePay', paymentProvider: cardProvider }]),
    ...(flags.includes('applePay') ? [{ paymentMode: 'applePay', paymentProvider: cardProvider }] : []),
  ];
};

/** Returns a card saved by the customer, if it has not expired. */
function savedCard(account: Account, cardId: string, tools: Tools): AuthenticatedCard {
  const card =
    account.cards.find((one) => one.cardId === cardId) ?? tools.refuse.invalid('cardId: not one of your cards');
  checkAccountPayment(account, cardId, tools);
  return { cardId, cardType: card.cardType, lastFour: card.cardNumber.slice(-4) };
}

/** Returns the cards an account has saved that have not expired, which may be charged without another authentication. */
export const savedCards = (account: Account | undefined, { now }: Tools): AuthenticatedCard[] =>
  (account?.cards ?? [])
    .filter((card) => !hasExpired(card, dayOf(now)))
    .map(({ cardId, cardType, cardNumber }) => ({ cardId, cardType, lastFour: cardNumber.slice(-4) }));

const newCard = (state: ShopState, { isConfirmed: _, ...card }: TokenisedCard): AuthenticatedCard => ({
  cardId: `card${++state.sequence}`,
  ...card,
});

/** Saves the card of a payment in the customer's account, if the customer has agreed to keep it on file (CHKT-072). */
export function keepCard(
  card: AuthenticatedCard | undefined,
  account: Account | undefined,
  paid: readonly OrderPayment[],
): void {
  if (!account || !card?.isToKeep || !paid.some(({ cardId }) => cardId === card.cardId)) return;
  const { cardId, cardType, lastFour, expirationMonth = '', expirationYear = '' } = card;
  if (account.cards.some((one) => one.cardId === cardId)) return;
  const cardNumber = lastFour.padStart(cardType === 'AMEX' ? 15 : 16, '*');
  account.cards.push({
    cardId,
    cardType,
    cardNumber,
    expirationMonth,
    expirationYear,
    type: 'creditCard',
    options: 'standard',
  });
}

/** Asks a card's bank to authenticate the payer, for the open checkout or for a placed order. */
export const payerAuth: Resolver<Rows['payerAuth']> = (state, { params, body, session }, tools) => {
  const { refuse } = tools;
  if (params.cardProvider !== cardProvider) refuse.notFound(`There is no provider ${params.cardProvider}.`);
  const { checkout } = session;
  const isForPlaced = (!checkout || checkout.isPlaced) && (session.orders.length > 0 || session.login === 'hard');
  const holder = isForPlaced ? session : openCheckout(session, tools);
  if (!isForPlaced && !checkout?.shippingMethod) refuse.conflict('Please choose how it is delivered first.');
  const tokenCard = cardOfToken(body.transientToken) ?? refuse.invalid('transientToken: is not one of ours');
  if (body.cardId !== undefined && session.login !== 'hard') refuse.invalid('cardId: not one of your cards');
  const card = body.cardId === undefined ? newCard(state, tokenCard) : savedCard(tools.account(), body.cardId, tools);
  if (card.lastFour === refusedCards.authentication)
    refuse.invalid('Your bank could not confirm that it is you. Please try again or use another card.');
  const isChallenged = isChallengedCard(tokenCard.lastFour) && !tokenCard.isConfirmed;
  holder.card = { ...card, ...(isChallenged && { isChallenged }) };
  const { cardId, cardType, lastFour } = card;
  return {
    cardId,
    cardType,
    lastFour,
    ...(isChallenged && { challenge: { url: `/mock-provider/challenge.html?cardId=${card.cardId}` } }),
  };
};

/** Refuses to take money for an incomplete order. */
function checkComplete({ lineItems, shippingDetails }: Order, { refuse }: Tools): void {
  if (lineItems.length === 0) refuse.conflict('Your basket is waiting.');
  if (!shippingDetails.address) refuse.conflict('Please give an address first.');
  if (!shippingDetails.shippingMethod) refuse.conflict('Please choose how it is delivered first.');
}

/** Sends the shopper to another site to pay a part of an order. */
function redirect(state: ShopState, orderId: string, units: number, returnUrl: string, { random }: Tools) {
  const token = `P${Math.floor(random() * 0x1_0000_0000).toString(16)}`;
  state.redirects = { ...state.redirects, [orderId]: { token, units } };
  const query = new URLSearchParams({ token, returnUrl });
  return { orderId, redirectUrl: `/mock-provider/paypal.html?${query}` };
}

type RedirectDetails = { readonly returnUrl: string; readonly token?: string | undefined } | undefined;

/** Checks the payments of an order and returns them as the order stores them, or returns the address where the shopper
 * must pay first. No balance is touched yet. */
export function acceptPayments(
  state: ShopState,
  order: Order,
  payments: readonly GivenPayment[],
  webRedirectDetails: RedirectDetails,
  { cards, account, returned }: Pick<Due, 'cards' | 'account' | 'returned'>,
  tools: Tools,
) {
  const { token } = webRedirectDetails ?? {};
  const waiting = state.redirects?.[order.id];
  const isRedirectDone = (units: number): boolean =>
    waiting !== undefined && waiting.token === token && waiting.units === units;
  const due: Due = { units: unitsDue(order, tools), cards, account, isRedirectDone, ...(returned && { returned }) };
  checkPayments(state, payments, due, tools);
  const units = unitsToRedirect(payments, due, tools);
  if (units !== undefined) {
    const { returnUrl } = webRedirectDetails ?? tools.refuse.invalid('webRedirectDetails: says where to come back to');
    return redirect(state, order.id, units, returnUrl, tools);
  }
  if (state.redirects) delete state.redirects[order.id];
  return keptPayments(payments, cards);
}

/** Places a paid order, with everything that follows from it. */
function place(state: ShopState, session: Session, order: Order, tools: Tools): void {
  const cart = tools.basket();
  sell(state, cart.basket);
  state.orders[order.id] = order;
  state.orderedOn = { ...state.orderedOn, [order.id]: dayOf(tools.now) };
  session.orders.push(order.id);
  if (!order.isGuest) tools.account().orders.push(order.id);
  issueEVouchers(state, cart.basket, tools);
  cart.basket = [];
  delete cart.giftChoices;
  startBought(state, order, order.lineItems, tools);
  spendVoucher(state, session, order, tools);
}

export const payAndCommit: Resolver<Rows['payAndCommit']> = (state, { body, session }, tools) => {
  const placedBefore = session.checkout && state.orders[session.checkout.orderId];
  if (placedBefore?.transactionId) return { orderId: placedBefore.id, transactionId: placedBefore.transactionId };
  const checkout = openCheckout(session, tools);
  // A gift may have sold out since it was added.
  settleGifts(state, tools.basket(), tools.shop);
  const order = orderUnderWay(session, checkout, tools);
  checkComplete(order, tools);
  if (order.isGuest) checkGuest(tools.basket().basket, tools);
  checkStock(state, tools.basket().basket, tools);
  const account = order.isGuest ? undefined : tools.account();
  // A card that waits for its bank's confirmation comes first, so that it is not charged as a saved one.
  const payer = { cards: [...(checkout.card ? [checkout.card] : []), ...savedCards(account, tools)], account };
  const paid = acceptPayments(state, order, body.paymentDetails, body.webRedirectDetails, payer, tools);
  if (!Array.isArray(paid)) return paid;
  draw(state, paid, account, tools);
  keepCard(checkout.card, account, paid);
  const transactionId = `T${300_000 + ++state.sequence}`;
  place(state, session, { ...order, transactionId, paymentDetails: paid }, tools);
  checkout.isPlaced = true;
  return { orderId: order.id, transactionId };
};
