import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../common/days.js';
import {
  type EVoucherFields,
  emptyEVoucher,
  eVoucherAmountText,
  eVoucherExpiry,
  eVoucherFields,
  eVoucherPayload,
  oneYearAfter,
} from './eVoucher.js';

const good: EVoucherFields = {
  preset: '25',
  custom: '',
  recipientName: 'Ida Fenn',
  recipientEmail: 'ida@friend.example',
  verifyEmail: 'ida@friend.example',
  message: 'Happy birthday',
};
/** Collects the first problem of each field, as a form shows it. */
function problems(fields: Partial<EVoucherFields>): Readonly<Record<string, string>> {
  const { error } = eVoucherFields.safeParse({ ...good, ...fields });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]).reverse());
}
const amountOf = (custom: string) => problems({ preset: '', custom }).custom;

describe('the amount', () => {
  test.each([
    ['500', undefined],
    ['£500', undefined],
    ['499', undefined],
    ['1', undefined],
    [' 25.00 ', undefined],
    ['500.00', undefined],
  ])('%j is accepted [GIFT-018]', (custom, problem) => {
    expect(amountOf(custom)).toBe(problem);
  });
  test.each([
    ['', 'eVoucher.amountMissing'],
    ['0', 'eVoucher.amountMissing'],
    ['-5', 'eVoucher.amountMissing'],
    ['-0.5', 'eVoucher.amountMissing'],
    ['ten', 'eVoucher.amountMissing'],
    ['1e2', 'eVoucher.amountMissing'],
    ['501', 'eVoucher.amountTooLarge'],
    ['500.01', 'eVoucher.amountTooLarge'],
    ['0.5', 'eVoucher.amountNotWhole'],
    ['499.99', 'eVoucher.amountNotWhole'],
  ])('%j is refused as %s, checking above 0 first, then at most 500, then whole', (custom, problem) => {
    expect(amountOf(custom)).toBe(problem);
  });
  test('is the typed one when no preset is chosen, even if the form gives null', () => {
    const unchosen = { ...good, preset: null as unknown as string };
    expect(problems({ ...unchosen, custom: '' })).toEqual({ custom: 'eVoucher.amountMissing' });
    expect(eVoucherFields.parse({ ...unchosen, custom: '40' })).toEqual({ ...good, preset: '', custom: '40' });
  });
  test('is sent as text for any whole number from 1 to 500, and any other amount is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2000 }), (amount) => {
        const fields = { ...good, preset: '', custom: String(amount) };
        expect(eVoucherFields.safeParse(fields).success).toBe(amount >= 1 && amount <= 500);
        if (amount >= 1 && amount <= 500) expect(eVoucherPayload(fields, 'EV').amount).toBe(String(amount));
      }),
    );
  });
  test('is the preset when one is chosen', () => {
    expect(problems({ preset: '100', custom: '' })).toEqual({});
  });
});

test('all fields are checked together, including those compared with each other', () => {
  expect(problems(emptyEVoucher)).toEqual({
    custom: 'eVoucher.amountMissing',
    recipientName: 'eVoucher.nameMissing',
    recipientEmail: 'eVoucher.emailMissing',
    message: 'eVoucher.messageMissing',
  });
  expect(problems({ ...emptyEVoucher, verifyEmail: 'ida@friend.example' })).toMatchObject({
    recipientEmail: 'eVoucher.emailMissing',
    verifyEmail: 'email.invalid',
  });
});

const hundredAndOne = `${'a'.repeat(50)}@${'b'.repeat(42)}.example`;

test.each<[Partial<EVoucherFields>, object]>([
  [{ recipientName: 'x'.repeat(100) }, {}],
  [{ recipientName: 'x'.repeat(101) }, { recipientName: 'eVoucher.nameTooLong' }],
  [{ recipientName: ' ' }, { recipientName: 'eVoucher.nameMissing' }],
  [{ recipientEmail: hundredAndOne.slice(1), verifyEmail: hundredAndOne.slice(1) }, {}],
  [{ recipientEmail: hundredAndOne, verifyEmail: hundredAndOne }, { recipientEmail: 'eVoucher.emailTooLong' }],
  [{ recipientEmail: 'ida@', verifyEmail: 'ida@' }, { recipientEmail: 'email.invalid' }],
  [{ verifyEmail: 'ada@friend.example' }, { verifyEmail: 'email.invalid' }],
  [{ verifyEmail: ' ida@friend.example ' }, {}],
  [{ message: '\n ' }, { message: 'eVoucher.messageMissing' }],
  [{ message: 'x'.repeat(200) }, {}],
  [{ message: 'x'.repeat(201) }, { message: 'eVoucher.messageTooLong' }],
])('%j has the problems %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

test.each([
  ['ida@friend.example', undefined],
  ['ida.fenn+wine@mail.friend.example', undefined],
  ['ida', 'email.invalid'],
  ['@friend.example', 'email.invalid'],
  ['ida@friend', 'email.invalid'],
  ['ida@friend.', 'email.invalid'],
  ['ida fenn@friend.example', 'email.invalid'],
  ['ida@friend.example, tom@friend.example', 'email.invalid'],
])('the address %j matches the pattern or not: %s', (recipientEmail, problem) => {
  expect(problems({ recipientEmail, verifyEmail: recipientEmail }).recipientEmail).toBe(problem);
});

test.each(['EVTEST1', 'EV00001'])('a voucher is sent with exactly these fields, and the item code %s', (itemCode) => {
  const fields = eVoucherFields.parse({ ...good, preset: '', custom: '£40', recipientName: ' Ida  Fenn ' });
  expect(eVoucherPayload(fields, itemCode)).toEqual({
    amount: '40',
    itemCode,
    message: 'Happy birthday',
    quantity: '1',
    recipientEmail: 'ida@friend.example',
    recipientName: 'Ida Fenn',
    salesCode: null,
    verifyEmail: 'ida@friend.example',
  });
});

test.each([
  ['2026-11-24', '24/11/2027'],
  ['2027-02-28', '28/02/2028'],
  ['2028-02-29', '28/02/2029'],
  ['2027-12-31', '31/12/2028'],
  ['2027-03-01', '01/03/2028'],
])('a voucher bought on %s is valid until %s', (today, expiry) => {
  expect(eVoucherExpiry(today)).toBe(expiry);
});

test('every day has a valid day one year later', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      const later = oneYearAfter(day);
      expect(new Date(later).toISOString().slice(0, 10)).toBe(later);
      const days = (Date.parse(later) - Date.parse(day)) / dayMs;
      expect([365, 366]).toContain(days);
    }),
  );
});

test.each([
  [25, 'GBP', '£25'],
  [500, 'USD', '$500'],
  [100, 'AUD', '$100'],
] as const)('%i %s is formatted as %s', (amount, currency, expected) => {
  expect(eVoucherAmountText(amount, { currency })).toBe(expected);
});
