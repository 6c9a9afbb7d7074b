import * as z from 'zod/mini';
import { billingAddress } from './account.js';
import { address, foundAddress } from './address.js';
import { lineItem, orderPointsInfo, orderPriceInfo } from './basket.js';

/** One way to have an order delivered (CHKT-025). */
export const shippingMethod = z.object({
  /** Code by which the method is chosen, such as `STD`. */
  type: z.string(),
  /** Name of the method. */
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
  /** How is paid, such as `creditCard`. */
  paymentMode: z.string(),
  /** Who takes the payment; some modes have nobody. */
  paymentProvider: z.optional(z.string()),
});
/** A way to pay, by mode and provider. */
export type PaymentOption = z.infer<typeof paymentOption>;

/** What a card provider's fields need to start (CHKT-047). */
export const cardProviderSetup = z.object({
  /** Name of the provider. */
  cardProvider: z.string(),
  /** Whether its test system is used. */
  testing: z.boolean(),
  /** Public: it names the shop to the provider. */
  clientKey: z.string(),
});
/** What a card provider's fields are set up with. */
export type CardProviderSetup = z.infer<typeof cardProviderSetup>;

/** The result of authenticating a card with its bank (CHKT-046, CHKT-048): it may be charged under `cardId`. */
export const cardAuthentication = z.object({
  /** Id the card may be charged under. */
  cardId: z.string(),
  /** Brand of the card in capital letters, such as `VISA`. */
  cardType: z.string(),
  /** Last four figures of its number. */
  lastFour: z.string(),
  /** Where the shopper confirms to the bank first; the card can be charged once it was shown again after that. */
  challenge: z.optional(
    z.object({
      /** Address of the bank's page. */
      url: z.string(),
    }),
  ),
});
/** A card its bank has authenticated. */
export type CardAuthentication = z.infer<typeof cardAuthentication>;

/** A part of an order's payment (CHKT-095 to CHKT-098). */
export const orderPayment = z.object({
  /** How this part is paid, such as `creditCard`. */
  type: z.string(),
  /** Decimal in the site's currency, or whole points. */
  amount: z.number(),
  /** Serial number of a gift card. */
  serialId: z.optional(z.string()),
  /** Code of a voucher. */
  voucherCode: z.optional(z.string()),
  /** Id of the card that is charged. */
  cardId: z.optional(z.string()),
  /** Brand of the card in capital letters, such as `VISA`. */
  cardType: z.optional(z.string()),
  /** Last four figures of the card's number. */
  lastFour: z.optional(z.string()),
});
/** One payment towards an order. */
export type OrderPayment = z.infer<typeof orderPayment>;

/** A change to an order's price (CHKT-099 to CHKT-101). */
export const orderAdjustment = z.object({
  /** What kind of change it is; an open set. */
  adjustmentType: z.string(),
  /** Decimal in the site's currency, or whole points; below zero when it is taken off. */
  adjustmentAmount: z.number(),
  /** Name of the promotion, to be shown. */
  promotionName: z.string(),
});
/** A discount or charge on an order; `adjustmentAmount` is a decimal in the site's currency, or whole points. */
export type OrderAdjustment = z.infer<typeof orderAdjustment>;

/** Lines printed on the parcel's label (CHKT-035 to CHKT-038). */
export const labelMessages = z.object({
  /** First line on the label. */
  labelMessage1: z.optional(z.string()),
  /** Second line on the label. */
  labelMessage2: z.optional(z.string()),
  /** Third line on the label. */
  labelMessage3: z.optional(z.string()),
  /** Fourth line on the label. */
  labelMessage4: z.optional(z.string()),
});

/** Gift options of an order (CHKT-039 to CHKT-041). */
export const giftDetails = z.object({
  /** Whether the order is a gift. */
  sendGift: z.boolean(),
  /** Lines of the message that comes with it: at most 6. */
  giftMessages: z.optional(z.array(z.string())),
  /** Email address of who receives it. */
  recipientEmail: z.optional(z.string()),
});

/** The server's texts about a delivery method (CHKT-026). */
export const shippingMethodInfo = z.object({
  /** When it comes, in the server's words. */
  deliveryPromiseText: z.string(),
  /** What else there is to know about it. */
  deliveryMessage: z.string(),
});
/** The server's texts about a delivery method. */
export type ShippingMethodInfo = z.infer<typeof shippingMethodInfo>;

/** A part of a day in which an order can come (CHKT-027 to CHKT-029). */
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
  /** Id of the place, as an address's `addressId`. */
  locationId: z.string(),
  /** Name of the place. */
  name: z.string(),
  address: foundAddress,
  /** Distance from the postcode that was asked for, in miles. */
  miles: z.number(),
  /** When it is open, in words. */
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
    /** Id of the order. */
    id: z.string(),
    /** Its payment's id, once it is placed; the confirmation page recalls the order by it. */
    transactionId: z.optional(z.string()),
    /** Email address the order is confirmed to. */
    emailId: z.optional(z.string()),
    /** Whether it was placed without an account. */
    isGuest: z.boolean(),
    /** The lines of the order; read also from `orderItems`. */
    lineItems: z.array(lineItem),
    /** Bottles in the whole order. */
    numBottles: z.number(),
    orderPriceInfo,
    /** What it comes to in whole points, on a points site. */
    orderPointsInfo: z.optional(orderPointsInfo),
    /** Where and how it is delivered. */
    shippingDetails: z.object({
      address: z.optional(address),
      shippingMethod: z.optional(shippingMethod),
      /** When it comes, where a part of a day was chosen (CHKT-028, CHKT-029). */
      timeslot: z.optional(timeslot),
    }),
    /** Where the bill goes (CHKT-016 to CHKT-018). */
    billingAddress: z.optional(billingAddress),
    /** How it is paid, a part each. */
    paymentDetails: z.array(orderPayment),
    /** Changes to its price, such as promotions. */
    adjustments: z.array(orderAdjustment),
    labelMessages: z.optional(labelMessages),
    giftDetails: z.optional(giftDetails),
  }),
);
/** An order, under way or placed. */
export type Order = z.infer<typeof order>;

/** The answer to paying for an order. */
export const placedOrder = z.object({
  /** Id of the order. */
  orderId: z.string(),
  /** Id of its payment; the confirmation page recalls the order by it. */
  transactionId: z.string(),
});
/** The ids of an order that was paid for. */
export type PlacedOrder = z.infer<typeof placedOrder>;

/** The answer to paying by a provider with a page of its own: where the shopper goes to pay, and which order waits for it
 * (CHKT-044). */
export const redirectedPayment = z.object({
  /** Id of the order that waits. */
  orderId: z.string(),
  /** Address of the page to pay at. */
  redirectUrl: z.string(),
});
/** A payment that goes on at another address. */
export type RedirectedPayment = z.infer<typeof redirectedPayment>;
