import * as z from 'zod/mini';
import { billingAddress, paymentCard, permission } from '../../src/model/account.js';
import { address } from '../../src/model/address.js';
import { loginStates } from '../../src/model/customer.js';
import { itemClassifications } from '../../src/model/itemClassification.js';
import {
  cardAuthentication,
  giftDetails,
  labelMessages,
  order,
  orderPayment,
  timeslot,
} from '../../src/model/order.js';
import { accountSubscription, wineRewardEvent } from '../../src/model/plan.js';
import type { CaseLine } from '../fixtures/catalogue/types.js';
import type { Savings } from '../fixtures/savings.js';
import type { Delivery, Plan, Renewal, Sending } from './plans/planState.js';
import type { Account, AuthenticatedCard, BasketLine, Checkout, EVoucherFact, Session, ShopState } from './state.js';

// A schema for each part of the state. Each schema is typed with its part and all fields of the part, so that a schema
// that does not match or lacks a field does not compile.

const count = z.int().check(z.nonnegative());
const quantity = z.int().check(z.positive());
const strings = z.array(z.string());

const basketLine: z.ZodMiniType<BasketLine> = z.object({
  commerceItemId: z.string(),
  itemCode: z.string(),
  quantity,
  classification: z.exactOptional(z.enum(itemClassifications)),
  eVoucher: z.exactOptional(
    z.object({
      amount: z.number(),
      name: z.exactOptional(z.string()),
      recipientName: z.string(),
      recipientEmail: z.string(),
      message: z.string(),
    }),
  ),
  isPlanOffer: z.exactOptional(z.literal(true)),
} satisfies Record<keyof BasketLine, z.ZodMiniType>);

const { challenge: _, ...authentication } = cardAuthentication.shape;

const card: z.ZodMiniType<AuthenticatedCard> = z.object({
  ...authentication,
  isChallenged: z.exactOptional(z.literal(true)),
  expirationMonth: z.exactOptional(z.string()),
  expirationYear: z.exactOptional(z.string()),
  isToKeep: z.exactOptional(z.literal(true)),
} satisfies Record<keyof AuthenticatedCard, z.ZodMiniType>);

const checkout: z.ZodMiniType<Checkout> = z.object({
  orderId: z.string(),
  isGuest: z.boolean(),
  emailId: z.string(),
  address: z.exactOptional(address),
  billingAddress: z.exactOptional(billingAddress),
  shippingMethod: z.exactOptional(z.string()),
  timeslot: z.exactOptional(timeslot),
  card: z.exactOptional(card),
  labelMessages: z.exactOptional(labelMessages),
  giftDetails: z.exactOptional(giftDetails),
  isPlaced: z.boolean(),
} satisfies Record<keyof Checkout, z.ZodMiniType>);

const basket = {
  basket: z.array(basketLine),
  voucher: z.exactOptional(z.string()),
  giftChoices: z.exactOptional(z.record(z.string(), z.nullable(z.string()))),
};

const session: z.ZodMiniType<Session> = z.object({
  ...basket,
  login: z.enum(loginStates),
  accountId: z.exactOptional(z.string()),
  hasSignedOut: z.exactOptional(z.literal(true)),
  checkout: z.exactOptional(checkout),
  orders: strings,
  recentlyBrowsed: z.exactOptional(strings),
  card: z.exactOptional(card),
  hasCheckedCard: z.exactOptional(z.literal(true)),
  keyedAnswers: z.exactOptional(z.record(z.string(), z.object({ body: count, entity: z.unknown() }))),
} satisfies Record<keyof Session, z.ZodMiniType>);

const caseLines: z.ZodMiniType<CaseLine[]> = z.array(z.object({ itemCode: z.string(), quantity: count }));

const sending: z.ZodMiniType<Sending> = z.object({
  emailId: z.string(),
  address,
  deliveryMethod: z.string(),
  payments: z.array(orderPayment),
});

const delivery: z.ZodMiniType<Delivery> = z.object({
  orderId: z.string(),
  deliveryDate: z.string(),
  schemeCode: z.string(),
  plannedWines: z.exactOptional(caseLines),
  savedWines: z.exactOptional(caseLines),
  wines: z.exactOptional(caseLines),
  gifts: z.exactOptional(caseLines),
  sent: z.exactOptional(sending),
} satisfies Record<keyof Delivery, z.ZodMiniType>);

