import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../model/product.js';
import { exceedsLowStock, isSoldOut } from './stock.js';

const product = (status: string, stockQty: number): Product => ({
  itemCode: 'A1',
  name: 'A wine',
  productType: 'wine',
  skus: [{ itemCode: 'A1', salePrice: 9, listPrice: 9, salePricePerBottle: 9, numberOfBottles: 1 }],
  inventoryInfo: { summaryAvailabilityStatus: status, stockQty },
});

describe('low stock', () => {
  test('blocks when the requested quantity exceeds the stock', () => {
    expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 5, inCart: 0 })).toBe(true);
  });

  test('blocks when the requested quantity and the basket together exceed the stock', () => {
    expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 2, inCart: 3 })).toBe(true);
  });

  test('allows an add within the stock', () => {
    expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 1, inCart: 3 })).toBe(false);
  });

  test.each(['in_stock', 'out_of_stock', 'pre_sell', 'Low_Stock', 'low_stock ', 'low', ''])(
    'is not triggered by another status, such as “%s” [PROD-070]',
    (status) => {
      expect(exceedsLowStock({ product: product(status, 4), quantity: 5, inCart: 0 })).toBe(false);
      expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 5, inCart: 0 })).toBe(true);
    },
  );

  test('is not triggered by any other status', () => {
    fc.assert(
      fc.property(
        fc.string().filter((status) => status !== 'low_stock'),
        fc.nat(),
        (status, quantity) => !exceedsLowStock({ product: product(status, 0), quantity, inCart: 0 }),
      ),
    );
  });
});

test('a product is sold out without a sku or when out of stock', () => {
  expect(isSoldOut(product('in_stock', 3))).toBe(false);
  expect(isSoldOut(product('low_stock', 1))).toBe(false);
  expect(isSoldOut(product('out_of_stock', 0))).toBe(true);
  expect(isSoldOut({ ...product('in_stock', 3), skus: [] })).toBe(true);
});
