import * as z from 'zod/mini';
import { billingAddress } from './account.js';
import { address, foundAddress } from './address.js';
import { lineItem, orderPointsInfo, orderPriceInfo } from './basket.js';

/** A delivery method for an order (CHKT-025). */
export const shippingMethod = z.object({
  /** Code of the method, such as `STD`. */
  type: z.string(),
  /** Name of the method. */
  name: z.string(),
  /** Amount: a decimal in the site's currency, or whole points. */
  price: z.number(),
  /** Delivery time, in the server's words. */
  promise: z.string(),
});
/** A delivery method with its price. */
export type ShippingMethod = z.infer<typeof shippingMethod>;

/** A payment method (CHKT-049 to CHKT-054). Modes and providers are open sets. */
export const paymentOption = z.object({
  /** Mode of payment, such as `creditCard`. */
  paymentMode: z.string(),
  /** Provider that takes the payment; absent for modes that need no provider. */
  paymentProvider: z.optional(z.string()),
});
/** A payment method, by mode and provider. */
export type PaymentOption = z.infer<typeof paymentOption>;

/** Setup data that a card provider's fields need to start (CHKT-047). */
export const cardProviderSetup = z.object({
  /** Name of the provider. */
  cardProvider: z.string(),
  /** Whether its test system is used. */
  testing: z.boolean(),
  /** Public key that identifies the shop to the provider. */
  clientKey: z.string(),
});
/** Setup data of a card provider's fields. */
export type CardProviderSetup = z.infer<typeof cardProviderSetup>;

/** Result of authenticating a card with its bank (CHKT-046, CHKT-048). The card may then be charged under `cardId`. */
export const cardAuthentication = z.object({
  /** Id the card may be charged under. */
  cardId: z.string(),
  /** Brand of the card, in capital letters, such as `VISA`. */
  cardType: z.string(),
  /** Last four digits of the card number. */
  lastFour: z.string(),
  /** Page where the shopper must first confirm with the bank. Afterwards the card has to be authenticated again before
   * it can be charged. */
  challenge: z.optional(
    z.object({
      /** Address of the bank's page. */
      url: z.string(),
    }),
  ),
});
/** A card that its bank has authenticated. */
export type CardAuthentication = z.infer<typeof cardAuthentication>;

/** A part of an order's payment (CHKT-095 to CHKT-098). */
export const orderPayment = z.object({
  /** How this part is paid, such as `creditCard`. */
  type: z.string(),
  /** Amount: a decimal in the site's currency, or whole points. */
  amount: z.number(),
  /** Serial number of a gift card. */
  serialId: z.optional(z.string()),
  /** Code of a voucher. */
  voucherCode: z.optional(z.string()),
  /** Id of the charged card. */
  cardId: z.optional(z.string()),
  /** Brand of the card, in capital letters, such as `VISA`. */
  cardType: z.optional(z.string()),
  /** Last four digits of the card number. */
  lastFour: z.optional(z.string()),
});
/** One payment towards an order. */
export type OrderPayment = z.infer<typeof orderPayment>;

/** A saving on an order (CHKT-099 to CHKT-101). */
export const orderAdjustment = z.object({
  /** Kind of saving; an open set. */
  adjustmentType: z.string(),
  /** Amount of the saving, with either sign: a decimal in the site's currency, or whole points. */
  adjustmentAmount: z.number(),
  /** Name of the promotion, for display. */
  promotionName: z.string(),
});
/** A saving on an order; `adjustmentAmount` is a decimal in the site's currency, or whole points, with either sign. */
export type OrderAdjustment = z.infer<typeof orderAdjustment>;

/** Lines printed on the parcel's label (CHKT-035 to CHKT-038). */
export const labelMessages = z.object({
  /** First line of the label. */
  labelMessage1: z.optional(z.string()),
  /** Second line of the label. */
  labelMessage2: z.optional(z.string()),
  /** Third line of the label. */
  labelMessage3: z.optional(z.string()),
  /** Fourth line of the label. */
  labelMessage4: z.optional(z.string()),
});

