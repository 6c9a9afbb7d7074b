/** Vouchers, e-vouchers and gift cards. */

import * as z from 'zod/mini';
import { giftCardBalance, voucher } from '../../model/voucher.js';
import { defineEndpoint } from '../endpoint.js';
import { figures, itemCode, shortText, someText } from '../fields.js';

/** Path parameters of a voucher. */
const params = z.object({
  /** Code printed on the voucher. */
  voucherCode: itemCode,
});
const emailOf100 = z.string().check(z.maxLength(100, 'is too long'), z.email('must be a valid email address'));

/** Lists the customer's vouchers. */
export const listVouchers = defineEndpoint({
  id: 'listVouchers',
  method: 'GET',
  path: '/api/user/voucher/list',
  response: z.object({
    /** The vouchers. */
    vouchers: z.array(voucher),
  }),
  callers: 'hard',
  failures: [],
  evidence: 'assumed',
  rules: ['ACCT-040'],
});

/** Checks a voucher code and fetches the voucher. */
export const validateVoucher = defineEndpoint({
  id: 'validateVoucher',
  method: 'PUT',
  path: '/api/user/voucher/validate/{voucherCode}',
  params,
  response: voucher,
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['ACCT-040', 'ACCT-041', 'GIFT-047'],
});

/** Redeems a voucher to the account, for a later order. */
export const redeemVoucher = defineEndpoint({
  id: 'redeemVoucher',
  method: 'PUT',
  path: '/api/user/voucher/redeem/{voucherCode}',
  params,
  response: z.unknown(),
  callers: 'hard',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['ACCT-040', 'GIFT-047'],
});

/** Adds a gift voucher sent by email to the basket. */
export const addEVoucherToCart = defineEndpoint({
  id: 'addEVoucherToCart',
  method: 'PUT',
  path: '/api/cart/eItemCode',
  body: z.object({
    /** Item code of the e-voucher, which differs between sites. */
    itemCode,
    /** Always `1`. */
    quantity: z.literal('1'),
    /** Name of the giver. One of the documents lists this field; the other does not (OPEN-013). */
    name: z.optional(shortText),
    /** Email address of the recipient; at most 100 characters. */
    recipientEmail: emailOf100,
    /** Name of the recipient. */
    recipientName: shortText,
    /** The recipient's email address, repeated for verification. */
    verifyEmail: z.optional(emailOf100),
    /** Message to the recipient: 1 to 200 characters. */
    message: someText(200),
    /** Value in whole units of the site's currency: 1 to 500. */
    amount: z.string().check(
      z.regex(/^\d+$/, 'must be a whole number'),
      z.refine((amount) => Number(amount) >= 1 && Number(amount) <= 500, 'must be from 1 to 500'),
    ),
    /** Always null. */
    salesCode: z.optional(z.null()),
  }),
  response: z.unknown(),
  needs200: true,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: [
    'GIFT-032',
    'GIFT-033',
    'GIFT-034',
    'GIFT-035',
    'GIFT-036',
    'GIFT-037',
    'GIFT-038',
    'GIFT-039',
    'GIFT-040',
    'GIFT-041',
  ],
});

/** Applies a voucher to the basket of this session, replacing any voucher already applied. */
export const applyCheckoutCoupon = defineEndpoint({
  id: 'applyCheckoutCoupon',
  method: 'PUT',
  path: '/api/checkout/coupon/{voucher}',
  params: z.object({
    /** Code of the voucher. */
    voucher: itemCode,
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['CHKT-071', 'BSKT-082'],
});

/** Fetches the balance of a gift card. */
export const getGiftCardBalance = defineEndpoint({
  id: 'getGiftCardBalance',
  method: 'GET',
  path: '/api/giftcards/{cardNumber}/balance',
  params: z.object({
    /** Number of the gift card: 8 to 19 digits. */
    cardNumber: figures(8, 19),
  }),
  query: z.object({
    /** PIN of the gift card: 4 to 8 digits. */
    pin: figures(4, 8),
  }),
  response: giftCardBalance,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-043', 'GIFT-043', 'GIFT-045', 'GIFT-046'],
  sensitive: ['cardNumber', 'pin'],
});
