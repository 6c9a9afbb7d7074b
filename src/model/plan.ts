import * as z from 'zod/mini';
import { paymentCard } from './account.js';
import { address } from './address.js';
import { subscription } from './customer.js';
import { paymentOption } from './order.js';

/** A date without a time, yyyy-mm-dd. */
const day = z.string();

/** A wine plan of a customer (PLAN-001 to PLAN-014, PLAN-021). Statuses and types are open sets. */
export const winePlan = z.object({
  /** Id of the plan, as used by other calls. */
  subscriptionId: z.string(),
  /** Id of the plan it was taken out under. */
  parentSubscriptionId: z.optional(z.string()),
  /** Name of the plan. */
  name: z.string(),
  /** State of the plan, such as `ACTIVE` or `SUSPENDED`. */
  status: z.string(),
  /** Code of its scheme, such as `WP-RED`. */
  schemeCode: z.string(),
  /** Kind of its scheme, such as `WINEPLAN`. */
  schemeType: z.string(),
  /** Family of its scheme, such as `SEASONAL`; a customer can switch between plans of the same family. */
  schemeFamily: z.string(),
  /** Type of case it sends, such as `RED`. */
  caseType: z.string(),
  /** Weeks between cases. */
  frequency: z.number(),
  /** Number of bottles in one case. */
  bottleCount: z.number(),
  /** Item code of the case it sends. */
  itemCode: z.string(),
  /** Path of a small picture of the case. */
  thumbnailImage: z.optional(z.string()),
  /** Whether it renews automatically. */
  autoRenew: z.boolean(),
  /** Day of the next case, ISO date; only while the plan sends cases. */
  nextDeliveryDate: z.optional(day),
  /** Id of the order of the next case. */
  subscriptionOrderId: z.optional(z.string()),
  /** Code of the delivery method, such as `STD`. */
  deliveryMethod: z.string(),
  /** `HOME`, or `SHOP` for collection. */
  deliveryTypeCode: z.string(),
  /** Id of the payment method: a saved card, or another method. */
  paymentId: z.optional(z.string()),
});
/** A customer's wine plan. */
export type WinePlan = z.infer<typeof winePlan>;

/** An upcoming case (PLAN-024). */
export const upcomingCase = z.object({
  /** Id of the case's order, as used by other calls. */
  orderId: z.string(),
  /** Day of the delivery, ISO date. */
  deliveryDate: day,
  /** Type of case, such as `RED`. */
  caseType: z.string(),
  /** Name of the case. */
  name: z.string(),
  /** Item code of the case. */
  itemCode: z.string(),
  /** Path of a small picture of the case. */
  thumbnailImage: z.optional(z.string()),
  /** Number of bottles in the case. */
  bottleCount: z.number(),
  /** Delivery charge: a decimal in the site's currency, or whole points. */
  deliveryPrice: z.number(),
  /** Amount charged for the case, including delivery: a decimal in the site's currency, or whole points. */
  total: z.number(),
  /** Whether it can still be skipped or changed. */
  isChangeable: z.boolean(),
  /** Last day on which it can be skipped or changed, ISO date. */
  changeableUntil: z.optional(day),
});
/** An upcoming case of a wine plan. */
export type UpcomingCase = z.infer<typeof upcomingCase>;

/** A case that was sent, skipped or cancelled (PLAN-063). */
export const pastCase = z.object({
  ...z.omit(upcomingCase, { isChangeable: true, changeableUntil: true }).shape,
  /** `DELIVERED`, `SKIPPED` or `CANCELLED`; an open set. */
  status: z.string(),
});
/** A case of a wine plan that was sent, skipped or cancelled. */
export type PastCase = z.infer<typeof pastCase>;

