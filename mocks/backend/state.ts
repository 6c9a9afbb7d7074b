import type { ItemClassification } from '../../src/model/basket.js';
import type { Address, CardAuthentication, Order } from '../../src/model/order.js';

export type SessionLogin = 'visitor' | 'soft' | 'hard';

export interface BasketLine {
  readonly commerceItemId: string;
  readonly itemCode: string;
  quantity: number;
  readonly classification?: ItemClassification;
}

/** What a visit has said of its order so far. */
export interface Checkout {
  readonly orderId: string;
  isGuest: boolean;
  emailId: string;
  address?: Address;
  shippingMethod?: string;
  card?: CardAuthentication;
  /** Once it is paid for: there is nothing more to say, and paying again is no second order. */
  isPlaced: boolean;
}

/** One shopper's visit, found by the session cookie. Login belongs to it, not to the persona. */
export interface Session {
  login: SessionLogin;
  basket: BasketLine[];
  checkout?: Checkout;
  /** Ids of the orders placed in this visit. */
  orders: string[];
}

/** Everything that changes as people shop; what is on sale follows from the world. */
export interface ShopState {
  sessions: Record<string, Session>;
  /** Placed orders by id. */
  orders: Record<string, Order>;
  /** Counts up with every line, so that ids and random numbers never repeat. */
  sequence: number;
}

export const newState = (): ShopState => ({ sessions: {}, orders: {}, sequence: 0 });

export const newSession = (login: SessionLogin = 'visitor'): Session => ({ login, basket: [], orders: [] });
