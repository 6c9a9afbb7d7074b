import { expect, test } from 'vitest';
import { giftCardFields, giftVoucherFields } from './giftCard.js';

const problems = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['6335861000000018', '4821', []],
  ['6335 8610 0000 0018', ' 4821 ', []],
  ['6335-8610-0000-0018', '4821', []],
  ['', '', ['gift.cardNumberMissing', 'gift.pinMissing']],
  ['633586100000001A', '4821', ['gift.cardNumberInvalid']],
  ['6335861', '4821', ['gift.cardNumberInvalid']],
  ['6335861000000018', 'four', ['gift.pinInvalid']],
  ['6335861000000018', '48.1', ['gift.pinInvalid']],
  ['6335861000000018', '482', ['gift.pinInvalid']],
  ['six', 'four', ['gift.cardNumberInvalid', 'gift.pinInvalid']],
])('gift card %j with PIN %j has the problems %j', (cardNumber, voucherPin, expected) => {
  expect(problems(giftCardFields.safeParse({ cardNumber, voucherPin }))).toEqual(expected);
});

test('spaces in a gift card number and PIN are removed', () => {
  expect(giftCardFields.parse({ cardNumber: ' 6335 8610 0000 0018', voucherPin: ' 4821 ' })).toEqual({
    cardNumber: '6335861000000018',
    voucherPin: '4821',
  });
});

test.each([
  [' gv-30-74016 ', '30', { voucherCode: 'GV-30-74016', worth: 30 }],
  ['GV-30-74016', '£12.50', { voucherCode: 'GV-30-74016', worth: 12.5 }],
  ['GV-30-74016', ' $ 5 ', { voucherCode: 'GV-30-74016', worth: 5 }],
  ['GV-30-74016', '0', ['gift.worthInvalid']],
  ['GV-30-74016', '0.00', ['gift.worthInvalid']],
  ['GV-30-74016', '-5', ['gift.worthInvalid']],
  ['GV-30-74016', '5.005', ['gift.worthInvalid']],
  ['GV-30-74016', 'thirty', ['gift.worthInvalid']],
  ['', '30', ['gift.voucherCodeMissing']],
  ['<b>', '30', ['gift.voucherCodeInvalid']],
])('voucher %j worth %j is read as %j', (voucherCode, worth, expected) => {
  const result = giftVoucherFields.safeParse({ voucherCode, worth });
  expect(result.success ? result.data : problems(result)).toEqual(expected);
});
