import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, formatFigure, formatPrice, minorUnits } from './money.js';

const pounds = { money: 'currency', currency: 'GBP' } as const;
const points = { money: 'points', currency: 'GBP' } as const;

describe('minor units', () => {
  test.each([
    [8.99, 899],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [119.88, 11988],
    [0, 0],
    [-2.5, -250],
  ])('of %d are %i', (decimal, minor) => {
    expect(minorUnits(decimal)).toBe(minor);
  });

  test('convert to decimals and back unchanged', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => minorUnits(decimalOf(minor)) === minor));
  });
});

describe('a price', () => {
  test('is in pounds with 2 decimals on a UK site', () => {
    expect(formatPrice(1234.5, pounds)).toBe('£1,234.50');
    expect(formatPrice(12, pounds)).toBe('£12.00');
  });

  test('is in the site’s currency elsewhere, always with 2 decimals', () => {
    expect(formatPrice(9, { money: 'currency', currency: 'USD' })).toBe('$9.00');
    expect(formatPrice(9.9, { money: 'currency', currency: 'AUD' })).toBe('$9.90');
    expect(formatPrice(9.99, { money: 'currency', currency: 'NZD' })).toBe('$9.99');
  });

  test('is whole points with a thousands separator and the unit on a points site', () => {
    expect(formatPrice(13900, points)).toBe('13,900 pts');
    expect(formatFigure(800, points)).toBe('800');
    expect(formatFigure(-0, points)).toBe('0');
  });

  test('has exactly two decimals whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (minor) =>
        /^£[\d,]+\.\d\d$/.test(formatPrice(decimalOf(minor), pounds)),
      ),
    );
  });
});
