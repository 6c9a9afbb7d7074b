import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cart, LineItem } from '../../model/basket.js';
import type { Product } from '../../model/product.js';
import {
  addRefusal,
  cartFigures,
  caseQuantity,
  classificationOf,
  goodsTotal,
  isFreeLine,
  isSubscriptionLine,
  lineAmount,
  quantityInCart,
  quantityOrOne,
  readQuantity,
} from './basket.js';

const line = (differs: Partial<LineItem> = {}): LineItem => ({
  product: { itemCode: 'A1', name: 'A wine', productType: 'wine' },
  sku: { itemCode: 'A1' },
  quantity: 2,
  bottleCount: 2,
  itemPriceInfo: { amount: 20 },
  ...differs,
});

const cart = (lineItems: LineItem[]): Cart => ({
  lineItems,
  numBottles: 0,
  numLineItems: lineItems.length,
  orderPriceInfo: { rawSubtotal: 20, savings: 2, shipping: 7.99, total: 25.99 },
});

const product = (status: string, stockQty: number): Product => ({
  itemCode: 'A1',
  name: 'A wine',
  productType: 'wine',
  skus: [],
  inventoryInfo: { summaryAvailabilityStatus: status, stockQty },
});

const member = { trustedDetails: { subscriptions: [{ type: 'FREESHIP', status: 'ACTIVE' }] } };

describe('quantity', () => {
  test.each([undefined, null, '', '  ', 'abc', '1a', Number.NaN, Number.POSITIVE_INFINITY, {}, []])(
    'defaults to 1 in a cart write for %o [PROD-074]',
    (value) => {
      expect(quantityOrOne(value)).toBe(1);
    },
  );

  test('is passed on in a cart write', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        (quantity) => quantityOrOne(quantity) === quantity && quantityOrOne(String(quantity)) === quantity,
      ),
    );
  });

  test.each([
    ['1', { quantity: 1 }],
    ['99', { quantity: 99 }],
    [' 6 ', { quantity: 6 }],
    ['', { problem: 'missing' }],
    ['abc', { problem: 'notANumber' }],
    ['1.5', { problem: 'notANumber' }],
    ['1e1', { problem: 'notANumber' }],
    ['0', { problem: 'outOfRange' }],
    ['-1', { problem: 'outOfRange' }],
    ['9999', { problem: 'outOfRange' }],
  ])('typed as %o is read as %o', (typed, read) => {
    expect(readQuantity(typed)).toEqual(read);
  });
});

test('quantityInCart counts every line with the item, by product or sku', () => {
  const other = { itemCode: 'B', name: 'B', productType: 'wine' };
  const lines = [
    line({ quantity: 1 }),
    line({ product: other, sku: { itemCode: 'A1' } }),
    line({ sku: { itemCode: 'C' }, quantity: 4 }),
    line({ product: other, sku: { itemCode: 'B' }, quantity: 8 }),
  ];
  expect(quantityInCart(cart(lines), 'A1')).toBe(7);
  expect(quantityInCart(undefined, 'A1')).toBe(0);
});

describe('an add', () => {
  const request = { quantity: 1, cart: undefined, profile: member };
  test.each(['00067SV', '00071SV', '00068SV'])(
    'of %s is refused for an Unlimited member, and for nobody else',
    (itemCode) => {
      expect(addRefusal({ ...request, product: { ...product('in_stock', 9), itemCode } })).toBe('alreadyUnlimited');
      expect(addRefusal({ ...request, profile: {}, product: { ...product('in_stock', 9), itemCode } })).toBeUndefined();
    },
  );

  test('of MEM01UTD is not refused [BSKT-076]', () => {
    expect(addRefusal({ ...request, product: { ...product('in_stock', 9), itemCode: 'MEM01UTD' } })).toBeUndefined();
  });

  test('of more than the stock is refused', () => {
    expect(addRefusal({ ...request, quantity: 3, cart: cart([line()]), product: product('low_stock', 4) })).toBe(
      'lowStock',
    );
  });
});

