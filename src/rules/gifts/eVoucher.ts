import * as z from 'zod/mini';
import type { Currency } from '../../model/site.js';
import { choice } from '../common/choice.js';
import { localeOf } from '../common/money.js';
import { typedCode, typedLine } from '../common/typedText.js';

/** Preset amounts, in whole units of the site's currency (GIFT-011 to GIFT-013). */
export const eVoucherPresets = [25, 50, 100] as const;
/** Largest amount allowed (GIFT-017, GIFT-018). */
export const eVoucherMaximum = 500;
/** Maximum length of a name or an email address (GIFT-021, GIFT-023). */
const mostCharacters = 100;
/** Maximum length of a message (GIFT-026). */
export const eVoucherMessageCharacters = 200;

/** Reads a typed amount; returns NaN when it is not an amount. */
const amountTyped = (typed: string): number => {
  const figures = typedCode(typed).replace(/^[£$]/, '').trim();
  return /^-?\d+(\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
};

/** Returns the problem with an amount, in the order of the checks: above 0, at most 500, whole (OPEN-084). */
function amountProblem(typed: string): string | undefined {
  const amount = amountTyped(typed);
  if (!(amount > 0)) return 'eVoucher.amountMissing';
  if (amount > eVoucherMaximum) return 'eVoucher.amountTooLarge';
  return Number.isInteger(amount) ? undefined : 'eVoucher.amountNotWhole';
}

/** Form for an e-voucher (GIFT-014 to GIFT-027). */
export const eVoucherFields = z
  .object({
    /** Preset amount; empty when another amount is typed (GIFT-015). */
    preset: choice(),
    /** Typed amount; empty when a preset is chosen. */
    custom: z.string(),
    recipientName: z
      .string()
      .check(
        z.overwrite(typedLine),
        z.minLength(1, 'eVoucher.nameMissing'),
        z.maxLength(mostCharacters, 'eVoucher.nameTooLong'),
      ),
    recipientEmail: z
      .string()
      .check(
        z.overwrite(typedCode),
        z.minLength(1, 'eVoucher.emailMissing'),
        z.maxLength(mostCharacters, 'eVoucher.emailTooLong'),
        z.email('email.invalid'),
      ),
    /** The recipient's email address, repeated for verification (OPEN-043). */
    verifyEmail: z.string().check(z.overwrite(typedCode)),
    /** Kept as typed, because the character counter counts the message as typed. */
    message: z
      .string()
      .check(
        z.regex(/\S/, 'eVoucher.messageMissing'),
        z.maxLength(eVoucherMessageCharacters, 'eVoucher.messageTooLong'),
      ),
  })
  .check(({ value, issues }) => {
    const problem = value.preset === '' ? amountProblem(value.custom) : undefined;
    if (problem) issues.push({ code: 'custom', input: value.custom, path: ['custom'], message: problem });
    if (value.verifyEmail !== value.recipientEmail)
      issues.push({ code: 'custom', input: value.verifyEmail, path: ['verifyEmail'], message: 'email.invalid' });
  });
/** Values of the e-voucher form. */
export type EVoucherFields = z.infer<typeof eVoucherFields>;

/** Values of the empty form. */
export const emptyEVoucher: EVoucherFields = {
  preset: '',
  custom: '',
  recipientName: '',
  recipientEmail: '',
  verifyEmail: '',
  message: '',
};

/** Returns the amount of a valid e-voucher, in whole units of the site's currency. */
export const eVoucherAmount = ({ preset, custom }: Pick<EVoucherFields, 'preset' | 'custom'>): number =>
  amountTyped(preset || custom);

/** Formats the amount of an e-voucher as `£25`. It is in currency even on a points site. */
export const eVoucherAmountText = (amount: number, { currency }: { readonly currency: Currency }): string =>
  new Intl.NumberFormat(localeOf({ currency }), { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );

/** Builds the payload of a valid e-voucher, in the format of the second document (GIFT-032 to GIFT-040, OPEN-013). */
export const eVoucherPayload = (fields: EVoucherFields, itemCode: string) => ({
  amount: String(eVoucherAmount(fields)),
  itemCode,
  message: fields.message,
  quantity: '1' as const,
  recipientEmail: fields.recipientEmail,
  recipientName: fields.recipientName,
  salesCode: null,
  verifyEmail: fields.verifyEmail,
});

/** Returns the ISO date one year after the given one; for 29 February it is 28 February (OPEN-087). */
export function oneYearAfter(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** Returns the last valid day of an e-voucher bought on an ISO date, as dd/mm/yyyy (GIFT-030). */
export const eVoucherExpiry = (today: string): string => oneYearAfter(today).split('-').reverse().join('/');
