import * as z from 'zod/mini';
import { address, foundAddress } from './address.js';
import { lineItem, orderPointsInfo, orderPriceInfo } from './basket.js';

/** One way to have an order delivered (CHKT-025). */
export const shippingMethod = z.object({
  /** Code by which it is chosen. */
  type: z.string(),
  name: z.string(),
  /** Decimal in the site's currency, or whole points. */
  price: z.number(),
  /** When it comes, in the server's words. */
  promise: z.string(),
});
/** A delivery method with its price. */
export type ShippingMethod = z.infer<typeof shippingMethod>;

/** One way to pay (CHKT-049 to CHKT-054). Modes and providers are open sets. */
export const paymentOption = z.object({
  paymentMode: z.string(),
  paymentProvider: z.optional(z.string()),
});
/** A way to pay, by mode and provider. */
export type PaymentOption = z.infer<typeof paymentOption>;

/** What a card provider's fields need to start (CHKT-047). */
export const cardProviderSetup = z.object({
  cardProvider: z.string(),
  testing: z.boolean(),
  /** Public: it names the shop to the provider. */
  clientKey: z.string(),
});
/** What a card provider's fields are set up with. */
export type CardProviderSetup = z.infer<typeof cardProviderSetup>;

/** The result of authenticating a card with its bank (CHKT-046, CHKT-048): it may be charged under `cardId`. */
export const cardAuthentication = z.object({
  cardId: z.string(),
  cardType: z.string(),
  lastFour: z.string(),
});
/** A card its bank has authenticated. */
export type CardAuthentication = z.infer<typeof cardAuthentication>;

/** A part of an order's payment (CHKT-095 to CHKT-098). */
export const orderPayment = z.object({
  type: z.string(),
  /** Decimal in the site's currency, or whole points. */
  amount: z.number(),
  serialId: z.optional(z.string()),
  voucherCode: z.optional(z.string()),
  cardId: z.optional(z.string()),
  cardType: z.optional(z.string()),
  lastFour: z.optional(z.string()),
});
/** One payment towards an order. */
export type OrderPayment = z.infer<typeof orderPayment>;

/** A change to an order's price (CHKT-099 to CHKT-101). */
export const orderAdjustment = z.object({
  adjustmentType: z.string(),
  adjustmentAmount: z.number(),
  promotionName: z.string(),
});
/** A discount or charge on an order; `adjustmentAmount` is a decimal in the site's currency, or whole points. */
export type OrderAdjustment = z.infer<typeof orderAdjustment>;

/** Lines printed on the parcel's label (CHKT-035 to CHKT-038). */
export const labelMessages = z.object({
  labelMessage1: z.optional(z.string()),
  labelMessage2: z.optional(z.string()),
  labelMessage3: z.optional(z.string()),
  labelMessage4: z.optional(z.string()),
});

/** Gift options of an order (CHKT-039 to CHKT-041). */
export const giftDetails = z.object({
  sendGift: z.boolean(),
  giftMessages: z.optional(z.array(z.string())),
  recipientEmail: z.optional(z.string()),
});

/** The server's texts about a delivery method (CHKT-026). */
export const shippingMethodInfo = z.object({
  deliveryPromiseText: z.string(),
  deliveryMessage: z.string(),
});
/** The server's texts about a delivery method. */
export type ShippingMethodInfo = z.infer<typeof shippingMethodInfo>;

/** A part of a day in which an order can come (CHKT-027 to CHKT-029). */
export const timeslot = z.object({
  /** ISO date. */
  date: z.string(),
  shippingMethod: z.string(),
  /** 24-hour times, `08:00`. */
  from: z.string(),
  to: z.string(),
});
/** A delivery slot: a date and two 24-hour times. */
export type Timeslot = z.infer<typeof timeslot>;

/** A shop or locker to collect an order from (CHKT-030, CHKT-031). */
export const collectionLocation = z.object({
  locationId: z.string(),
  name: z.string(),
  address: foundAddress,
  miles: z.number(),
  openingTimes: z.string(),
});
/** A shop or locker; `miles` is its distance from the postcode that was asked for. */
export type CollectionLocation = z.infer<typeof collectionLocation>;

/** The API uses either name for the items (ANLY-074). */
function withLineItems(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('orderItems' in given)) return given;
  const { orderItems, ...rest } = given;
  return { lineItems: orderItems, ...rest };
}

/** An order, from the checkout that builds it to the one that was placed (CHKT-092 to CHKT-101). */
export const order = z.pipe(
  z.transform(withLineItems),
  z.object({
    id: z.string(),
    /** Its payment's id, once it is placed; the confirmation page recalls the order by it. */
    transactionId: z.optional(z.string()),
    /** Email address the order is confirmed to. */
    emailId: z.optional(z.string()),
    isGuest: z.boolean(),
    lineItems: z.array(lineItem),
    numBottles: z.number(),
    orderPriceInfo,
    orderPointsInfo: z.optional(orderPointsInfo),
    shippingDetails: z.object({
      address: z.optional(address),
      shippingMethod: z.optional(shippingMethod),
    }),
    paymentDetails: z.array(orderPayment),
    adjustments: z.array(orderAdjustment),
    labelMessages: z.optional(labelMessages),
    giftDetails: z.optional(giftDetails),
  }),
);
/** An order, under way or placed. */
export type Order = z.infer<typeof order>;

/** The answer to paying for an order. */
export const placedOrder = z.object({ orderId: z.string(), transactionId: z.string() });
/** The ids of an order that was paid for. */
export type PlacedOrder = z.infer<typeof placedOrder>;
