import * as z from 'zod/mini';
import { paymentCard } from './account.js';
import { address } from './address.js';
import { subscription } from './customer.js';
import { paymentOption } from './order.js';

/** A date without a time, yyyy-mm-dd. */
const day = z.string();

/** A wine plan of a customer (PLAN-001 to PLAN-014, PLAN-021). Statuses and types are open sets. */
export const winePlan = z.object({
  /** Id of the plan, as other calls take it. */
  subscriptionId: z.string(),
  /** Id of the plan it was taken out under. */
  parentSubscriptionId: z.optional(z.string()),
  /** Name of the plan. */
  name: z.string(),
  /** State of it, such as `ACTIVE` or `SUSPENDED`. */
  status: z.string(),
  /** Code of its scheme, such as `WP-RED`. */
  schemeCode: z.string(),
  /** Kind of its scheme, such as `WINEPLAN`. */
  schemeType: z.string(),
  /** Plans of one family can be exchanged, such as `SEASONAL`. */
  schemeFamily: z.string(),
  /** Which case it sends, such as `RED`. */
  caseType: z.string(),
  /** Weeks between cases. */
  frequency: z.number(),
  /** Bottles in one case. */
  bottleCount: z.number(),
  /** Item code of the case it sends. */
  itemCode: z.string(),
  /** Path of a small picture of the case. */
  thumbnailImage: z.optional(z.string()),
  /** Whether it goes on by itself. */
  autoRenew: z.boolean(),
  /** Day of the next case, ISO date; while the plan sends cases. */
  nextDeliveryDate: z.optional(day),
  /** Id of the order of the next case. */
  subscriptionOrderId: z.optional(z.string()),
  /** Code of the delivery method, such as `STD`. */
  deliveryMethod: z.string(),
  /** `HOME`, or `SHOP` to collect it. */
  deliveryTypeCode: z.string(),
  /** How it is paid: id of a saved card, or of another way to pay. */
  paymentId: z.optional(z.string()),
});
/** A customer's wine plan. */
export type WinePlan = z.infer<typeof winePlan>;

/** A case that is due (PLAN-024). */
export const upcomingCase = z.object({
  /** Id of the case's order, as other calls take it. */
  orderId: z.string(),
  /** Day it is delivered, ISO date. */
  deliveryDate: day,
  /** Which case it is, such as `RED`. */
  caseType: z.string(),
  /** Name of the case. */
  name: z.string(),
  /** Item code of the case. */
  itemCode: z.string(),
  /** Path of a small picture of the case. */
  thumbnailImage: z.optional(z.string()),
  /** Bottles in the case. */
  bottleCount: z.number(),
  /** What its delivery costs: a decimal in the site's currency, or whole points. */
  deliveryPrice: z.number(),
  /** What is charged for it, delivery included: a decimal in the site's currency, or whole points. */
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
  /** Item code of the wine. */
  itemCode: z.string(),
  /** Name of the wine. */
  name: z.string(),
  /** Year of the harvest, where it has one. */
  vintage: z.optional(z.string()),
  /** Path of a small picture. */
  thumbnailImage: z.optional(z.string()),
  /** Bottles of it in the case. */
  quantity: z.number(),
  /** Price of one bottle: a decimal in the site's currency, or whole points. */
  price: z.number(),
  /** Price of all its bottles: a decimal in the site's currency, or whole points. */
  amount: z.number(),
  /** Came with an offer and costs nothing. */
  isGift: z.optional(z.boolean()),
});
/** One wine of a case, with its price. */
export type CaseWine = z.infer<typeof caseWine>;

/** What is in a case that is still to come, with the changes made to it so far (PLAN-048 to PLAN-054). */
export const nextCase = z.object({
  /** Id of the plan. */
  subscriptionId: z.string(),
  /** Id of the case's order. */
  orderId: z.string(),
  /** Day it is delivered, ISO date. */
  deliveryDate: day,
  /** Which case it is, such as `RED`. */
  caseType: z.string(),
  /** Name of the case. */
  name: z.string(),
  /** The wines in it. */
  wines: z.array(caseWine),
  /** The wines the plan itself sends, without any change. */
  plannedWines: z.array(caseWine),
  /** Bottles in it now. */
  bottleCount: z.number(),
  /** Bottles the plan asks for; a case of fewer cannot be saved. */
  minimumBottleCount: z.number(),
  /** What its delivery costs: a decimal in the site's currency, or whole points. */
  deliveryPrice: z.number(),
  /** What is charged for it, delivery included: a decimal in the site's currency, or whole points. */
  total: z.number(),
  /** Whether it has no changes. */
  isAsPlanned: z.boolean(),
  /** Whether every change made to it is saved. */
  isSaved: z.boolean(),
});
/** The next case of a wine plan, which can still be changed. */
export type NextCase = z.infer<typeof nextCase>;

