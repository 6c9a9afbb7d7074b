import { expect, test } from 'vitest';
import { cardFieldsOn, cardOfFields } from './cardForm.js';

const card = {
  cardNumber: '4111 1111 1111 1111',
  expirationMonth: '7',
  expirationYear: '2029',
  cvv: '123',
  isDefault: true,
};
/** Collects the invalid fields, each with the key of its first message. */
function problems(change: object): Record<string, string> {
  const { error } = cardFieldsOn('2026-11-24').safeParse({ ...card, ...change });
  const first = new Map<string, string>();
  for (const { path, message } of error?.issues ?? [])
    if (!first.has(String(path[0]))) first.set(String(path[0]), message);
  return Object.fromEntries(first);
}

test('a card number may have spaces, and only its digits are sent', () => {
  expect(problems({})).toEqual({});
  expect(cardOfFields(card)).toEqual({
    cardType: 'VISA',
    cardNumber: '4111111111111111',
    expirationMonth: '07',
    expirationYear: '2029',
    cvv: '123',
    type: 'creditCard',
  });
});

test.each([
  ['4111 1111 1111 1111', 'VISA'],
  ['5555 5555 5555 4444', 'MASTERCARD'],
  ['3782 822463 10005', 'AMEX'],
])('the card %s is sent with the type %s', (cardNumber, cardType) => {
  expect(cardOfFields({ ...card, cardNumber }).cardType).toBe(cardType);
});

test('a number with other characters, an invalid number and an unsupported card are rejected', () => {
  expect(problems({ cardNumber: '' })).toEqual({ cardNumber: 'cardForm.numberMissing' });
  expect(problems({ cardNumber: '4111 1111 1111 1111x' })).toEqual({ cardNumber: 'cardForm.numberInvalid' });
  expect(problems({ cardNumber: '4111111111111112' })).toEqual({ cardNumber: 'cardForm.numberInvalid' });
  expect(problems({ cardNumber: '6011111111111117' })).toEqual({ cardNumber: 'cardForm.numberUnknown' });
});

test('a month outside 1 to 12, a past or malformed expiry and a malformed security code are rejected', () => {
  for (const expirationMonth of ['0', '13', '', '1x'])
    expect(problems({ expirationMonth })).toEqual({ expirationMonth: 'cardForm.month' });
  for (const expirationYear of ['', '9', '202', '1999', '20290', '2047'])
    expect(problems({ expirationYear })).toEqual({ expirationYear: 'cardForm.year' });
  expect(problems({ expirationMonth: '10', expirationYear: '2026' })).toEqual({ expirationYear: 'cardForm.expired' });
  expect(problems({ expirationMonth: '11', expirationYear: '2026' })).toEqual({});
  for (const cvv of ['12', '12a', '', '12345']) expect(problems({ cvv })).toEqual({ cvv: 'cardForm.cvv' });
});

test('several invalid fields are reported together, each at its own field', () => {
  expect(problems({ cardNumber: '4', expirationMonth: '13', expirationYear: 'x', cvv: '' })).toEqual({
    cardNumber: 'cardForm.numberInvalid',
    expirationMonth: 'cardForm.month',
    expirationYear: 'cardForm.year',
    cvv: 'cardForm.cvv',
  });
});

test('the security code has the length for its card: 4 digits for American Express, 3 for any other', () => {
  const amex = { cardNumber: '3782 822463 10005' };
  expect(problems({ ...amex, cvv: '1234' })).toEqual({});
  expect(problems({ ...amex, cvv: '123' })).toEqual({ cvv: 'cardForm.cvv' });
  expect(problems({ cvv: '1234' })).toEqual({ cvv: 'cardForm.cvv' });
});

test('a two-digit year is in this century', () => {
  expect(problems({ expirationYear: '29' })).toEqual({});
  expect(cardOfFields({ ...card, expirationYear: '29' }).expirationYear).toBe('2029');
});