/** One wine in a case. */
export const caseWine = z.object({
  /** Item code of the wine. */
  itemCode: z.string(),
  /** Name of the wine. */
  name: z.string(),
  /** Vintage, if the wine has one. */
  vintage: z.optional(z.string()),
  /** Path of a small picture. */
  thumbnailImage: z.optional(z.string()),
  /** Number of bottles of the wine in the case. */
  quantity: z.number(),
  /** Price of one bottle: a decimal in the site's currency, or whole points. */
  price: z.number(),
  /** Price of all the bottles of this wine: a decimal in the site's currency, or whole points. */
  amount: z.number(),
  /** Whether it came with an offer and costs nothing. */
  isGift: z.optional(z.boolean()),
});
/** One wine in a case, with its price. */
export type CaseWine = z.infer<typeof caseWine>;

/** The contents of an upcoming case, with the changes made to it so far (PLAN-048 to PLAN-054). */
export const nextCase = z.object({
  /** Id of the plan. */
  subscriptionId: z.string(),
  /** Id of the case's order. */
  orderId: z.string(),
  /** Day of the delivery, ISO date. */
  deliveryDate: day,
  /** Type of case, such as `RED`. */
  caseType: z.string(),
  /** Name of the case. */
  name: z.string(),
  /** The wines in the case. */
  wines: z.array(caseWine),
  /** The wines the case would contain without any changes. */
  plannedWines: z.array(caseWine),
  /** Current number of bottles. */
  bottleCount: z.number(),
  /** Number of bottles the plan requires; a case with fewer cannot be saved. */
  minimumBottleCount: z.number(),
  /** Delivery charge: a decimal in the site's currency, or whole points. */
  deliveryPrice: z.number(),
  /** Amount charged for the case, including delivery: a decimal in the site's currency, or whole points. */
  total: z.number(),
  /** Whether the case has no changes. */
  isAsPlanned: z.boolean(),
  /** Whether all changes are saved. */
  isSaved: z.boolean(),
  /** Last day on which it can be changed, ISO date. */
  changeableUntil: z.optional(day),
});
/** The next case of a wine plan, while it can still be changed. */
export type NextCase = z.infer<typeof nextCase>;

/** A wine plan on offer (PLAN-060, PLAN-061). */
export const planOption = z.object({
  /** Code of the scheme, as used by `subscribeToWinePlan`. */
  schemeCode: z.string(),
  /** Kind of the scheme, such as `WINEPLAN`. */
  schemeType: z.string(),
  /** Family of its scheme, such as `SEASONAL`; a customer can switch between plans of the same family. */
  schemeFamily: z.string(),
  /** Type of case it sends, such as `RED`. */
  caseType: z.string(),
  /** Name of the plan. */
  name: z.string(),
  /** One-line sales text. */
  headline: z.optional(z.string()),
  /** Item code of the case it sends. */
  itemCode: z.string(),
  /** Path of a small picture of the case. */
  thumbnailImage: z.optional(z.string()),
  /** Number of bottles in one case. */
  bottleCount: z.number(),
  /** Price of one case without delivery: a decimal in the site's currency, or whole points. */
  total: z.number(),
  /** The available intervals, in weeks between cases. */
  frequencies: z.array(z.number()),
  /** Delivery price of one case: a decimal in the site's currency, or whole points; 0 if it is free. */
  deliveryPrice: z.optional(z.number()),
  /** Day on which the first case would arrive if the plan were taken out today, as an ISO date. */
  firstDeliveryDate: z.optional(z.string()),
});
/** A wine plan a customer can switch to or subscribe to. */
export type PlanOption = z.infer<typeof planOption>;

/** An address that a plan may use (PLAN-038 to PLAN-041). */
export const planAddress = z.object({
  ...address.shape,
  /** Id of the address, as used by other calls. */
  addressId: z.string(),
  /** Whether cases are delivered there. */
  isDeliveryAddress: z.boolean(),
  /** Whether bills are sent there. */
  isBillingAddress: z.boolean(),
  /** Whether it is a shop where cases are collected. */
  isShopAddress: z.boolean(),
});
/** A customer's address, and what a plan uses it for. */
export type PlanAddress = z.infer<typeof planAddress>;

