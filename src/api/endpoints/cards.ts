/** Saved cards, and the check of a card number at the card gate. */

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.js';
import { capitals, figures, itemCode } from '../fields.js';

const params = z.object({
  /** Id of a saved card. */
  cardId: itemCode,
});

/** Saves a card. Saved cards are part of the user details (OPEN-073). */
export const savePaymentCard = defineEndpoint({
  id: 'savePaymentCard',
  method: 'PUT',
  path: '/api/user/payment/{options}',
  params: z.object({
    /** Use of the card: `default` is preselected. The documents do not list the values. */
    options: z.enum(['default', 'standard']),
  }),
  body: z.object({
    /** Brand of the card, in capital letters, such as `VISA`. */
    cardType: capitals,
    /** Card number: 12 to 19 digits. */
    cardNumber: figures(12, 19),
    /** Expiry month: 1 to 12, with or without a leading 0. */
    expirationMonth: z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/, 'must be a month from 1 to 12')),
    /** Expiry year: four digits. */
    expirationYear: z.string().check(z.regex(/^20\d{2}$/, 'must be a four-digit year')),
    /** Security code: 3 or 4 digits. It is not stored. */
    cvv: figures(3, 4),
    /** Kind of card, such as `creditCard`. */
    type: itemCode,
  }),
  response: z.unknown(),
  callers: 'hard',
  failures: [409, 422],
  evidence: 'assumed',
  rules: ['ACCT-028', 'ACCT-038'],
  sensitive: ['cardNumber', 'cvv'],
});

/** Deletes a saved card. */
export const deletePaymentCard = defineEndpoint({
  id: 'deletePaymentCard',
  method: 'DELETE',
  path: '/api/user/payment/{cardId}',
  params,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-028', 'ACCT-039'],
});

/** Makes a saved card the default. It has no body. */
export const setPaymentCardOptions = defineEndpoint({
  id: 'setPaymentCardOptions',
  method: 'POST',
  path: '/api/user/payment/{cardId}/options',
  params,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-028', 'ACCT-036'],
});

/** Checks a card number for the card gate. The statusMessage `successful` opens the shop; any other is shown to the
 * shopper (GATE-025, GATE-029). */
export const validateCardBinRange = defineEndpoint({
  id: 'validateCardBinRange',
  method: 'PUT',
  path: '/api/priceToPoints/card/validateBinRange',
  body: z.object({
    /** First 6 digits of the card number. */
    cardId: figures(6, 6),
  }),
  isEnvelope: true,
  response: z.object({
    /** `successful` opens the shop; any other message is shown. */
    statusMessage: z.string(),
  }),
  callers: 'anyone',
  failures: [422],
  evidence: 'specified',
  rules: ['GATE-023', 'GATE-024', 'GATE-025'],
  sensitive: ['cardId'],
});
