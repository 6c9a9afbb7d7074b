import type { BillingAddress, PaymentCard, Permission } from '../../src/model/account.js';
import type { Address } from '../../src/model/address.js';
import type { LoginState } from '../../src/model/customer.js';
import type { ItemClassification } from '../../src/model/itemClassification.js';
import type { CardAuthentication, Order, Timeslot } from '../../src/model/order.js';
import type { Savings } from '../fixtures/savings.js';
import type { VoucherFact } from '../fixtures/vouchers.js';
import type { Holdings } from './plans/planState.js';

export interface BasketLine {
  readonly commerceItemId: string;
  readonly itemCode: string;
  quantity: number;
  readonly classification?: ItemClassification;
  /** What an e-voucher is worth, and for whom it is. */
  readonly eVoucher?: EVoucher;
  /** Taken from the offer of a plan, which makes its first case cheaper. */
  readonly isPlanOffer?: true;
}

interface EVoucher {
  /** In whole pounds. */
  readonly amount: number;
  readonly name?: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

/** A card whose bank was asked who is paying. */
export interface AuthenticatedCard extends Omit<CardAuthentication, 'challenge'> {
  /** While its bank waits for the shopper to confirm. */
  isChallenged?: true;
}

/** A voucher somebody bought for somebody. */
export interface EVoucherFact extends VoucherFact {
  /** What it is worth: pence, cents or points. */
  readonly units: number;
  readonly recipientEmail: string;
}

/** What a visit has said of its order so far. */
export interface Checkout {
  readonly orderId: string;
  isGuest: boolean;
  emailId: string;
  address?: Address;
  billingAddress?: BillingAddress;
  shippingMethod?: string;
  timeslot?: Timeslot;
  card?: AuthenticatedCard;
  labelMessages?: Order['labelMessages'];
  giftDetails?: Order['giftDetails'];
  /** Once it is paid for: there is nothing more to say, and paying again is no second order. */
  isPlaced: boolean;
}

/** What someone means to buy. A visitor's is the visit's own; a customer's is the account's, on every device. */
export interface Basket {
  basket: BasketLine[];
  /** Code of the voucher it has. */
  voucher?: string;
  /** Item codes of the free gifts chosen for it, by their kind; null where none is wanted. */
  giftChoices?: Record<string, string | null>;
}

/** What a call with an `Idempotency-Key` was answered. */
interface KeyedAnswer {
  /** Hash of the body it was given for. */
  readonly body: number;
  readonly entity: unknown;
}

/** One shopper's visit, found by the session cookie. */
export interface Session extends Basket {
  login: LoginState;
  /** The account it is recognised as or signed in to; none for a visitor. */
  accountId?: string;
  /** Once someone has signed out of it. */
  hasSignedOut?: true;
  checkout?: Checkout;
  /** Ids of the orders placed in this visit. */
  orders: string[];
  /** Item codes a visitor has looked at, the latest first; a customer's are the account's. */
  recentlyBrowsed?: string[];
  /** A card shown to pay for an order that is placed already. */
  card?: AuthenticatedCard;
  /** Once the card gate has let this visit in. */
  hasCheckedCard?: true;
  /** First answers to calls that may be repeated, by operation and `Idempotency-Key`. */
  keyedAnswers?: Record<string, KeyedAnswer>;
}

/** A customer's account, and all that changes as its holder does things; one for all visits. */
export interface Account extends Holdings, Basket {
  readonly accountId: string;
  /** What the shop's letters call it. */
  readonly accountNumber: number;
  readonly salutation?: string;
  readonly firstName: string;
  readonly lastName: string;
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
  /** Whole points it has to pay with; none where the shop sells for money. */
  points: number;
  /** Codes of the vouchers that are on it. */
  vouchers: string[];
  /** Ids of the orders placed here that are on it. */
  orders: string[];
}

/** Everything that changes as people shop; what is on sale follows from the world. */
export interface ShopState {
  /** The present moment in ISO form, once the clock was moved; until then it is the one the world begins at. */
  now?: string;
  sessions: Record<string, Session>;
  /** How many of each item were ordered: so many fewer are left. */
  sold?: Record<string, number>;
  /** Ids of placed orders whose offer was answered: it is not made again. */
  answeredOffers?: string[];
  /** The days on which orders were placed, by their ids: yyyy-mm-dd. */
  orderedOn?: Record<string, string>;
  /** Placed orders by id. */
  orders: Record<string, Order>;
  /** By their ids; one begins when someone first signs in to it or is recognised. */
  accounts: Record<string, Account>;
  /** Codes of vouchers that an order was paid less for: nobody can use them again. */
  spentVouchers?: string[];
  /** How many units of gift cards and vouchers were paid with, by their numbers and codes. */
  giftUnitsUsed?: Record<string, number>;
  /** E-vouchers that were bought here, by their codes. */
  eVouchers?: Record<string, EVoucherFact>;
  /** Payments that were sent elsewhere, by their orders: the token the shopper comes back with, and the units. */
  redirects?: Record<string, { readonly token: string; readonly units: number }>;
  /** Emails of guests who bought a membership, with its type. */
  guestMembers?: string[];
  /** Counts up with every line, so that ids and random numbers never repeat. */
  sequence: number;
}

export const newState = (): ShopState => ({ sessions: {}, accounts: {}, orders: {}, sequence: 0 });

export const newSession = (login: LoginState = 'visitor'): Session => ({ login, basket: [], orders: [] });
