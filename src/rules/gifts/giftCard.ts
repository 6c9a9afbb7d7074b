import * as z from 'zod/mini';
import { typedCode } from '../common/typedText.js';

const digits = (missing: string, invalid: string, pattern: RegExp) =>
  z.string().check(z.overwrite(typedCode), z.minLength(1, { error: missing, abort: true }), z.regex(pattern, invalid));

/** Form for a gift card: number and PIN are digits (GIFT-043 to GIFT-046). */
export const giftCardFields = z.object({
  cardNumber: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typedCode(typed).replace(/[\s-]/g, '')),
    ),
    digits('gift.cardNumberMissing', 'gift.cardNumberInvalid', /^\d{8,19}$/),
  ),
  voucherPin: digits('gift.pinMissing', 'gift.pinInvalid', /^\d{4,8}$/),
});
/** Number and PIN of a gift card. */
export type GiftCardFields = z.output<typeof giftCardFields>;

/** Form for a gift voucher whose value the shop looks up: its code alone. */
export const giftVoucherCodeFields = z.object({
  voucherCode: z
    .string()
    .check(
      z.overwrite(typedCode),
      z.toUpperCase(),
      z.minLength(1, { error: 'gift.voucherCodeMissing', abort: true }),
      z.regex(/^[\w.-]{1,40}$/, 'gift.voucherCodeInvalid'),
    ),
});

/** Form for a gift voucher: its code, and its value in whole or decimal units (GIFT-047). */
export const giftVoucherFields = z.object({
  ...giftVoucherCodeFields.shape,
  worth: z.pipe(
    z
      .string()
      .check(
        z.overwrite(typedCode),
        z.regex(/^\s*[£$]?\s*(?!0+(\.0+)?\s*$)\d{1,6}(\.\d{1,2})?\s*$/, 'gift.worthInvalid'),
      ),
    z.transform((typed) => Number(typed.replace(/[£$\s]/g, ''))),
  ),
});
/** Code and value of a gift voucher; the value is a decimal in the site's currency, or whole points. */
export type GiftVoucherFields = z.output<typeof giftVoucherFields>;