describe('a line', () => {
  const classified = (...details: string[]) =>
    line({ lineItemIdentification: { itemClassifications: { contextClassificationDetails: details } } });

  const classifications = [
    'SUBSCRIPTION_RECRUITMENT_ITEM',
    'WINEPLAN_RECRUITMENT_ITEM',
    'WINEREWARD_RECRUITMENT_ITEM',
    'SUBSCRIPTION_FREE_ITEM',
    'WINEREWARD_FREE_ITEM',
    'FREEGIFT_PROMOTION_ITEM',
    'PRESELL_ITEM',
  ] as const;

  test.each(classifications)(
    'is recognised as %s [BSKT-053, BSKT-054, BSKT-055, BSKT-056, BSKT-057, BSKT-058, BSKT-059]',
    (classification) => {
      expect(classificationOf(classified('SOMETHING_ELSE', classification))).toBe(classification);
    },
  );

  test('without a known classification is an ordinary purchase', () => {
    expect(classificationOf(classified('SOMETHING_ELSE'))).toBeUndefined();
    expect(classificationOf(line())).toBeUndefined();
  });

  test('is free when it is a gift or comes free with a subscription or reward', () => {
    expect(classifications.filter((classification) => isFreeLine(classified(classification)))).toEqual([
      'SUBSCRIPTION_FREE_ITEM',
      'WINEREWARD_FREE_ITEM',
      'FREEGIFT_PROMOTION_ITEM',
    ]);
  });
});

test('a line belongs to a plan or membership if it starts one or comes free with one', () => {
  const classified = (...details: string[]) =>
    line({ lineItemIdentification: { itemClassifications: { contextClassificationDetails: details } } });
  const ofSubscriptions = [
    'SUBSCRIPTION_RECRUITMENT_ITEM',
    'WINEPLAN_RECRUITMENT_ITEM',
    'WINEREWARD_RECRUITMENT_ITEM',
    'SUBSCRIPTION_FREE_ITEM',
    'WINEREWARD_FREE_ITEM',
  ];
  for (const one of ofSubscriptions) expect(isSubscriptionLine(classified(one)), one).toBe(true);
  for (const one of ['FREEGIFT_PROMOTION_ITEM', 'PRESELL_ITEM', 'SOMETHING_ELSE'])
    expect(isSubscriptionLine(classified(one)), one).toBe(false);
  expect(isSubscriptionLine(line())).toBe(false);
});

test('the goods cost the total without the delivery', () => {
  expect(goodsTotal({ total: 25.99, shipping: 7.99 })).toBe(18);
  expect(goodsTotal({ total: 25.99 })).toBe(25.99);
});

test('amounts are in points on a points site and in money elsewhere', () => {
  const points = { ...cart([]), orderPointsInfo: { total: 2599 } };
  expect(cartFigures(points, 'points')).toEqual({ total: 2599 });
  expect(cartFigures(points, 'currency').total).toBe(25.99);
  expect(cartFigures(cart([]), 'points')).toEqual({ total: 0 });
  expect(lineAmount(line({ itemPointsInfo: { amount: 2000 } }), 'points')).toBe(2000);
  expect(lineAmount(line(), 'points')).toBe(0);
  expect(lineAmount(line(), 'currency')).toBe(20);
});

describe('the button for a case or plan', () => {
  const soldBy = (numberOfBottles: number, mixed: boolean): Product => {
    const { skus, ...wine } = product('in_stock', 90);
    const sku = { itemCode: 'A', salePrice: 60, listPrice: 60, salePricePerBottle: 10, ...skus[0], numberOfBottles };
    return { ...wine, mixed, skus: [sku] };
  };
  test.each([
    ['six of what is sold by the bottle', 1, false, 6],
    ['three of what is sold in pairs', 2, false, 3],
    ['one of what holds six bottles', 6, false, 1],
    ['one of what holds more', 12, false, 1],
    ['one of a mixed case', 12, true, 1],
    ['one of a mixed case, however it is counted', 1, true, 1],
  ])('adds %s', (_, bottles, mixed, quantity) => {
    expect(caseQuantity(soldBy(bottles, mixed))).toBe(quantity);
  });
  test('adds six of a product without a sku', () => {
    expect(caseQuantity({ ...product('in_stock', 90), skus: [] })).toBe(6);
  });
});
