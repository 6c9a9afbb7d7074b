import type { BillingAddress, PaymentCard, Permission } from '../../src/model/account.js';
import type { Address } from '../../src/model/address.js';
import type { ItemClassification } from '../../src/model/itemClassification.js';
import type { CardAuthentication, Order } from '../../src/model/order.js';
import type { Savings } from '../fixtures/savings.js';
import type { Holdings } from './plans/planState.js';

export type SessionLogin = 'visitor' | 'soft' | 'hard';

export interface BasketLine {
  readonly commerceItemId: string;
  readonly itemCode: string;
  quantity: number;
  readonly classification?: ItemClassification;
  /** What an e-voucher is worth, and for whom it is. */
  readonly eVoucher?: EVoucher;
}

interface EVoucher {
  /** In whole pounds. */
  readonly amount: number;
  readonly name?: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

/** What a visit has said of its order so far. */
export interface Checkout {
  readonly orderId: string;
  isGuest: boolean;
  emailId: string;
  address?: Address;
  shippingMethod?: string;
  card?: CardAuthentication;
  labelMessages?: Order['labelMessages'];
  giftDetails?: Order['giftDetails'];
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
  /** Code of the voucher its basket has. */
  voucher?: string;
  /** Item codes of the free gifts it chose, by their kind; null where it wants none. */
  giftChoices?: Record<string, string | null>;
  /** Item codes a visitor has looked at, the latest first; a customer's are the account's. */
  recentlyBrowsed?: string[];
  /** Once the card gate has let this visit in. */
  hasCheckedCard?: true;
}

/** What belongs to the persona's account, and changes as its holder does things; one for all visits. */
export interface Account extends Holdings {
  email: string;
  payForWineplansWithWinereward: boolean;
  permissions: Permission[];
  /** Item codes it is to be told of. */
  interests: string[];
  /** Item codes, the latest first. */
  favourites: string[];
  antiFavourites: string[];
  recentlyBrowsed: string[];
  addresses: Address[];
  billingAddress?: BillingAddress;
  cards: PaymentCard[];
  /** Of a wine-reward member. */
  savings?: Savings;
  /** Codes of the vouchers that are on it. */
  vouchers: string[];
}

/** Everything that changes as people shop; what is on sale follows from the world. */
export interface ShopState {
  sessions: Record<string, Session>;
  /** How many of each item were ordered: so many fewer are left. */
  sold?: Record<string, number>;
  /** Ids of placed orders whose offer was answered: it is not made again. */
  answeredOffers?: string[];
  /** Placed orders by id. */
  orders: Record<string, Order>;
  /** Absent until it is first asked for: `accountOf` in account/account.ts creates it. */
  account?: Account;
  /** Codes of vouchers that an order was paid less for: nobody can use them again. */
  spentVouchers?: string[];
  /** Counts up with every line, so that ids and random numbers never repeat. */
  sequence: number;
}

export const newState = (): ShopState => ({ sessions: {}, orders: {}, sequence: 0 });

export const newSession = (login: SessionLogin = 'visitor'): Session => ({ login, basket: [], orders: [] });