const renewal: z.ZodMiniType<Renewal> = z.object({
  orderId: z.string(),
  day: z.string(),
  itemCode: z.string(),
  emailId: z.string(),
  payments: z.array(orderPayment),
} satisfies Record<keyof Renewal, z.ZodMiniType>);

const plan: z.ZodMiniType<Plan> = z.object({
  subscriptionId: z.string(),
  parentSubscriptionId: z.exactOptional(z.string()),
  schemeCode: z.string(),
  wines: z.exactOptional(caseLines),
  frequency: z.number(),
  status: z.enum(['ACTIVE', 'SUSPENDED', 'CANCELLED']),
  autoRenew: z.boolean(),
  startedOn: z.string(),
  deliveryMethod: z.string(),
  deliveryTypeCode: z.enum(['HOME', 'SHOP']),
  deliveryAddressId: z.exactOptional(z.string()),
  billingAddressId: z.exactOptional(z.string()),
  shopAddressId: z.exactOptional(z.string()),
  paymentId: z.exactOptional(z.string()),
  upcoming: z.array(delivery),
  skipped: z.array(delivery),
  calledOff: z.exactOptional(delivery),
  delivered: z.array(delivery),
  lastOrder: z.number(),
  offersTaken: strings,
  reasonCode: z.exactOptional(z.number()),
  feedbackText: z.exactOptional(z.string()),
} satisfies Record<keyof Plan, z.ZodMiniType>);

const savings: z.ZodMiniType<Savings> = z.object({
  accountId: z.string(),
  entries: z.array(z.object({ dateAsString: z.string(), description: z.string(), amount: z.number() })),
  autoRefund: z.boolean(),
} satisfies Record<keyof Savings, z.ZodMiniType>);

// No account owns an e-voucher from the start.
const eVoucher: z.ZodMiniType<EVoucherFact> = z.object({
  voucherCode: z.string(),
  amount: count,
  minimumSpend: count,
  daysLeft: z.int(),
  units: count,
  recipientEmail: z.string(),
} satisfies Record<Exclude<keyof EVoucherFact, 'owner'>, z.ZodMiniType>);

const account: z.ZodMiniType<Account> = z.object({
  ...basket,
  accountId: z.string(),
  accountNumber: count,
  salutation: z.exactOptional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  orders: strings,
  email: z.string(),
  payForWineplansWithWinereward: z.boolean(),
  permissions: z.array(permission),
  interests: strings,
  favourites: strings,
  antiFavourites: strings,
  recentlyBrowsed: strings,
  addresses: z.array(address),
  billingAddress: z.exactOptional(billingAddress),
  cards: z.array(paymentCard),
  savings: z.exactOptional(savings),
  points: count,
  vouchers: strings,
  plans: z.record(z.string(), plan),
  memberships: z.record(z.string(), accountSubscription),
  renewals: z.exactOptional(z.array(renewal)),
  wineRewardEvents: z.array(wineRewardEvent),
} satisfies Record<keyof Account, z.ZodMiniType>);

const parts: z.ZodMiniType<ShopState> = z.object({
  now: z.exactOptional(z.iso.datetime()),
  sessions: z.record(z.string(), session),
  sold: z.exactOptional(z.record(z.string(), count)),
  answeredOffers: z.exactOptional(strings),
  orders: z.record(z.string(), order),
  orderedOn: z.exactOptional(z.record(z.string(), z.string())),
  accounts: z.record(z.string(), account),
  spentVouchers: z.exactOptional(z.record(z.string(), strings)),
  giftUnitsUsed: z.exactOptional(z.record(z.string(), count)),
  cardPoints: z.exactOptional(z.record(z.string(), count)),
  eVouchers: z.exactOptional(z.record(z.string(), eVoucher)),
  redirects: z.exactOptional(z.record(z.string(), z.object({ token: z.string(), units: count }))),
  sequence: count,
} satisfies Record<keyof ShopState, z.ZodMiniType>);

/** Checks that a signed-in or recognised session has an existing account, and that a visitor's has none. */
const hasItsAccount = (state: ShopState, { login, accountId }: Session): boolean =>
  accountId === undefined ? login === 'visitor' : login !== 'visitor' && Object.hasOwn(state.accounts, accountId);

/** Parts of the state that the API's document names. */
export const stateParts = { basketLine, checkout, session, delivery, plan, account };

/** The state of a shop as it is stored. */
export const stateSchema: z.ZodMiniType<ShopState> = parts.check(
  z.refine((state) => Object.values(state.sessions).every((session) => hasItsAccount(state, session)), {
    error: 'a session is of no account',
  }),
);
