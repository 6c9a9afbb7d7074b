import { create } from 'mutative';
import { basketOf } from '../backend/account/account.js';
import { type Arrival, enter, sessionIn } from '../backend/identity/visits.js';
import { type BasketLine, newState, type ShopState } from '../backend/state.js';
import type { Shop } from '../world/world.js';

/** The visit most tests make their calls in. */
export const sessionId = 'one';

/** A shop into which one visit has just come, with a basket. */
export const openingState = (shop: Shop, arrival: Arrival, basket: readonly BasketLine[] = []): ShopState =>
  create(newState(), (draft) => {
    enter(draft, sessionId, arrival, shop);
    basketOf(draft, sessionIn(draft, sessionId)).basket = [...basket];
  });
