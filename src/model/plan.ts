import * as z from 'zod/mini';
import { paymentCard } from './account.js';
import { address } from './address.js';
import { subscription } from './customer.js';
import { paymentOption } from './order.js';

/** A date without a time, yyyy-mm-dd. */
const day = z.string();

/** A wine plan of a customer (PLAN-001 to PLAN-014, PLAN-021). Statuses and types are open sets. */
export const winePlan = z.object({
  subscriptionId: z.string(),
  parentSubscriptionId: z.optional(z.string()),
  name: z.string(),
  status: z.string(),
  schemeCode: z.string(),
  schemeType: z.string(),
  schemeFamily: z.string(),
  caseType: z.string(),
  /** Weeks between cases. */
  frequency: z.number(),
  bottleCount: z.number(),
  /** The case the plan sends, as a product. */
  itemCode: z.string(),
  thumbnailImage: z.optional(z.string()),
  autoRenew: z.boolean(),
  /** While the plan sends cases. */
  nextDeliveryDate: z.optional(day),
  /** The order of the next case. */
  subscriptionOrderId: z.optional(z.string()),
  deliveryMethod: z.string(),
  /** `HOME`, or `SHOP` to collect it. */
  deliveryTypeCode: z.string(),
  paymentId: z.optional(z.string()),
});
/** A customer's wine plan. */
export type WinePlan = z.infer<typeof winePlan>;

/** A case that is due (PLAN-024). */
export const upcomingCase = z.object({
  orderId: z.string(),
  deliveryDate: day,
  caseType: z.string(),
  name: z.string(),
  itemCode: z.string(),
  thumbnailImage: z.optional(z.string()),
  bottleCount: z.number(),
  /** Decimal in the site's currency, or whole points. */
  total: z.number(),
  /** Whether it can still be skipped or changed. */
  isChangeable: z.boolean(),
});
/** A case of a wine plan that is due. */
export type UpcomingCase = z.infer<typeof upcomingCase>;

/** A case that was sent, skipped or called off (PLAN-063). */
export const pastCase = z.object({
  ...z.omit(upcomingCase, { isChangeable: true }).shape,
  /** `DELIVERED`, `SKIPPED` or `CANCELLED`; an open set. */
  status: z.string(),
});
/** A case of a wine plan that was sent, skipped or cancelled. */
export type PastCase = z.infer<typeof pastCase>;

/** One wine of a case. */
export const caseWine = z.object({
  itemCode: z.string(),
  name: z.string(),
  vintage: z.optional(z.string()),
  thumbnailImage: z.optional(z.string()),
  quantity: z.number(),
  /** Of one bottle; decimal in the site's currency, or whole points. */
  price: z.number(),
  /** Of all of them. */
  amount: z.number(),
  /** Came with an offer and costs nothing. */
  isGift: z.optional(z.boolean()),
});
/** One wine of a case, with its price. */
export type CaseWine = z.infer<typeof caseWine>;

/** What is in a case that is still to come, with the changes made to it so far (PLAN-048 to PLAN-054). */
export const nextCase = z.object({
  subscriptionId: z.string(),
  orderId: z.string(),
  deliveryDate: day,
  caseType: z.string(),
  name: z.string(),
  wines: z.array(caseWine),
  bottleCount: z.number(),
  /** Bottles the plan asks for; a case of fewer cannot be saved. */
  minimumBottleCount: z.number(),
  total: z.number(),
  /** It has no changes. */
  isAsPlanned: z.boolean(),
  /** Every change made to it is saved. */
  isSaved: z.boolean(),
});
/** The next case of a wine plan, which can still be changed. */
export type NextCase = z.infer<typeof nextCase>;

/** A wine plan on offer (PLAN-060, PLAN-061). */
export const planOption = z.object({
  schemeCode: z.string(),
  schemeType: z.string(),
  schemeFamily: z.string(),
  caseType: z.string(),
  name: z.string(),
  headline: z.optional(z.string()),
  itemCode: z.string(),
  thumbnailImage: z.optional(z.string()),
  bottleCount: z.number(),
  total: z.number(),
  /** The intervals on offer, in weeks between cases. */
  frequencies: z.array(z.number()),
});
/** A wine plan a customer can switch to or subscribe to. */
export type PlanOption = z.infer<typeof planOption>;

/** An address as a plan may use it (PLAN-038 to PLAN-041). */
export const planAddress = z.object({
  ...address.shape,
  addressId: z.string(),
  isDeliveryAddress: z.boolean(),
  isBillingAddress: z.boolean(),
  /** A shop where a case waits. */
  isShopAddress: z.boolean(),
});
/** An address of a customer's, with what a plan uses it for. */
export type PlanAddress = z.infer<typeof planAddress>;

/** A way to pay for a plan or subscription (PLAN-035, PLAN-075). */
export const planPaymentMethod = z.object({
  ...paymentOption.shape,
  /** Of a saved card, its `cardId`. */
  paymentId: z.string(),
  card: z.optional(paymentCard),
  isCurrent: z.boolean(),
});
/** A way to pay for a plan; `isCurrent` marks the one in use. */
export type PlanPaymentMethod = z.infer<typeof planPaymentMethod>;

/** An offer to a customer who is about to cancel (PLAN-015, PLAN-016, PLAN-031). */
export const saveOffer = z.object({
  offerId: z.string(),
  /** To be sent along when the offer is taken. */
  token: z.string(),
  /** The order the offer is for. */
  subscriptionOrderId: z.string(),
  headline: z.string(),
  description: z.string(),
});
/** An offer made to a customer who is about to cancel a plan. */
export type SaveOffer = z.infer<typeof saveOffer>;

/** A subscription of any kind, as the account lists it (PLAN-017, IDENT-096 to IDENT-104). */
export const accountSubscription = z.object({
  ...subscription.shape,
  subscriptionId: z.string(),
  name: z.string(),
  caseType: z.optional(z.string()),
  autoRenew: z.boolean(),
  paymentId: z.optional(z.string()),
  /** Of a wine reward: the day its money is paid in (PLAN-066). */
  dayOfMonth: z.optional(z.number()),
  /** Of a wine reward: nothing is paid in for now (PLAN-067). */
  paymentHoliday: z.optional(z.boolean()),
});
/** A subscription as the account lists it, with its id and name. */
export type AccountSubscription = z.infer<typeof accountSubscription>;

/** Why someone cancels (PLAN-028, PLAN-072, PLAN-078). */
export const cancelReason = z.object({ reasonCode: z.number(), reason: z.string() });
/** A reason to cancel: its code, and its text to show. */
export type CancelReason = z.infer<typeof cancelReason>;

/** An event of a wine reward (PLAN-068). Types are an open set. */
export const wineRewardEvent = z.object({
  /** dd/mm/yyyy */
  dateAsString: z.string(),
  type: z.string(),
  description: z.string(),
  /** Decimal in the site's currency, or whole points, where money moved; below zero when it was taken out. */
  amount: z.optional(z.number()),
});
/** A movement or change of a wine reward. */
export type WineRewardEvent = z.infer<typeof wineRewardEvent>;

/** A gift in the basket, or one it can be swapped for (PLAN-079, PLAN-080). */
export const freeGift = z.object({
  itemCode: z.string(),
  name: z.string(),
  thumbnailImage: z.optional(z.string()),
  /** It is in the basket. */
  isActive: z.boolean(),
});
/** A free gift, in the basket or on offer in its place. */
export type FreeGift = z.infer<typeof freeGift>;
