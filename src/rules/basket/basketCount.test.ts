import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineItem } from '../../model/basket.js';
import type { ItemClassification } from '../../model/itemClassification.js';
import { basketCount, boughtCount, caseFill, isCaseLine, linesWith } from './basketCount.js';

interface LineFacts {
  readonly type?: string;
  readonly quantity?: number;
  readonly bottles?: number;
  readonly ofCase?: number;
  readonly mixed?: boolean;
  readonly why?: ItemClassification;
}

const line = ({ type = 'wine', quantity = 1, bottles = quantity, ofCase, mixed, why }: LineFacts): LineItem => ({
  commerceItemId: `${type} ${quantity} ${bottles} ${why}`,
  product: { itemCode: 'A1', name: 'A', productType: type, ...(mixed !== undefined && { mixed }) },
  sku: { itemCode: 'A1' },
  quantity,
  bottleCount: bottles,
  ...(ofCase !== undefined && { caseBottleCount: ofCase }),
  itemPriceInfo: { amount: 10 },
  ...(why && { lineItemIdentification: { itemClassifications: { contextClassificationDetails: [why] } } }),
});

describe('a basket is counted in bottles', () => {
  test.each([
    ['a single wine', { quantity: 6 }, { bottles: 6, items: 0, gifts: 0 }],
    ['a case', { type: 'case', quantity: 2, bottles: 24, ofCase: 12 }, { bottles: 24, items: 0, gifts: 0 }],
    ['a mixed case without its number of bottles', { mixed: true, bottles: 6 }, { bottles: 6, items: 0, gifts: 0 }],
    ['three spirits', { type: 'spirit', quantity: 3, bottles: 3 }, { bottles: 0, items: 3, gifts: 0 }],
    ['a hamper that is bought', { type: 'gift', bottles: 0 }, { bottles: 0, items: 1, gifts: 0 }],
    [
      'a membership',
      { type: 'membership', bottles: 1, why: 'SUBSCRIPTION_RECRUITMENT_ITEM' },
      { bottles: 0, items: 1, gifts: 0 },
    ],
    [
      'the first case of a plan',
      { type: 'case', bottles: 12, ofCase: 12, why: 'WINEPLAN_RECRUITMENT_ITEM' },
      { bottles: 12, items: 0, gifts: 0 },
    ],
    ['a wine to come', { quantity: 3, why: 'PRESELL_ITEM' }, { bottles: 3, items: 0, gifts: 0 }],
    ['a gift that is a wine', { bottles: 1, why: 'FREEGIFT_PROMOTION_ITEM' }, { bottles: 0, items: 0, gifts: 1 }],
    [
      'a case that comes free',
      { type: 'case', bottles: 6, ofCase: 6, why: 'SUBSCRIPTION_FREE_ITEM' },
      { bottles: 0, items: 0, gifts: 1 },
    ],
    ['two gifts of a reward', { quantity: 2, why: 'WINEREWARD_FREE_ITEM' }, { bottles: 0, items: 0, gifts: 2 }],
  ] as const)('%s', (_, facts, count) => {
    expect(basketCount([line(facts)])).toEqual(count);
  });

  const anyLine = fc
    .record({
      type: fc.constantFrom('wine', 'case', 'spirit', 'gift', 'membership'),
      quantity: fc.integer({ min: 1, max: 99 }),
      ofCase: fc.constantFrom(undefined, 6, 12),
      why: fc.constantFrom<(ItemClassification | undefined)[]>(
        undefined,
        'FREEGIFT_PROMOTION_ITEM',
        'SUBSCRIPTION_RECRUITMENT_ITEM',
        'PRESELL_ITEM',
      ),
    })
    .map(({ ofCase, why, ...facts }) =>
      line({
        ...facts,
        bottles: facts.quantity * (ofCase ?? 1),
        ...(ofCase !== undefined && { ofCase }),
        ...(why && { why }),
      }),
    );

  test('the counts of separate lines add up, and gifts add neither a bottle nor an item', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (some, others) => {
        const [one, two, both] = [basketCount(some), basketCount(others), basketCount([...some, ...others])];
        expect(both).toEqual({
          bottles: one.bottles + two.bottles,
          items: one.items + two.items,
          gifts: one.gifts + two.gifts,
        });
        const gifts = some.filter((of) => basketCount([of]).gifts > 0);
        expect(boughtCount(basketCount([...others, ...gifts]))).toBe(boughtCount(two));
      }),
    );
  });
});

test.each([
  ['it is mixed', { mixed: true }, true],
  ['its type is a case', { type: 'case' }, true],
  ['it has two bottles a unit', { ofCase: 2 }, true],
  ['none of these', { mixed: false, ofCase: 1 }, false],
  ['nothing is known', {}, false],
])('a line is a case if %s: %#', (_, facts, isCase) => {
  expect(isCaseLine(line(facts))).toBe(isCase);
});

test('a wine without bottles counts as an item, and the badge adds items to bottles', () => {
  expect(basketCount([line({ quantity: 2, bottles: 0 })])).toEqual({ bottles: 0, items: 2, gifts: 0 });
  expect(boughtCount({ bottles: 12, items: 2, gifts: 5 })).toBe(14);
});

test('pending quantities are counted, a quantity of 0 removes the line, and prices are left unchanged', () => {
  const [wine, box] = [line({ quantity: 6 }), line({ type: 'case', quantity: 2, bottles: 24, ofCase: 12 })];
  const key = String(box.commerceItemId);
  const more = linesWith([wine, box], { [key]: 3, elsewhere: 9 });
  expect(basketCount(more).bottles).toBe(42);
  expect(more.map(({ itemPriceInfo }) => itemPriceInfo.amount)).toEqual([10, 10]);
  expect(linesWith([wine, box], { [key]: 0 })).toEqual([wine]);
  expect(linesWith([wine, box], {})).toEqual([wine, box]);
  // The same line, so that what shows it has nothing to do.
  expect(linesWith([wine], { [String(wine.commerceItemId)]: 6 })[0]).toBe(wine);
});

test.each([
  [0, undefined],
  [1, { nth: 1, filled: 1, missing: 11 }],
  [11, { nth: 1, filled: 11, missing: 1 }],
  [12, { nth: 1, filled: 12, missing: 0 }],
  [13, { nth: 2, filled: 1, missing: 11 }],
  [20, { nth: 2, filled: 8, missing: 4 }],
  [24, { nth: 2, filled: 12, missing: 0 }],
  [25, { nth: 3, filled: 1, missing: 11 }],
])('the case fill is correct for %i bottles', (bottles, fill) => {
  expect(caseFill(bottles)).toEqual(fill);
});
