/** Delivery methods, slots and collection, and the messages on a parcel. */

import * as z from 'zod/mini';
import { collectionLocation, giftDetails, shippingMethod, shippingMethodInfo, timeslot } from '../../model/order.js';
import { defineEndpoint } from '../endpoint.js';
import { anyText, email, isoDate, itemCode, postcode } from '../fields.js';

const message = anyText(60, 'is longer than 60 letters');

/** Fetches the server's text for a delivery method. */
export const getShippingMethodInfo = defineEndpoint({
  id: 'getShippingMethodInfo',
  method: 'GET',
  path: '/api/checkout/shipping/methods/methodinfo/{methodCode}',
  params: z.object({
    /** Code of a delivery method, such as `STD`. */
    methodCode: itemCode,
  }),
  response: shippingMethodInfo,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'specified',
  rules: ['CHKT-026'],
});

/** Lists the available delivery slots. */
export const getShippingOptions = defineEndpoint({
  id: 'getShippingOptions',
  method: 'GET',
  path: '/api/checkout/shipping/shippingOptions',
  query: z.object({
    /** Day of the delivery, ISO date. */
    date: isoDate,
    /** Code of a delivery method, such as `STD`. */
    shippingMethod: itemCode,
  }),
  response: z.array(timeslot),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-027', 'CHKT-028', 'CHKT-029'],
});

/** Lists shops and lockers near a postcode. */
export const listCollectionLocations = defineEndpoint({
  id: 'listCollectionLocations',
  method: 'GET',
  path: '/api/checkout/shipping/collectionlocations',
  query: z.object({
    postcode,
    /** `shop` or `locker`. */
    type: z.enum(['shop', 'locker'], { error: 'must be shop or locker' }),
  }),
  response: z.array(collectionLocation),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-030', 'CHKT-031'],
});

/** Sets the messages printed on the parcel's label. */
export const setLabelMessages = defineEndpoint({
  id: 'setLabelMessages',
  method: 'POST',
  path: '/api/checkout/shipping/labelmessages',
  body: z.object({
    /** First line of the label: at most 60 characters. */
    labelMessage1: z.optional(message),
    /** Second line of the label: at most 60 characters. */
    labelMessage2: z.optional(message),
    /** Third line of the label: at most 60 characters. */
    labelMessage3: z.optional(message),
    /** Fourth line of the label: at most 60 characters. */
    labelMessage4: z.optional(message),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-035', 'CHKT-036', 'CHKT-037', 'CHKT-038'],
});

/** Makes the order a gift, with the given messages. */
export const setGiftMessages = defineEndpoint({
  id: 'setGiftMessages',
  method: 'POST',
  path: '/api/checkout/gift/messages',
  body: z.object({
    ...giftDetails.shape,
    /** Lines of the message: at most 6, each of at most 60 characters. */
    giftMessages: z.optional(z.array(message).check(z.maxLength(6, 'has more than 6 lines'))),
    /** Email address of the recipient. */
    recipientEmail: z.optional(email),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['CHKT-039', 'CHKT-040', 'CHKT-041'],
});

/** Lists delivery methods through the UK's legacy endpoint. */
export const listShippingMethodsLegacy = defineEndpoint({
  id: 'listShippingMethodsLegacy',
  method: 'GET',
  path: '/jsp/checkout/uk/common/shippingMethods.jsp',
  query: z.object({ postcode }),
  response: z.array(shippingMethod),
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['CHKT-023'],
});
