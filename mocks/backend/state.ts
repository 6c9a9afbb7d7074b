import type { BillingAddress, PaymentCard, Permission } from '../../src/model/account.js';
import type { Address } from '../../src/model/address.js';
import type { LoginState } from '../../src/model/customer.js';
import type { ItemClassification } from '../../src/model/itemClassification.js';
import type { CardAuthentication, Order, Timeslot } from '../../src/model/order.js';
import type { Savings } from '../fixtures/savings.js';
import type { VoucherFact } from '../fixtures/vouchers.js';
import type { Holdings } from './plans/planState.js';

export interface BasketLine {
  /** Id of the line. */
  readonly commerceItemId: string;
  /** Code of the item. */
  readonly itemCode: string;
  /** Number of units of the item. */
  quantity: number;
  /** Purpose of a line that is not an ordinary purchase. */
  readonly classification?: ItemClassification;
  /** Value and recipient of an e-voucher. */
  readonly eVoucher?: EVoucher;
  /** Set when the item was taken from a plan offer, which makes its first case cheaper. */
  readonly isPlanOffer?: true;
}

interface EVoucher {
  /** Value in whole pounds. */
  readonly amount: number;
  /** Name of the giver, if it is to be told. */
  readonly name?: string;
  /** Name of the person who receives it. */
  readonly recipientName: string;
  /** Email of the person who receives it. */
  readonly recipientEmail: string;
  /** Message to that person. */
  readonly message: string;
}

/** A card whose payer has been authenticated by its bank. */
export interface AuthenticatedCard extends Omit<CardAuthentication, 'challenge'> {
  /** Set while the bank waits for the shopper to confirm. */
  isChallenged?: true;
  /** Last month of a new card's validity: 1 to 12, and the year in four digits. */
  readonly expirationMonth?: string;
  /** Last year of a new card’s validity, in four digits. */
  readonly expirationYear?: string;
  /** Set once the customer has agreed to keep the card on file (CHKT-072). */
  isToKeep?: true;
}

/** A voucher that a shopper bought for someone. */
export interface EVoucherFact extends VoucherFact {
  /** Value in pence, cents or points. */
  readonly units: number;
  /** Email of the person who receives it. */
  readonly recipientEmail: string;
}

/** The details of an order collected so far in a session. */
export interface Checkout {
  /** Id of the order under way. */
  readonly orderId: string;
  /** Whether it is bought without an account. */
  isGuest: boolean;
  /** Email for the confirmation. */
  emailId: string;
  /** Delivery address. */
  address?: Address;
  /** Billing address. */
  billingAddress?: BillingAddress;
  /** Code of the delivery method. */
  shippingMethod?: string;
  /** Time of the delivery. */
  timeslot?: Timeslot;
  /** The card to pay with, once its payer has been authenticated. */
  card?: AuthenticatedCard;
  /** Messages on the labels. */
  labelMessages?: Order['labelMessages'];
  /** Message and wrapping of a gift. */
  giftDetails?: Order['giftDetails'];
  /** Set once the order is paid. It can no longer be changed, and paying again does not create a second order. */
  isPlaced: boolean;
}

/** A basket. A visitor's belongs to the session; a customer's belongs to the account and is shared by every device. */
export interface Basket {
  /** Lines of the basket. */
  basket: BasketLine[];
  /** Code of the applied voucher. */
  voucher?: string;
  /** Item codes of the chosen free gifts, by kind; null if the shopper declined the gift. */
  giftChoices?: Record<string, string | null>;
}

/** Stored response of a call with an `Idempotency-Key`. */
interface KeyedAnswer {
  /** Hash of the request body. */
  readonly body: number;
  /** The entity of the response. */
  readonly entity: unknown;
}