/** Gift options of an order (CHKT-039 to CHKT-041). */
export const giftDetails = z.object({
  /** Whether the order is a gift. */
  sendGift: z.boolean(),
  /** Lines of the gift message: at most 6. */
  giftMessages: z.optional(z.array(z.string())),
  /** Email address of the recipient. */
  recipientEmail: z.optional(z.string()),
});

/** The server's text for a delivery method (CHKT-026). */
export const shippingMethodInfo = z.object({
  /** Delivery time, in the server's words. */
  deliveryPromiseText: z.string(),
  /** Further information about the delivery. */
  deliveryMessage: z.string(),
});
/** The server's text for a delivery method. */
export type ShippingMethodInfo = z.infer<typeof shippingMethodInfo>;

/** A part of a day for a delivery (CHKT-027 to CHKT-029). */
export const timeslot = z.object({
  /** Day of the slot, ISO date. */
  date: z.string(),
  /** Code of the delivery method. */
  shippingMethod: z.string(),
  /** Start of the slot in 24-hour time, such as `08:00`. */
  from: z.string(),
  /** End of the slot in 24-hour time, such as `12:00`. */
  to: z.string(),
});
/** A delivery slot: a date and two 24-hour times. */
export type Timeslot = z.infer<typeof timeslot>;

/** A shop or locker to collect an order from (CHKT-030, CHKT-031). */
export const collectionLocation = z.object({
  /** Id of the place, to be used as the `addressId` of an address. */
  locationId: z.string(),
  /** Name of the place. */
  name: z.string(),
  address: foundAddress,
  /** Distance in miles from the requested postcode. */
  miles: z.number(),
  /** Opening times, in words. */
  openingTimes: z.string(),
});
/** A shop or locker; `miles` is its distance from the requested postcode. */
export type CollectionLocation = z.infer<typeof collectionLocation>;

/** Renames `orderItems` to `lineItems`, because the API uses either name (ANLY-074). */
function withLineItems(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('orderItems' in input)) return input;
  const { orderItems, ...rest } = input;
  return { lineItems: orderItems, ...rest };
}

/** An order, from the start of the checkout until after it is placed (CHKT-092 to CHKT-101). */
export const order = z.pipe(
  z.transform(withLineItems),
  z.object({
    /** Id of the order. */
    id: z.string(),
    /** Id of the order's payment, set once the order is placed; the confirmation page fetches the order by this id. */
    transactionId: z.optional(z.string()),
    /** Email address the order confirmation is sent to. */
    emailId: z.optional(z.string()),
    /** Whether it was placed without an account. */
    isGuest: z.boolean(),
    /** The lines of the order; `orderItems` is accepted too. */
    lineItems: z.array(lineItem),
    /** Number of bottles in the whole order. */
    numBottles: z.number(),
    orderPriceInfo,
    /** Totals in whole points, on a points site. */
    orderPointsInfo: z.optional(orderPointsInfo),
    /** Delivery method and address. */
    shippingDetails: z.object({
      address: z.optional(address),
      shippingMethod: z.optional(shippingMethod),
      /** Part of the day for the delivery, if one was chosen (CHKT-028, CHKT-029). */
      timeslot: z.optional(timeslot),
    }),
    /** Billing address (CHKT-016 to CHKT-018). */
    billingAddress: z.optional(billingAddress),
    /** Parts of the payment. */
    paymentDetails: z.array(orderPayment),
    /** Changes to its price, such as promotions. */
    adjustments: z.array(orderAdjustment),
    labelMessages: z.optional(labelMessages),
    giftDetails: z.optional(giftDetails),
  }),
);
/** An order, in progress or placed. */
export type Order = z.infer<typeof order>;

/** Response to paying for an order. */
export const placedOrder = z.object({
  /** Id of the order. */
  orderId: z.string(),
  /** Id of the order's payment; the confirmation page fetches the order by this id. */
  transactionId: z.string(),
});
/** The ids of a paid order. */
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Response to paying with a provider that has its own page: the address where the shopper pays, and the order that
 * awaits this payment (CHKT-044). */
export const redirectedPayment = z.object({
  /** Id of the waiting order. */
  orderId: z.string(),
  /** Address of the payment page. */
  redirectUrl: z.string(),
});
/** A payment that continues at another address. */
export type RedirectedPayment = z.infer<typeof redirectedPayment>;
