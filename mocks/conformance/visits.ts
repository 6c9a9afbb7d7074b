import { endpoints, type OperationId } from '../../src/api/endpoints.js';
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

/** Returns the persona whose account the call uses. Plans and savings plans need a persona that has them. */
export function personaOf(id: OperationId): Persona {
  const { path } = endpoints[id];
  if (path.startsWith('/api/user/subscriptions/')) return 'heavy';
  return path.includes('/savingsaccounts') || id === 'updateProfileOptions' ? 'wine-reward' : 'standard';
}

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

const begun = new Map<string, ShopState>();

/** Returns a visit with a basket, a checkout that only needs payment, and an earlier placed order. Its account already
 * exists, so every change is visible. */
export function visitOf(login: LoginState, id: OperationId): ShopState {
  const key = `${login} ${personaOf(id)}`;
  const state = begun.get(key) ?? withCheckout(id, openingOf(login, personaOf(id)));
  begun.set(key, state);
  return state;
}

/** Returns the visit with a guest checkout added. */
function withCheckout(id: OperationId, opening: ShopState): ShopState {
  const visit = testVisit(personaOf(id));
  visit.become(() => opening);
  for (const { method, address, body } of checkoutCalls('paid', { email: 'a@b.example', shippingAddress: homeAddress }))
    visit.call(method, address, body);
  return visit.state();
}

/** Returns the initial state. The account of the persona already exists, so every change to it is visible. */
function openingOf(login: LoginState, persona: Persona): ShopState {
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
    accounts: { ...recognised.accounts, ...accounts },
    sessions: Object.fromEntries(
      Object.entries(sessions).map(([key, session]) => [key, { ...session, orders: [placedOrder.id] }]),
    ),
  };
}

const settingsOf = (id: OperationId): Settings => ({ ...startOf('law'), persona: personaOf(id), latency: 0 });

/** Makes a call to a shop in this state, as every transport does, and returns the new state and the response. */
export function callIn(state: ShopState, method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address.slice(0, 200)}`);
  const { id } = route.row;
  const call = { method, address, body, sessionId };
  const { saved, outcome } = handleCall({ ...newShop(settingsOf(id)), state }, call, route);
  if (outcome.type !== 'answer') throw new Error(`${id} is ${outcome.type}`);
  const answered = outcome.format === 'html' ? outcome.body : JSON.parse(JSON.stringify(outcome.body));
  const { errorResponse, message } = Object(answered) as { errorResponse?: { message: string }; message?: string };
  const { status } = outcome;
  return { id, state: saved.state, status, body: answered, message: errorResponse?.message ?? message ?? '' };
}
