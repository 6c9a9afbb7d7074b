import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardNumberProblem,
  cardTypeOfNumber,
  cvvLength,
  cvvProblem,
  expiryProblem,
  groupedCardNumber,
  isCardNumber,
  printedNumber,
  readExpiry,
} from './cardNumber.js';

describe('a card number', () => {
  test.each(['4111111111111111', '5555555555554444', '378282246310005', '2223003122003222'])(
    '%s is valid',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  test.each(['4111111111111112', '0', '', '4111 1111 1111 1111', '41111111111', '1'.repeat(20)])(
    '%j is invalid',
    (text) => {
      expect(isCardNumber(text)).toBe(false);
    },
  );

  test('is invalid after changing one digit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digits = [...'4111111111111111'];
        digits[place] = String((Number(digits[place]) + more) % 10);
        expect(isCardNumber(digits.join(''))).toBe(false);
      }),
    );
  });

  test.each([
    ['4111111111111111', undefined],
    ['4111 1111 1111 1111', undefined],
    [' 4111-1111-1111-1111 ', undefined],
    ['3782 822463 10005', undefined],
    ['5555 5555 5555 4444', undefined],
    ['4222222222222', undefined],
    ['6011111111111117', undefined],
    ['', 'missing'],
    ['   ', 'missing'],
    ['-', 'invalid'],
    ['4', 'invalid'],
    ['411111111111111', 'invalid'],
    ['4111111111111112', 'invalid'],
    ['4111.1111.1111.1111', 'invalid'],
    ['4111/1111/1111/1111', 'invalid'],
    ['4111 1111 1111 111a', 'invalid'],
    ['four one one one', 'invalid'],
    ['41111111111111114111111111111111', 'invalid'],
    ['12/30', 'invalid'],
    ['٤١١١١١١١١١١١١١١١', 'invalid'],
  ])('typed as %j has the problem %s', (typed, problem) => {
    expect(cardNumberProblem(typed)).toBe(problem);
  });
});

test.each([
  ['4111111111111111', 'VISA'],
  ['4222222222222', 'VISA'],
  ['5105105105105100', 'MASTERCARD'],
  ['2221000000000009', 'MASTERCARD'],
  ['2720990000000007', 'MASTERCARD'],
  ['378282246310005', 'AMEX'],
  ['340000000000009', 'AMEX'],
  ['2220990000000000', undefined],
  ['2721000000000004', undefined],
  ['6011111111111117', undefined],
  ['510510510510510', undefined],
])('%s belongs to %s', (number, cardType) => {
  expect(cardTypeOfNumber(number)).toBe(cardType);
});

test.each([
  ['', ''],
  ['4', '4'],
  ['4111', '4111'],
  ['41111', '4111 1'],
  ['41111111', '4111 1111'],
  ['411111111', '4111 1111 1'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ['4111  1111', '4111 1111'],
  ['4111 ', '4111'],
  ['4111a1111', '4111 1111'],
  ['4111111111111111111', '4111 1111 1111 1111 111'],
  ['41111111111111111112222', '4111 1111 1111 1111 111'],
  ['3', '3'],
  ['37', '37'],
  ['3782', '3782'],
  ['37828', '3782 8'],
  ['3782822463', '3782 822463'],
  ['37828224631', '3782 822463 1'],
  ['378282246310005', '3782 822463 10005'],
  ['3782 822463 10005', '3782 822463 10005'],
  ['340000000000009', '3400 000000 00009'],
  ['30569309025904', '3056 9309 0259 04'],
  ['abc', ''],
])('%j is grouped as %j', (typed, grouped) => {
  expect(groupedCardNumber(typed)).toBe(grouped);
});

test('grouping a grouped number changes nothing, and no digit is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
      const grouped = groupedCardNumber(digits);
      expect(groupedCardNumber(grouped)).toBe(grouped);
      expect(grouped.replaceAll(' ', '')).toBe(digits);
    }),
  );
});

