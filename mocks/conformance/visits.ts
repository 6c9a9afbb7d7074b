import type { LoginState } from '../../src/model/customer.js';
import type { Order } from '../../src/model/order.js';
import { routeOf } from '../backend/backend.js';
import type { BasketLine, ShopState } from '../backend/state.js';
import { startOf } from '../engine/mock.js';
import { handleCall, newShop } from '../engine/simulation.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { checkoutCalls } from '../testing/checkoutScenario.js';
import { openingState, sessionId } from '../testing/openingState.js';
import { testVisit } from '../testing/testVisit.js';
import type { Persona } from '../world/personas.js';
import type { Settings } from '../world/settings.js';
import { type Shop, shopOf, worldOf } from '../world/world.js';

/** The shop that all calls are made in. */
export const shop: Shop = shopOf(worldOf({ brand: 'law' }));

/** The persona whose account the calls use: it has plans and savings, and everything else. */
export const persona: Persona = 'heavy';

export const homeAddress = homeAddressOf({ salutation: 'Mrs', firstName: 'Margaret', lastName: 'Hale' }, 'uk');

/** An order without lines already placed in the session, so that later additions are the only items in it. Its case has
 * room for six bottles. */
export const placedOrder: Order = {
  id: 'W1',
  transactionId: 'T1',
  isGuest: true,
  lineItems: [],
  numBottles: 6,
  orderPriceInfo: { rawSubtotal: 10, savings: 0, shipping: 0, total: 10 },
  shippingDetails: {},
  paymentDetails: [{ type: 'creditCard', amount: 10, cardId: 'card0', cardType: 'VISA', lastFour: '1111' }],
  adjustments: [],
};

const begun = new Map<LoginState, ShopState>();

/** Returns a visit with a basket, a checkout that only needs payment, and an earlier placed order. Its account already
 * exists, so every change is visible. */
export function visitOf(login: LoginState): ShopState {
  const state = begun.get(login) ?? withCheckout(openingOf(login));
  begun.set(login, state);
  return state;
}

/** Returns the visit with a guest checkout added. */
function withCheckout(opening: ShopState): ShopState {
  const visit = testVisit(persona);
  visit.become(() => opening);
  for (const { method, address, body } of checkoutCalls('paid', { email: 'a@b.example', shippingAddress: homeAddress }))
    visit.call(method, address, body);
  return visit.state();
}

/** Returns accounts whose free delivery has ended, so that a customer and a guest owe the same for an order. */
const withoutFreeDelivery = (accounts: ShopState['accounts']): ShopState['accounts'] => {
  const ended = structuredClone(accounts);
  for (const membership of Object.values(ended).flatMap(({ memberships }) => Object.values(memberships)))
    if (membership.type === 'FREESHIP') membership.status = 'EXPIRED';
  return ended;
};

/** Returns the initial state. The account of the persona already exists, so every change to it is visible. */
function openingOf(login: LoginState): ShopState {
  const recognised = openingState(shop, { login: 'soft', persona });
  const basket: readonly BasketLine[] = [
    { commerceItemId: 'ci1', itemCode: notable.wine, quantity: 2 },
    { commerceItemId: 'ci2', itemCode: notable.gift, quantity: 1, classification: 'FREEGIFT_PROMOTION_ITEM' },
  ];
  const { accounts, sessions } = openingState(shop, { login, persona }, basket);
  return {
    sequence: 1,
    orders: { [placedOrder.id]: placedOrder },
    orderedOn: { [placedOrder.id]: shop.world.clock.slice(0, 10) },
    accounts: withoutFreeDelivery({ ...recognised.accounts, ...accounts }),
    sessions: Object.fromEntries(
      Object.entries(sessions).map(([key, session]) => [key, { ...session, orders: [placedOrder.id] }]),
    ),
  };
}

const settings: Settings = { ...startOf('law'), persona, latency: 0 };

/** Makes a call to a shop in this state, as every transport does, and returns the new state and the response. */
export function callIn(state: ShopState, method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address.slice(0, 200)}`);
  const { id } = route.row;
  const call = { method, address, body, sessionId };
  const { saved, outcome } = handleCall({ ...newShop(settings), state }, call, route);
  if (outcome.type !== 'answer') throw new Error(`${id} is ${outcome.type}`);
  const answered = outcome.format === 'html' ? outcome.body : JSON.parse(JSON.stringify(outcome.body));
  const { errorResponse, message } = Object(answered) as { errorResponse?: { message: string }; message?: string };
  const { status } = outcome;
  return { id, state: saved.state, status, body: answered, message: errorResponse?.message ?? message ?? '' };
}
