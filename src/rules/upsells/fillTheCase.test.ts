import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottlesTyped, extraToPay, fillerPrice, topUpProblem, winesThatCount, winesToFill } from './fillTheCase.js';

const wine = (itemCode: string, type = 'FILL_THE_CASE') => ({ type, rule: 'upsellonly', itemCode });
const five = ['0100101', '0100202', '0100303', '0100404', '0100505'].map((code) => wine(code));
const codes = (offers: readonly { itemCode: string }[], spaces: number) =>
  winesToFill(
    offers.map(({ itemCode }) => wine(itemCode)),
    spaces,
  ).map(({ itemCode }) => itemCode);

const anyCode = fc.constantFrom('1', '2', '3', '4', '5', '6');
const anyOffers = fc.array(
  fc.record({
    itemCode: anyCode,
    type: fc.constantFrom('FILL_THE_CASE', 'WINEPLAN', 'SUBSCRIPTION'),
    rule: fc.constantFrom('upsellonly', 'hero', 'FreeShip'),
  }),
  { maxLength: 12 },
);

describe('the wines offered to fill a case', () => {
  test.each([3, 4, 11])('are three with %i spaces [UPSL-067]', (spaces) => {
    expect(codes(five, spaces)).toEqual(['0100101', '0100202', '0100303']);
  });

  test.each([
    [1, ['0100101']],
    [2, ['0100101', '0100202']],
    [0, []],
    [-1, []],
  ])('are at most as many as the %i spaces [UPSL-069]', (spaces, offered) => {
    expect(codes(five, spaces)).toEqual(offered);
  });

  test('are fewer when fewer are available [UPSL-068]', () => {
    expect(codes(five.slice(0, 2), 6)).toEqual(['0100101', '0100202']);
    expect(codes(five.slice(0, 1), 2)).toEqual(['0100101']);
    expect(codes([], 6)).toEqual([]);
  });

  test('contain a repeated wine once, at its first position [UPSL-070]', () => {
    const [one, two, three] = five;
    expect(codes([one!, two!, one!, three!], 6)).toEqual(['0100101', '0100202', '0100303']);
    expect(codes([one!, one!, one!, two!], 2)).toEqual(['0100101', '0100202']);
  });

  test('are always distinct wines in their order, at most three and at most the number of spaces [UPSL-070]', () => {
    fc.assert(
      fc.property(anyOffers, fc.integer({ min: -2, max: 14 }), (offers, spaces) => {
        const offered = winesToFill(offers, spaces).map(({ itemCode }) => itemCode);
        const different = [
          ...new Set(offers.filter(({ type }) => type === 'FILL_THE_CASE').map((one) => one.itemCode)),
        ];
        const most = spaces >= 3 ? 3 : spaces < 0 ? 0 : spaces;
        expect(offered).toEqual(different.filter((_, place) => place < most));
      }),
    );
  });
});

describe('the wines chosen to top up an order', () => {
  test('do not count with a quantity of 0 [UPSL-080]', () => {
    const wines = [
      { itemCode: '0100101', quantity: 2 },
      { itemCode: '0100202', quantity: 0 },
      { itemCode: '0100303', quantity: 1 },
    ];
    expect(winesThatCount(wines)).toEqual([
      { itemCode: '0100101', quantity: 2 },
      { itemCode: '0100303', quantity: 1 },
    ]);
    expect(winesThatCount([{ itemCode: '0100202', quantity: 0 }])).toEqual([]);
  });

  test.each([
    [0, 1, 'one'],
    [1, 1, undefined],
    [2, 1, 'one'],
    [0, 6, 'some'],
    [1, 6, undefined],
    [6, 6, undefined],
    [7, 6, 'some'],
    [2, 2, undefined],
    [3, 2, 'some'],
  ])('with %i bottles for %i spaces have the problem %s', (bottles, spaces, problem) => {
    expect(topUpProblem(bottles, spaces)).toBe(problem);
  });

  test.each([
    ['7', '7'],
    ['12', '12'],
    ['123', '12'],
    ['1a', '1'],
    ['-4', '4'],
    ['', ''],
    ['x', ''],
    ['1.', '1'],
    ['1.5', '15'],
    ['-2', '2'],
  ])('typed as “%s” are read as “%s”', (typed, read) => {
    expect(bottlesTyped(typed)).toBe(read);
  });
});

test('price and saving of the chosen wines are added up in pence', () => {
  expect(extraToPay([])).toEqual({ extra: 0, saving: 0 });
  expect(
    extraToPay([
      { price: 10.1, saving: 2.1, quantity: 3 },
      { price: 8.99, saving: 0, quantity: 1 },
    ]),
  ).toEqual({ extra: 39.29, saving: 6.3 });
});

test.each([
  ['the price for twelve', { vppPrice: 12.99, vppApplier: true }, { price: 12.99, saving: 3 }],
  ['its own price without one', {}, { price: 15.99, saving: 0 }],
  ['nothing known without a price', undefined, { price: 0, saving: 0 }],
])('a wine that fills the case costs %s', (_, volume, expected) => {
  const sku = { itemCode: '1', numberOfBottles: 1, salePrice: 15.99, listPrice: 15.99, salePricePerBottle: 15.99 };
  expect(fillerPrice({ skus: volume ? [{ ...sku, ...volume }] : [] })).toEqual(expected);
});
