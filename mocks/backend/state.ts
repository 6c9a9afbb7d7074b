import type { ItemClassification } from '../../src/model/basket.js';

export type SessionLogin = 'visitor' | 'soft' | 'hard';

export interface BasketLine {
  readonly commerceItemId: string;
  readonly itemCode: string;
  quantity: number;
  readonly classification?: ItemClassification;
}

/** One shopper's visit, found by the session cookie. Login belongs to it, not to the persona. */
export interface Session {
  login: SessionLogin;
  basket: BasketLine[];
}

/** Everything that changes as people shop; what is on sale follows from the world. */
export interface ShopState {
  sessions: Record<string, Session>;
  /** Counts up with every line, so that ids and random numbers never repeat. */
  sequence: number;
}

export const newState = (): ShopState => ({ sessions: {}, sequence: 0 });

export const newSession = (login: SessionLogin = 'visitor'): Session => ({ login, basket: [] });
