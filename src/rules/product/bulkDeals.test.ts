import { describe, expect, test } from 'vitest';
import { casesOf, readBulkPrices } from './bulkDeals.js';

describe('the description of a bulk promotion', () => {
  test.each([
    ['£151.88 (£75.94 per case) SAVE £8.00', 151.88],
    ['2 cases for $1,249.50 ($624.75 per case) SAVE $65.50', 1249.5],
    ['15,188 pts (7,594 pts per case) SAVE 800 pts', 15188],
    ['£99', 99],
    ['Buy 2 for £150 (£75 per case) SAVE £8', 150],
    ['(£75.94 per case) SAVE £8.00', undefined],
    ['Ask for our price', undefined],
  ])('%s gives the price %s [PROD-079]', (description, price) => {
    expect(readBulkPrices(description).price).toBe(price);
  });

  test.each([
    ['£151.88 (£75.94 per case) SAVE £8.00', 75.94],
    ['SAVE £8.00 on 2: £151.88, that is £75.94 per-case', 75.94],
    ['15,188 pts (7,594 pts per case) SAVE 800 pts', 7594],
    ['Buy 2 for £150 (£75 per case) SAVE £8', 75],
    ['£151.88 SAVE £8.00', undefined],
  ])('%s gives the price per case %s [PROD-080]', (description, pricePerCase) => {
    expect(readBulkPrices(description).pricePerCase).toBe(pricePerCase);
  });

  test.each([
    ['£151.88 (£75.94 per case) SAVE £8.00', 8],
    ['£151.88 (£75.94 per case), save £8.50.', 8.5],
    ['15,188 pts (7,594 pts per case) SAVE 1,800 pts', 1800],
    ['Buy 2 for £150 (£75 per case) SAVE £8', 8],
    ['£151.88 (£75.94 per case) SAVE £0.50', 0.5],
    ['£151.88 (£75.94 per case)', undefined],
    ['£151.88 for the Saved vines', undefined],
    ['£151.88 for Saved £12', undefined],
  ])('%s gives the saving %s [PROD-081]', (description, save) => {
    expect(readBulkPrices(description).save).toBe(save);
  });
});

test('a deal has the number of cases that must be bought', () => {
  const qualifying = (...quantities: number[]) => ({
    bulkUIRules: { qualifyingItems: quantities.map((quantity) => ({ itemCode: '07', quantity })) },
  });
  expect(casesOf(qualifying(3))).toBe(3);
  expect(casesOf(qualifying(1, 2))).toBe(3);
});
