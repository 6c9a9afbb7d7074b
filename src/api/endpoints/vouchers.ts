import * as z from 'zod/mini';
import { giftCardBalance, voucher } from '../../model/voucher.js';
import { defineEndpoint } from '../endpoint.js';
import { figures, itemCode, shortText, someText } from '../fields.js';

const voucherCode = itemCode;
const emailOf100 = z.string().check(z.maxLength(100, 'is too long'), z.email('must be a valid email address'));

/** Lists the customer's vouchers. */
export const listVouchers = defineEndpoint({
  id: 'listVouchers',
  method: 'GET',
  path: '/api/user/voucher/list',
  response: z.object({ vouchers: z.array(voucher) }),
  callers: 'hard',
  failures: [],
  evidence: 'assumed',
  rules: ['ACCT-040'],
});

/** Checks a voucher code and fetches its voucher. */
export const validateVoucher = defineEndpoint({
  id: 'validateVoucher',
  method: 'PUT',
  path: '/api/user/voucher/validate/{voucherCode}',
  params: z.object({ voucherCode }),
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
  params: z.object({ voucherCode }),
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
    itemCode,
    quantity: z.literal('1'),
    /** The giver's name: one document lists it, the other does not (OPEN-013). */
    name: z.optional(shortText),
    recipientEmail: emailOf100,
    recipientName: shortText,
    verifyEmail: z.optional(emailOf100),
    message: someText(200),
    amount: z.string().check(
      z.regex(/^\d+$/, 'must be a whole number'),
      z.refine((amount) => Number(amount) >= 1 && Number(amount) <= 500, 'must be from 1 to 500'),
    ),
    salesCode: z.optional(z.null()),
  }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['GIFT-032', 'GIFT-033', 'GIFT-034', 'GIFT-035', 'GIFT-036', 'GIFT-037', 'GIFT-038', 'GIFT-039', 'GIFT-040'],
});

/** Applies a voucher to this visit's basket, replacing any other. */
export const applyCheckoutCoupon = defineEndpoint({
  id: 'applyCheckoutCoupon',
  method: 'PUT',
  path: '/api/checkout/coupon/{voucher}',
  params: z.object({ voucher: voucherCode }),
  response: z.unknown(),
  callers: 'anyone',
  failures: [404, 409, 422],
  evidence: 'assumed',
  rules: ['CHKT-071', 'BSKT-082'],
});

/** Fetches what is left on a gift card. */
export const getGiftCardBalance = defineEndpoint({
  id: 'getGiftCardBalance',
  method: 'GET',
  path: '/api/giftcards/{cardNumber}/balance',
  params: z.object({ cardNumber: figures(8, 19) }),
  query: z.object({ pin: figures(4, 8) }),
  response: giftCardBalance,
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['ACCT-043', 'GIFT-043', 'GIFT-045', 'GIFT-046'],
  sensitive: ['cardNumber', 'pin'],
});
