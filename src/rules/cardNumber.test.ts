import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardTypeOfNumber, isCardNumber } from './cardNumber.js';

describe('a card number', () => {
  test.each(['4111111111111111', '5555555555554444', '378282246310005', '2223003122003222'])('%s is one', (number) => {
    expect(isCardNumber(number)).toBe(true);
  });

  test.each(['4111111111111112', '0', '', '4111 1111 1111 1111', '41111111111', '1'.repeat(20)])(
    '%j is none',
    (text) => {
      expect(isCardNumber(text)).toBe(false);
    },
  );

  test('with one figure changed is none any more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const figures = [...'4111111111111111'];
        figures[place] = String((Number(figures[place]) + more) % 10);
        expect(isCardNumber(figures.join(''))).toBe(false);
      }),
    );
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
])('%s is of %s', (number, cardType) => {
  expect(cardTypeOfNumber(number)).toBe(cardType);
});
