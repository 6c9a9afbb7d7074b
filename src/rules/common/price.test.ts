import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sku } from '../../model/product.js';
import { bottlesOfOneEach, isCase, isMixed } from './cases.js';
import { bottlePrice, leadPrice, listSaving, priceOfOneEach, soldAs, volumeSaving } from './price.js';

const sku = (differs: Partial<Sku> = {}): Sku => ({
  itemCode: 'A1',
  salePrice: 15.99,
  listPrice: 15.99,
  salePricePerBottle: 15.99,
  numberOfBottles: 1,
  ...differs,
});

describe('bottle price', () => {
  test('is the volume price when its applier is set [PROD-060]', () => {
    const prices = { salePrice: 191.88, listPrice: 215.88, numberOfBottles: 12, vppApplier: true };
    expect(bottlePrice(sku({ ...prices, vppPrice: 12.99 }))).toBe(12.99);
    expect(bottlePrice(sku({ ...prices, vppPrice: 16.49 }))).toBe(16.49);
    expect(bottlePrice(sku({ ...prices, vppPrice: 0 }))).toBe(0);
  });

  test('is otherwise the sale price per bottle [PROD-061]', () => {
    expect(bottlePrice(sku({ vppPrice: 12.99, vppApplier: false }))).toBe(15.99);
    expect(bottlePrice(sku({ vppPrice: 12.99 }))).toBe(15.99);
    expect(bottlePrice(sku({ vppApplier: true }))).toBe(15.99);
    expect(bottlePrice(sku({ salePrice: 191.88, listPrice: 215.88, numberOfBottles: 12 }))).toBe(15.99);
  });

  test('has 2 decimals', () => {
    expect(bottlePrice(sku({ salePricePerBottle: 9.9867 }))).toBe(9.99);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (price) => {
        const displayed = bottlePrice(sku({ salePricePerBottle: price }));
        return Math.abs(displayed - price) <= 0.0051 && Number.isInteger(Math.round(displayed * 1e6) / 1e4);
      }),
    );
  });
});

test('savings are never negative and are exact to the penny', () => {
  expect(volumeSaving(sku({ vppPrice: 12.99, vppApplier: true }))).toBe(3);
  expect(volumeSaving(sku({ vppPrice: 19, vppApplier: true }))).toBe(0);
  expect(listSaving(sku({ listPrice: 17.99 }))).toBe(2);
  expect(listSaving(sku({ listPrice: 10 }))).toBe(0);
});

test('the product decides the unit of a price', () => {
  const of = (productType: string, numberOfBottles: number, more = {}) =>
    soldAs({ productType, ...more }, { numberOfBottles });
  expect(of('wine', 1)).toBe('bottle');
  expect(of('wine', 2)).toBe('case');
  expect(of('case', 12)).toBe('case');
  expect(of('spirit', 1, { bottleSize: 700 })).toBe('bottle');
  expect(of('gift', 1)).toBe('item');
  expect(of('voucher', 1)).toBe('item');
  expect(of('membership', 1, { subProductType: 'unlimited' })).toBe('membership');
  expect(of('membership', 1, { subProductType: 'wine reward' })).toBe('payment');
});

test('the large price is per bottle for wine, and for the whole unit of anything else', () => {
  const volume = sku({ vppPrice: 12.99, vppApplier: true });
  expect(leadPrice({ productType: 'wine' }, volume)).toBe(12.99);
  expect(
    leadPrice({ productType: 'case' }, sku({ numberOfBottles: 12, salePrice: 95.88, salePricePerBottle: 7.99 })),
  ).toBe(95.88);
  expect(leadPrice({ productType: 'gift' }, sku({ salePrice: 34.99, salePricePerBottle: 30 }))).toBe(34.99);
});

test('either spelling marks a case as mixed', () => {
  expect(isMixed({ mixed: true })).toBe(true);
  expect(isMixed({ isMixed: true })).toBe(true);
  expect(isMixed({})).toBe(false);
});

test('a case is mixed or holds more than one bottle', () => {
  const item = { itemCode: 'A1', name: 'A', productType: 'wine', skus: [sku()] };
  expect(isCase(item)).toBe(false);
  expect(isCase({ ...item, mixed: true })).toBe(true);
  expect(isCase({ ...item, skus: [sku({ numberOfBottles: 2 })] })).toBe(true);
  expect(isCase({ ...item, skus: [] })).toBe(false);
});

describe('bottles of one of each', () => {
  const bottle = { itemCode: 'A1', name: 'A', productType: 'wine', skus: [sku()] };
  const mixedCase = { ...bottle, productType: 'case', mixed: true, skus: [sku({ numberOfBottles: 12 })] };

  test('counts a bottle once, and a case by its bottles', () => {
    expect(bottlesOfOneEach([])).toBe(0);
    expect(bottlesOfOneEach([bottle, bottle])).toBe(2);
    expect(bottlesOfOneEach([bottle, mixedCase, { ...mixedCase, skus: [sku({ numberOfBottles: 6 })] }])).toBe(19);
  });

  test('leaves out what is not wine', () => {
    expect(
      bottlesOfOneEach([
        { ...bottle, productType: 'spirit' },
        { ...bottle, productType: 'gift' },
      ]),
    ).toBe(0);
  });
});

describe('price of one of each', () => {
  test('adds up the sale prices, exactly', () => {
    expect(priceOfOneEach([{ skus: [sku({ salePrice: 0.1 })] }, { skus: [sku({ salePrice: 0.2 })] }])).toBe(0.3);
    expect(priceOfOneEach([{ skus: [sku({ vppPrice: 12.99, vppApplier: true })] }])).toBe(15.99);
    expect(priceOfOneEach([{ skus: [sku({ salePrice: 1599 })] }, { skus: [sku({ salePrice: 2199 })] }])).toBe(3798);
  });

  test('is unknown if a product has no price', () => {
    expect(priceOfOneEach([{ skus: [sku()] }, { skus: [] }])).toBeUndefined();
  });
});