/** A wine plan on offer (PLAN-060, PLAN-061). */
export const planOption = z.object({
  /** Code of the scheme, as `subscribeToWinePlan` takes it. */
  schemeCode: z.string(),
  /** Kind of the scheme, such as `WINEPLAN`. */
  schemeType: z.string(),
  /** Plans of one family can be exchanged, such as `SEASONAL`. */
  schemeFamily: z.string(),
  /** Which case it sends, such as `RED`. */
  caseType: z.string(),
  /** Name of the plan. */
  name: z.string(),
  /** One line that sells it. */
  headline: z.optional(z.string()),
  /** Item code of the case it sends. */
  itemCode: z.string(),
  /** Path of a small picture of the case. */
  thumbnailImage: z.optional(z.string()),
  /** Bottles in one case. */
  bottleCount: z.number(),
  /** Price of one case, delivery apart: a decimal in the site's currency, or whole points. */
  total: z.number(),
  /** The intervals on offer, in weeks between cases. */
  frequencies: z.array(z.number()),
});
/** A wine plan a customer can switch to or subscribe to. */
export type PlanOption = z.infer<typeof planOption>;

/** An address as a plan may use it (PLAN-038 to PLAN-041). */
export const planAddress = z.object({
  ...address.shape,
  /** Id of the address, as other calls take it. */
  addressId: z.string(),
  /** Whether cases go there. */
  isDeliveryAddress: z.boolean(),
  /** Whether bills go there. */
  isBillingAddress: z.boolean(),
  /** Whether it is a shop where a case waits. */
  isShopAddress: z.boolean(),
});
/** An address of a customer's, with what a plan uses it for. */
export type PlanAddress = z.infer<typeof planAddress>;

/** A way to pay for a plan or subscription (PLAN-035, PLAN-075). */
export const planPaymentMethod = z.object({
  ...paymentOption.shape,
  /** Id of the method: of a saved card, its `cardId`. */
  paymentId: z.string(),
  card: z.optional(paymentCard),
  /** Whether it is the one in use. */
  isCurrent: z.boolean(),
});
/** A way to pay for a plan; `isCurrent` marks the one in use. */
export type PlanPaymentMethod = z.infer<typeof planPaymentMethod>;

/** An offer to a customer who is about to cancel (PLAN-015, PLAN-016, PLAN-031). */
export const saveOffer = z.object({
  /** Id of the offer, to be sent along when it is taken. */
  offerId: z.string(),
  /** To be sent along when the offer is taken. */
  token: z.string(),
  /** The order the offer is for. */
  subscriptionOrderId: z.string(),
  /** The offer in one line. */
  headline: z.string(),
  /** The offer in words. */
  description: z.string(),
  /** What it adds to the case, at the prices it would cost otherwise. */
  wines: z.optional(z.array(caseWine)),
});
/** An offer made to a customer who is about to cancel a plan. */
export type SaveOffer = z.infer<typeof saveOffer>;

/** A subscription of any kind, as the account lists it (PLAN-017, IDENT-096 to IDENT-104). */
export const accountSubscription = z.object({
  ...subscription.shape,
  /** Id of the subscription, as other calls take it. */
  subscriptionId: z.string(),
  /** Name of the subscription. */
  name: z.string(),
  /** Which case a plan sends, such as `RED`. */
  caseType: z.optional(z.string()),
  /** Whether it goes on by itself. */
  autoRenew: z.boolean(),
  /** How it is paid: id of a saved card, or of another way to pay. */
  paymentId: z.optional(z.string()),
  /** Of a wine reward: the day of the month its money is paid in, 1 to 28 (PLAN-066). */
  dayOfMonth: z.optional(z.number()),
  /** Of a wine reward: whether nothing is paid in for now (PLAN-067). */
  paymentHoliday: z.optional(z.boolean()),
});
/** A subscription as the account lists it, with its id and name. */
export type AccountSubscription = z.infer<typeof accountSubscription>;

/** Why someone cancels (PLAN-028, PLAN-072, PLAN-078). */
export const cancelReason = z.object({
  /** Number of the reason, to be sent with a cancellation. */
  reasonCode: z.number(),
  /** The reason in words. */
  reason: z.string(),
});
/** A reason to cancel: its code, and its text to show. */
export type CancelReason = z.infer<typeof cancelReason>;

/** An event of a wine reward (PLAN-068). Types are an open set. */
export const wineRewardEvent = z.object({
  /** Day of the event, dd/mm/yyyy. */
  dateAsString: z.string(),
  /** What kind of event it is, such as `PAID_IN`. */
  type: z.string(),
  /** What happened, in words. */
  description: z.string(),
  /** Decimal in the site's currency, or whole points, where money moved; below zero when it was taken out. */
  amount: z.optional(z.number()),
});
/** A movement or change of a wine reward. */
export type WineRewardEvent = z.infer<typeof wineRewardEvent>;

/** A gift in the basket, or one it can be swapped for (PLAN-079, PLAN-080). */
export const freeGift = z.object({
  /** Item code of the gift. */
  itemCode: z.string(),
  /** Name of the gift. */
  name: z.string(),
  /** Path of a small picture. */
  thumbnailImage: z.optional(z.string()),
  /** Whether it is the one in the basket. */
  isActive: z.boolean(),
});
/** A free gift, in the basket or on offer in its place. */
export type FreeGift = z.infer<typeof freeGift>;