test.each([
  ['1230', 12, 2030],
  ['12/30', 12, 2030],
  ['12 / 30', 12, 2030],
  ['12-2030', 12, 2030],
  ['12/2030', 12, 2030],
  ['12 2030', 12, 2030],
  ['122030', 12, 2030],
  ['12.30', 12, 2030],
  ['12 30', 12, 2030],
  [' 12/30 ', 12, 2030],
  ['01/27', 1, 2027],
  ['1/27', 1, 2027],
  ['1 / 2027', 1, 2027],
  ['0127', 1, 2027],
  ['09/26', 9, 2026],
  ['10/26', 10, 2026],
])('the expiry %j is read as month %i of %i', (typed, month, year) => {
  expect(readExpiry(typed)).toEqual({ month, year });
});

test.each([
  '13/30',
  '00/30',
  '0/30',
  '1330',
  '0030',
  '12',
  '12/',
  '/30',
  '12/3',
  '12/300',
  '12//30',
  '12/30/01',
  '123',
  '130',
  '12303',
  '1230303',
  '12/1930',
  '12/2130',
  '2030-12',
  '2030/12',
  'Dec 30',
  'MM/YY',
  '-12/30',
  '1e/30',
])('the expiry %j is invalid', (typed) => {
  expect(readExpiry(typed)).toBeUndefined();
});

test.each([
  ['', 'missing'],
  [' ', 'missing'],
  ['11/26', undefined],
  ['1126', undefined],
  ['12/26', undefined],
  ['01/27', undefined],
  ['12 / 2030', undefined],
  ['11/46', undefined],
  ['10/26', 'past'],
  ['01/26', 'past'],
  ['01/20', 'past'],
  ['12/25', 'past'],
  ['12-2019', 'past'],
  ['12/00', 'past'],
  ['12/46', 'invalid'],
  ['12/99', 'invalid'],
  ['13/27', 'invalid'],
  ['2027', 'invalid'],
  ['soon', 'invalid'],
])('on 23 November 2026 the expiry %j has the problem %s', (typed, problem) => {
  expect(expiryProblem(typed, '2026-11-23')).toBe(problem);
});

test.each([
  ['11/26', '2026-11-30', undefined],
  ['11/26', '2026-12-01', 'past'],
  ['12/26', '2026-12-31', undefined],
  ['12/26', '2027-01-01', 'past'],
  ['02/28', '2028-02-29', undefined],
])('the expiry %j on %s has the problem %s', (typed, today, problem) => {
  expect(expiryProblem(typed, today)).toBe(problem);
});

test.each([
  ['378282246310005', 4],
  ['3782', 4],
  ['34', 4],
  ['3', 3],
  ['', 3],
  ['4111 1111', 3],
  ['5555555555554444', 3],
  ['6011111111111117', 3],
])('the security code for card %j has %i digits', (number, length) => {
  expect(cvvLength(number)).toBe(length);
});

test.each([
  ['123', '4111111111111111', undefined],
  ['000', '4111111111111111', undefined],
  [' 123 ', '4111111111111111', undefined],
  ['1234', '3782 822463 10005', undefined],
  ['123', '', undefined],
  ['', '4111111111111111', 'missing'],
  ['  ', '378282246310005', 'missing'],
  ['12', '4111111111111111', 'invalid'],
  ['1234', '4111111111111111', 'invalid'],
  ['1234', '', 'invalid'],
  ['123', '378282246310005', 'invalid'],
  ['12345', '378282246310005', 'invalid'],
  ['12a', '4111111111111111', 'invalid'],
  ['1 2', '4111111111111111', 'invalid'],
  ['-12', '4111111111111111', 'invalid'],
  ['1.2', '4111111111111111', 'invalid'],
])('the security code %j for card %j has the problem %s', (typed, number, problem) => {
  expect(cvvProblem(typed, number)).toBe(problem);
});

test('the number of a saved card is shown in the groups printed on the card', () => {
  expect(printedNumber('************1111')).toBe('•••• •••• •••• 1111');
  expect(printedNumber('***********0005')).toBe('•••• •••••• •0005');
  expect(printedNumber('****0604')).toBe('•••• 0604');
});