/** One shopper's session, identified by the session cookie. */
export interface Session extends Basket {
  /** Whether its customer is unknown, recognised or signed in. */
  login: LoginState;
  /** The account that is recognised or signed in; absent for a visitor. */
  accountId?: string;
  /** Set once a customer has signed out of this session. */
  hasSignedOut?: true;
  /** The order under way. */
  checkout?: Checkout;
  /** Ids of the orders placed in this session. */
  orders: string[];
  /** Item codes viewed by a visitor, latest first. A customer's are in the account. */
  recentlyBrowsed?: string[];
  /** A card presented to pay for an order that is already placed. */
  card?: AuthenticatedCard;
  /** Set once the session has passed the card gate. */
  hasCheckedCard?: true;
  /** First responses to repeatable calls, by operation and `Idempotency-Key`. */
  keyedAnswers?: Record<string, KeyedAnswer>;
}

/** A customer's account with everything the customer can change, shared by all sessions. */
export interface Account extends Holdings, Basket {
  /** Id of the account. */
  readonly accountId: string;
  /** Account number used in the shop's letters. */
  readonly accountNumber: number;
  /** Salutation of the customer. */
  readonly salutation?: string;
  /** First name of the customer. */
  readonly firstName: string;
  /** Last name of the customer. */
  readonly lastName: string;
  /** Email of the customer, which is the login. */
  email: string;
  /** Whether wine plans are paid from the savings. */
  payForWineplansWithWinereward: boolean;
  /** What the customer permits. */
  permissions: Permission[];
  /** Item codes the customer wants to be notified about. */
  interests: string[];
  /** Item codes, latest first. */
  favourites: string[];
  /** Item codes the customer does not like, latest first. */
  antiFavourites: string[];
  /** Item codes the customer viewed, latest first. */
  recentlyBrowsed: string[];
  /** Address book. */
  addresses: Address[];
  /** Billing address of the account. */
  billingAddress?: BillingAddress;
  /** Saved cards, without their numbers. */
  cards: PaymentCard[];
  /** Savings of a wine-reward member. */
  savings?: Savings;
  /** Whole points to pay with; 0 where the shop sells for money. */
  points: number;
  /** Codes of the vouchers on the account. */
  vouchers: string[];
  /** Ids of the account's orders placed here. */
  orders: string[];
}

/** A payment in progress on another site. */
interface Redirect {
  /** The token that the shopper returns with. */
  readonly token: string;
  /** Pence, cents or points. */
  readonly units: number;
}

/** All state that shoppers change. The range on sale follows from the world. */
export interface ShopState {
  /** The current time in ISO form, if the clock was moved; otherwise the world's start time applies. */
  now?: string;
  /** Sessions by id. */
  sessions: Record<string, Session>;
  /** Quantity ordered of each item, which is subtracted from its stock. */
  sold?: Record<string, number>;
  /** Ids of placed orders whose offer was answered, so that the offer is not made again. */
  answeredOffers?: string[];
  /** The days orders were placed on, by order id, as yyyy-mm-dd. */
  orderedOn?: Record<string, string>;
  /** Placed orders by id. */
  orders: Record<string, Order>;
  /** Accounts by id. An account is created when a customer first signs in or is recognised. */
  accounts: Record<string, Account>;
  /** Shoppers who used a voucher for a discount, by its code: ids of accounts, and emails of guests. */
  spentVouchers?: Record<string, string[]>;
  /** Units spent from gift cards and gift vouchers, by number or code. */
  giftUnitsUsed?: Record<string, number>;
  /** Points that the card payments of an order took from its account, by order id. */
  cardPoints?: Record<string, number>;
  /** E-vouchers bought here, by code. */
  eVouchers?: Record<string, EVoucherFact>;
  /** Payments in progress on another site, by order. */
  redirects?: Record<string, Redirect>;
  /** Counter for ids and random numbers, which never repeat. */
  sequence: number;
}

export const newState = (): ShopState => ({ sessions: {}, accounts: {}, orders: {}, sequence: 0 });

export const newSession = (login: LoginState = 'visitor'): Session => ({ login, basket: [], orders: [] });
