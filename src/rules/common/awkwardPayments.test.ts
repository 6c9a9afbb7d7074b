import { expect, test } from 'vitest';
import { type CardFields, cardFieldsOn, cardOfFields } from '../account/cardForm.js';
import { giftFields, labelFields } from '../checkout/orderMessages.js';
import { giftCardFields, giftVoucherFields } from '../gifts/giftCard.js';

interface Answer {
  readonly data?: unknown;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

/** Returns `= X` for a value accepted as X, otherwise the key of the field's message. */
const answerOf = ({ data, error }: Answer, field: string): string =>
  error
    ? (error.issues.find(({ path }) => path[0] === field)?.message ?? 'another field is wrong')
    : `= ${(data as Record<string, unknown>)[field]}`;

const card = { cardNumber: '4111111111111111', expirationMonth: '07', expirationYear: '2029', cvv: '123' };

function typedIntoCard(field: keyof typeof card, typed: string, other: Partial<typeof card> = {}): string {
  const answer = cardFieldsOn('2026-11-24').safeParse({ ...card, ...other, [field]: typed, isDefault: false });
  return answer.success ? answerOf({ data: cardOfFields(answer.data as CardFields) }, field) : answerOf(answer, field);
}

test.each([
  ['4111111111111111', '= 4111111111111111'],
  ['4111 1111 1111 1111', '= 4111111111111111'],
  ['4111-1111-1111-1111', '= 4111111111111111'],
  ['4111–1111–1111–1111', '= 4111111111111111'],
  ['4111\u20111111\u20111111\u20111111', '= 4111111111111111'],
  ['4111\u00A01111\u00A01111\u00A01111', '= 4111111111111111'],
  ['4111\u20091111\u20091111\u20091111', '= 4111111111111111'],
  ['  4111111111111111\t', '= 4111111111111111'],
  ['4111111111111111\n', '= 4111111111111111'],
  ['\u200B4111111111111111', '= 4111111111111111'],
  ['\uFEFF4111 1111 1111 1111', '= 4111111111111111'],
  ['\u202A4111 1111 1111 1111\u202C', '= 4111111111111111'],
  ['４１１１１１１１１１１１１１１１', '= 4111111111111111'],
  ['4222222222222', '= 4222222222222'],
  ['4000000000000000006', '= 4000000000000000006'],
  ['5555 5555 5555 4444', '= 5555555555554444'],
  ['2223003122003222', '= 2223003122003222'],
  ['2720 9900 0000 0007', '= 2720990000000007'],
  ['', 'cardForm.numberMissing'],
  ['   ', 'cardForm.numberMissing'],
  ['\u200B', 'cardForm.numberMissing'],
  ['\u00A0\u3000', 'cardForm.numberMissing'],
  ['4111111111111112', 'cardForm.numberInvalid'],
  ['4111 1111 1111 1112', 'cardForm.numberInvalid'],
  ['1411111111111111', 'cardForm.numberInvalid'],
  ['5555555555554445', 'cardForm.numberInvalid'],
  ['378282246310006', 'cardForm.numberInvalid'],
  ['0000000000000001', 'cardForm.numberInvalid'],
  ['411111111111', 'cardForm.numberInvalid'],
  ['41111111111111111111', 'cardForm.numberInvalid'],
  ['4111 1111 1111 111', 'cardForm.numberInvalid'],
  ['4111x1111x1111x1111', 'cardForm.numberInvalid'],
  ['4l11 1111 1111 1111', 'cardForm.numberInvalid'],
  ['4111/1111/1111/1111', 'cardForm.numberInvalid'],
  ['**** **** **** 1111', 'cardForm.numberInvalid'],
  ['card', 'cardForm.numberInvalid'],
  ['🍷', 'cardForm.numberInvalid'],
  ['٤١١١١١١١١١١١١١١١', 'cardForm.numberInvalid'],
  ['-4111111111111111', '= 4111111111111111'],
  ['1'.repeat(10_000), 'cardForm.numberInvalid'],
  ['x'.repeat(10_000), 'cardForm.numberInvalid'],
  ['6011111111111117', 'cardForm.numberUnknown'],
  ['30569309025904', 'cardForm.numberUnknown'],
  ['3530111333300000', 'cardForm.numberUnknown'],
])('card number: %j gives %j', (typed, answer) => {
  expect(typedIntoCard('cardNumber', typed)).toBe(answer);
});

test.each([
  ['expirationMonth', '07', '= 07'],
  ['expirationMonth', '7', '= 07'],
  ['expirationMonth', ' 7 ', '= 07'],
  ['expirationMonth', '０７', '= 07'],
  ['expirationMonth', '7\u200B', '= 07'],
  ['expirationMonth', '12', '= 12'],
  ['expirationMonth', '0', 'cardForm.month'],
  ['expirationMonth', '00', 'cardForm.month'],
  ['expirationMonth', '13', 'cardForm.month'],
  ['expirationMonth', '-7', 'cardForm.month'],
  ['expirationMonth', '7.5', 'cardForm.month'],
  ['expirationMonth', 'July', 'cardForm.month'],
  ['expirationMonth', '', 'cardForm.month'],
  ['expirationMonth', '7'.repeat(10_000), 'cardForm.month'],
  ['expirationYear', '2029', '= 2029'],
  ['expirationYear', '29', '= 2029'],
  ['expirationYear', ' 29', '= 2029'],
  ['expirationYear', '２０２９', '= 2029'],
  ['expirationYear', '2026', 'cardForm.expired'],
  ['expirationYear', '2001', 'cardForm.expired'],
  ['expirationYear', '2047', 'cardForm.year'],
  ['expirationYear', '1999', 'cardForm.year'],
  ['expirationYear', '9', 'cardForm.year'],
  ['expirationYear', "'29", 'cardForm.year'],
  ['expirationYear', '', 'cardForm.year'],
  ['cvv', '123', '= 123'],
  ['cvv', ' 123 ', '= 123'],
  ['cvv', '１２３', '= 123'],
  ['cvv', '000', '= 000'],
  ['cvv', '\u200B123', '= 123'],
  ['cvv', '', 'cardForm.cvv'],
  ['cvv', '12', 'cardForm.cvv'],
  ['cvv', '1234', 'cardForm.cvv'],
  ['cvv', '12a', 'cardForm.cvv'],
  ['cvv', '1 2 3', 'cardForm.cvv'],
  ['cvv', '1'.repeat(10_000), 'cardForm.cvv'],
] as const)('%s of a card: %j gives %j', (field, typed, answer) => {
  expect(typedIntoCard(field, typed)).toBe(answer);
});

test.each([
  ['1234', '= 1234'],
  ['123', 'cardForm.cvv'],
])('the security code of an American Express: %j gives %j', (typed, answer) => {
  expect(typedIntoCard('cvv', typed, { cardNumber: '3782 822463 10005' })).toBe(answer);
});

test.each([
  ['cardNumber', '6335861000000018', '= 6335861000000018'],
  ['cardNumber', '6335 8610 0000 0018', '= 6335861000000018'],
  ['cardNumber', '6335–8610–0000–0018', '= 6335861000000018'],
  ['cardNumber', '６３３５８６１０００００００１８', '= 6335861000000018'],
  ['cardNumber', '\u200B6335861000000018', '= 6335861000000018'],
  ['cardNumber', '00000000', '= 00000000'],
  ['cardNumber', '', 'gift.cardNumberMissing'],
  ['cardNumber', ' - ', 'gift.cardNumberMissing'],
  ['cardNumber', '1234567', 'gift.cardNumberInvalid'],
  ['cardNumber', '63358610000000180000', 'gift.cardNumberInvalid'],
  ['cardNumber', '6335 8610 OOOO 0018', 'gift.cardNumberInvalid'],
  ['cardNumber', '🎁', 'gift.cardNumberInvalid'],
  ['cardNumber', '6'.repeat(10_000), 'gift.cardNumberInvalid'],
  ['voucherPin', '4821', '= 4821'],
  ['voucherPin', ' 4821 ', '= 4821'],
  ['voucherPin', '４８２１', '= 4821'],
  ['voucherPin', '0000', '= 0000'],
  ['voucherPin', '', 'gift.pinMissing'],
  ['voucherPin', '\u200B', 'gift.pinMissing'],
  ['voucherPin', '482', 'gift.pinInvalid'],
  ['voucherPin', '482148214', 'gift.pinInvalid'],
  ['voucherPin', '48 21', 'gift.pinInvalid'],
  ['voucherPin', '48a1', 'gift.pinInvalid'],
] as const)('%s of a gift card: %j gives %j', (field, typed, answer) => {
  const usable = { cardNumber: '6335861000000018', voucherPin: '4821' };
  expect(answerOf(giftCardFields.safeParse({ ...usable, [field]: typed }), field)).toBe(answer);
});

test.each([
  ['voucherCode', 'GV-10-55208', '= GV-10-55208'],
  ['voucherCode', ' gv-10-55208 ', '= GV-10-55208'],
  ['voucherCode', 'GV–10–55208', '= GV-10-55208'],
  ['voucherCode', 'ＧＶ-10-55208', '= GV-10-55208'],
  ['voucherCode', '\u2066GV-10-55208\u2069', '= GV-10-55208'],
  ['voucherCode', '', 'gift.voucherCodeMissing'],
  ['voucherCode', '\uFEFF', 'gift.voucherCodeMissing'],
  ['voucherCode', 'GV 10 55208', 'gift.voucherCodeInvalid'],
  ['voucherCode', 'GV-10-55208!', 'gift.voucherCodeInvalid'],
  ['voucherCode', '<b>GV</b>', 'gift.voucherCodeInvalid'],
  ['voucherCode', 'X'.repeat(41), 'gift.voucherCodeInvalid'],
  ['voucherCode', 'X'.repeat(10_000), 'gift.voucherCodeInvalid'],
  ['worth', '30', '= 30'],
  ['worth', '£30', '= 30'],
  ['worth', '$ 30.50', '= 30.5'],
  ['worth', '３０', '= 30'],
  ['worth', '30\u200B', '= 30'],
  ['worth', '', 'gift.worthInvalid'],
  ['worth', '0', 'gift.worthInvalid'],
  ['worth', '0.00', 'gift.worthInvalid'],
  ['worth', '-30', 'gift.worthInvalid'],
  ['worth', '30.123', 'gift.worthInvalid'],
  ['worth', '1e3', 'gift.worthInvalid'],
  ['worth', 'thirty', 'gift.worthInvalid'],
  ['worth', '9'.repeat(10_000), 'gift.worthInvalid'],
] as const)('%s of a gift voucher: %j gives %j', (field, typed, answer) => {
  const usable = { voucherCode: 'GV-10-55208', worth: '10' };
  expect(answerOf(giftVoucherFields.safeParse({ ...usable, [field]: typed }), field)).toBe(answer);
});

test.each([
  ["Leave with O'Brien at no. 3", "= Leave with O'Brien at no. 3"],
  [' Ring  twice ', '= Ring twice'],
  ['Bei Müller abgeben', '= Bei Müller abgeben'],
  ['\u202Eמשלוח\u202C', '= משלוח'],
  ['Beware 🐕', '= Beware 🐕'],
  ['\u200B', '= '],
  ['x'.repeat(60), `= ${'x'.repeat(60)}`],
  ['x'.repeat(61), 'label.tooLong'],
  ['x'.repeat(10_000), 'label.tooLong'],
])('a line of a label: %j gives %j', (typed, answer) => {
  const empty = { labelMessage2: '', labelMessage3: '', labelMessage4: '' };
  expect(answerOf(labelFields.safeParse({ ...empty, labelMessage1: typed }), 'labelMessage1')).toBe(answer);
});

test.each([
  ['Happy birthday, Zoë! 🎂', undefined],
  ["Here's to you\nand to many more", undefined],
  ['1\r\n2\r\n3\r\n4\r\n5\r\n6', undefined],
  ['1\n2\n3\n4\n5\n6\n\n\n', undefined],
  ['1\n2\n3\n4\n5\n6\n7', 'gift.tooManyLines'],
  ['\n\n\n\n\n\n7', 'gift.tooManyLines'],
  ['x'.repeat(61), 'gift.lineTooLong'],
  ['x'.repeat(10_000), 'gift.lineTooLong'],
])('a gift message: %j gives %j', (message, problem) => {
  const { error } = giftFields.safeParse({ sendGift: true, message, recipientEmail: '' });
  expect(error?.issues[0]?.message).toBe(problem);
});
