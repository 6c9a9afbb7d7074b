/** The checkout, from the email address to the payment. */

import * as z from 'zod/mini';
import { foundAddress, shippingCountry } from '../../model/address.js';
import {
  cardAuthentication,
  cardProviderSetup,
  order,
  paymentOption,
  placedOrder,
  redirectedPayment,
  shippingMethod,
} from '../../model/order.js';
import { defineEndpoint } from '../endpoint.js';
import { checkoutAddress, email, flag, givenPayment, givenTimeslot, itemCode, postcode } from '../fields.js';

/** Checks whether an email address belongs to an account. */
export const validateEmailLegacy = defineEndpoint({
  id: 'validateEmailLegacy',
  method: 'GET',
  path: '/jsp/checkout/common/validateEmail.jsp',
  query: z.object({ email }),
  response: z.object({
    /** Whether an account has this address. */
    registered: z.boolean(),
  }),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-006'],
});

/** Starts a checkout for a guest, with an email address. */
export const createGuestCheckout = defineEndpoint({
  id: 'createGuestCheckout',
  method: 'PUT',
  path: '/api/checkout/createGuestCheckout',
  body: z.object({
    /** Email address the order confirmation is sent to. */
    emailId: email,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-002', 'CHKT-003', 'CHKT-007'],
});

/** Starts a checkout for the signed-in customer. */
export const createRegisteredCheckout = defineEndpoint({
  id: 'createRegisteredCheckout',
  method: 'PUT',
  path: '/api/checkout/createRegisteredCheckout',
  response: z.unknown(),
  callers: 'hard',
  failures: [409],
  evidence: 'assumed',
  rules: ['CHKT-004', 'CHKT-007', 'IDENT-013'],
});

/** Lists the order of the checkout, whether in progress or placed; empty before a checkout. */
export const listCheckoutOrders = defineEndpoint({
  id: 'listCheckoutOrders',
  method: 'GET',
  path: '/api/checkout/orders',
  response: z.array(order),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['CHKT-010'],
});

/** Lists the addresses at a postcode. */
export const findAddressesByPostcode = defineEndpoint({
  id: 'findAddressesByPostcode',
  method: 'GET',
  path: '/api/address/postcode/{postcode}',
  params: z.object({ postcode }),
  response: z.array(foundAddress),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-011'],
});

/** Lists the countries the site delivers to. */
export const listShippingCountries = defineEndpoint({
  id: 'listShippingCountries',
  method: 'GET',
  path: '/api/checkout/shipping/countries',
  response: z.array(shippingCountry),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['CHKT-021'],
});

/** Sets the delivery address of the checkout through the legacy endpoint. The kit calls `addCheckoutShippingAddressV2`
 * instead (OPEN-075). */
export const addCheckoutShippingAddress = defineEndpoint({
  id: 'addCheckoutShippingAddress',
  method: 'POST',
  path: '/api/checkout/shipping/addresses',
  body: z.object({
    /** Delivery address of the order. */
    address: checkoutAddress,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-014', 'CHKT-020'],
});

/** Sets the delivery address of the checkout. This is the endpoint the kit calls. */
export const addCheckoutShippingAddressV2 = defineEndpoint({
  id: 'addCheckoutShippingAddressV2',
  method: 'POST',
  path: '/api/checkout/shipping/addresses/v2',
  body: z.object({
    /** Delivery address of the order. */
    shippingDetail: checkoutAddress,
    /** Further uses of the address. */
    options: z.object({
      /** Whether it also becomes the billing address. */
      createBillingAddrflag: z.boolean(),
    }),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-014', 'CHKT-019', 'CHKT-020'],
});

/** Lists the delivery or collection methods for a postcode, with their prices. */
export const listCheckoutShippingMethods = defineEndpoint({
  id: 'listCheckoutShippingMethods',
  method: 'GET',
  path: '/api/checkout/shipping/methods',
  query: z.object({
    postcode,
    /** `delivery` to the door, or `collection`; other values may follow. */
    type: itemCode,
  }),
  response: z.array(shippingMethod),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-022', 'CHKT-025'],
});

/** Sets the delivery method of the checkout, and the part of the day for the delivery. */
export const setCheckoutShippingMethod = defineEndpoint({
  id: 'setCheckoutShippingMethod',
  method: 'PUT',
  path: '/api/checkout/shipping/methods',
  /** The kit sends the first format; the second is the legacy one (OPEN-075). */
  body: z.union([
    z.object({
      /** Code of the delivery method, such as `STD`. */
      shippingMethod: itemCode,
      /** Part of the day for the delivery, as listed by `getShippingOptions`; unset when any will do. */
      timeslot: z.optional(givenTimeslot),
    }),
    z.object({
      /** Code of the delivery method, in the legacy format. */
      method: itemCode,
    }),
  ]),
  response: z.unknown(),
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-024', 'CHKT-028', 'CHKT-029', 'CHKT-034'],
});

/** Lists the payment methods; a visitor without a checkout is refused (OPEN-005). */
export const listPaymentOptions = defineEndpoint({
  id: 'listPaymentOptions',
  method: 'GET',
  path: '/api/checkout/payment/paymentOptions',
  response: z.array(paymentOption),
  callers: 'anyone',
  failures: [401],
  evidence: 'specified',
  rules: ['CHKT-049', 'CHKT-055'],
});

/** Fetches the setup of the card provider's fields. */
export const getCardProviderPayment = defineEndpoint({
  id: 'getCardProviderPayment',
  method: 'GET',
  path: '/api/checkout/payment/{cardProvider}/{testing}',
  params: z.object({
    /** Provider, as returned by `listPaymentOptions`. */
    cardProvider: itemCode,
    /** Whether to use the provider's test system: `true` or `false`. */
    testing: flag,
  }),
  response: cardProviderSetup,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['CHKT-047'],
});

/** Exchanges the card fields' token for an authenticated card (3-D Secure). */
export const payerAuth = defineEndpoint({
  id: 'payerAuth',
  method: 'PUT',
  path: '/api/checkout/payment/{cardProvider}/payerauth',
  params: z.object({
    /** Provider, as returned by `listPaymentOptions`. */
    cardProvider: itemCode,
  }),
  body: z.object({
    /** Token from the provider's card fields: 1 to 2000 characters. */
    transientToken: z.string().check(z.minLength(1, 'is required'), z.maxLength(2000, 'is too long')),
    /** Id of a saved card to use instead of a new one; the token then covers its CVV. */
    cardId: z.optional(itemCode),
  }),
  response: cardAuthentication,
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['CHKT-045', 'CHKT-046'],
  sensitive: ['transientToken'],
});

/** Pays for the checkout and places its order, or returns the address where the shopper has to pay. In that case a
 * second call, with the token the shopper brings back, places the order. Any later call returns the same order. The
 * kit sends one `Idempotency-Key` for each attempt to pay; it is assumed that the server honours it. */
export const payAndCommit = defineEndpoint({
  id: 'payAndCommit',
  method: 'PUT',
  path: '/api/checkout/payandcommit',
  body: z.object(givenPayment),
  response: z.union([placedOrder, redirectedPayment]),
  idempotencyKey: true,
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-073', 'CHKT-074', 'CHKT-075'],
  sensitive: ['voucherPin'],
});

/** Fetches an order placed in this session, or one of the customer's earlier orders. */
export const getOrder = defineEndpoint({
  id: 'getOrder',
  method: 'GET',
  path: '/api/user/order',
  query: z.object({
    /** Id of the order or of its transaction. */
    orderId: itemCode,
  }),
  response: order,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['CHKT-077', 'CHKT-085'],
});
