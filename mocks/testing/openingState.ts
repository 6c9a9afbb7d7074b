import { create } from 'mutative';
import { basketOf } from '../backend/account/account.js';
import { type Arrival, enter, sessionIn } from '../backend/identity/visits.js';
import { type BasketLine, newState, type ShopState } from '../backend/state.js';
import type { Shop } from '../world/world.js';

/** The session in which most tests make their calls. */
export const sessionId = 'one';

/** Returns the state of a shop with one new session and its basket. */
export const openingState = (shop: Shop, arrival: Arrival, basket: readonly BasketLine[] = []): ShopState =>
  create(newState(), (draft) => {
    enter(draft, sessionId, arrival, shop);
    basketOf(draft, sessionIn(draft, sessionId)).basket = [...basket];
  });