/** A payment method for a plan or subscription (PLAN-035, PLAN-075). */
export const planPaymentMethod = z.object({
  ...paymentOption.shape,
  /** Id of the method; for a saved card, its `cardId`. */
  paymentId: z.string(),
  card: z.optional(paymentCard),
  /** Whether it is the method in use. */
  isCurrent: z.boolean(),
});
/** A payment method for a plan; `isCurrent` marks the method in use. */
export type PlanPaymentMethod = z.infer<typeof planPaymentMethod>;

/** An offer made to a customer who is about to cancel (PLAN-015, PLAN-016, PLAN-031). */
export const saveOffer = z.object({
  /** Id of the offer, sent when it is accepted. */
  offerId: z.string(),
  /** Token of the offer, sent when it is accepted. */
  token: z.string(),
  /** Id of the order the offer is for. */
  subscriptionOrderId: z.string(),
  /** The offer in one line. */
  headline: z.string(),
  /** Full description of the offer. */
  description: z.string(),
  /** Wines it adds to the case, at their usual prices. */
  wines: z.optional(z.array(caseWine)),
});
/** An offer made to a customer who is about to cancel a plan. */
export type SaveOffer = z.infer<typeof saveOffer>;

/** A subscription of any kind, as listed in the account (PLAN-017, IDENT-096 to IDENT-104). */
export const accountSubscription = z.object({
  ...subscription.shape,
  /** Id of the subscription, as used by other calls. */
  subscriptionId: z.string(),
  /** Name of the subscription. */
  name: z.string(),
  /** Type of case a plan sends, such as `RED`. */
  caseType: z.optional(z.string()),
  /** Whether it renews automatically. */
  autoRenew: z.boolean(),
  /** Id of the payment method: a saved card, or another method. */
  paymentId: z.optional(z.string()),
  /** For a wine reward, the day of the month on which money is paid in: 1 to 28 (PLAN-066). */
  dayOfMonth: z.optional(z.number()),
  /** For a wine reward, whether payments are paused (PLAN-067). */
  paymentHoliday: z.optional(z.boolean()),
});
/** A subscription as listed in the account, with its id and name. */
export type AccountSubscription = z.infer<typeof accountSubscription>;

/** A reason for cancelling (PLAN-028, PLAN-072, PLAN-078). */
export const cancelReason = z.object({
  /** Numeric code of the reason, to be sent with a cancellation. */
  reasonCode: z.number(),
  /** The reason in words. */
  reason: z.string(),
  /** What the reason is about, such as `TOO_MUCH`: an open set. The shop offers what answers it. */
  topic: z.optional(z.string()),
});
/** A reason for cancelling: its numeric code and its text. */
export type CancelReason = z.infer<typeof cancelReason>;

/** An event of a wine reward (PLAN-068). Types are an open set. */
export const wineRewardEvent = z.object({
  /** Day of the event, dd/mm/yyyy. */
  dateAsString: z.string(),
  /** Type of event, such as `PAID_IN`. */
  type: z.string(),
  /** Description of the event. */
  description: z.string(),
  /** Amount, if money was moved: a decimal in the site's currency, or whole points; negative for a withdrawal. */
  amount: z.optional(z.number()),
});
/** A transaction or change of a wine reward. */
export type WineRewardEvent = z.infer<typeof wineRewardEvent>;

/** A gift in the basket, or a gift it can be swapped for (PLAN-079, PLAN-080). */
export const freeGift = z.object({
  /** Item code of the gift. */
  itemCode: z.string(),
  /** Name of the gift. */
  name: z.string(),
  /** Path of a small picture. */
  thumbnailImage: z.optional(z.string()),
  /** Whether it is the gift in the basket. */
  isActive: z.boolean(),
});
/** A free gift, either in the basket or available instead. */
export type FreeGift = z.infer<typeof freeGift>;
