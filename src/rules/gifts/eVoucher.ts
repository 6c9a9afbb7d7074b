import * as z from 'zod/mini';
import type { Currency } from '../../model/site.js';
import { choice } from '../common/choice.js';
import { localeOf } from '../common/money.js';
import { typedCode, typedLine } from '../common/typedText.js';

/** Amounts to choose from, in whole units of the site's currency (GIFT-011 to GIFT-013). */
export const eVoucherPresets = [25, 50, 100] as const;
/** The largest amount, which is accepted itself (GIFT-017, GIFT-018). */
export const eVoucherMaximum = 500;
/** How long a name and an email address may be (GIFT-021, GIFT-023). */
const mostCharacters = 100;
/** How long a message may be (GIFT-026). */
export const eVoucherMessageCharacters = 200;

/** What an amount that was typed means; not a number where it means none. */
const amountTyped = (typed: string): number => {
  const figures = typedCode(typed).replace(/^[£$]/, '').trim();
  return /^-?\d+(\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
};

/** What is wrong with an amount, in the order of the checks: above 0, at most 500, whole (OPEN-084). */
function amountProblem(typed: string): string | undefined {
  const amount = amountTyped(typed);
  if (!(amount > 0)) return 'eVoucher.amountMissing';
  if (amount > eVoucherMaximum) return 'eVoucher.amountTooLarge';
  return Number.isInteger(amount) ? undefined : 'eVoucher.amountNotWhole';
}

/** What an e-voucher takes (GIFT-014 to GIFT-027). */
export const eVoucherFields = z
  .object({
    /** One of the preset amounts; empty where another is typed (GIFT-015). */
    preset: choice(),
    /** An amount that is typed; empty where a preset is chosen. */
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
    /** The email address again (OPEN-043). */
    verifyEmail: z.string().check(z.overwrite(typedCode)),
    /** As it was typed: what the counter counts. */
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
/** The values of the form of an e-voucher. */
export type EVoucherFields = z.infer<typeof eVoucherFields>;

/** The form before anything is typed. */
export const emptyEVoucher: EVoucherFields = {
  preset: '',
  custom: '',
  recipientName: '',
  recipientEmail: '',
  verifyEmail: '',
  message: '',
};

/** What a valid e-voucher is worth, in whole units of the site's currency. */
export const eVoucherAmount = ({ preset, custom }: Pick<EVoucherFields, 'preset' | 'custom'>): number =>
  amountTyped(preset || custom);

/** `£25`: the amount of an e-voucher, which is currency on a points site too. */
export const eVoucherAmountText = (amount: number, { currency }: { readonly currency: Currency }): string =>
  new Intl.NumberFormat(localeOf({ currency }), { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );

/** What is sent for a valid e-voucher: the second document's payload (GIFT-032 to GIFT-040, OPEN-013). */
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

/** The same day of the next year, ISO dates; 28 February after a 29th (OPEN-087). */
export function oneYearAfter(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** Last day of an e-voucher that is bought on an ISO date, as dd/mm/yyyy (GIFT-030). */
export const eVoucherExpiry = (today: string): string => oneYearAfter(today).split('-').reverse().join('/');
