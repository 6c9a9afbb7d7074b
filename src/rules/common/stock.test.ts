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
  test('blocks when the quantity asked for exceeds what there is', () => {
    expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 5, inCart: 0 })).toBe(true);
  });

  test('blocks when it does with what the basket holds', () => {
    expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 2, inCart: 3 })).toBe(true);
  });

  test('lets pass what there is', () => {
    expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 1, inCart: 3 })).toBe(false);
  });

  test.each(['in_stock', 'out_of_stock', 'pre_sell', 'Low_Stock', 'low_stock ', 'low', ''])(
    'is triggered by no other status, such as “%s” [PROD-070]',
    (status) => {
      expect(exceedsLowStock({ product: product(status, 4), quantity: 5, inCart: 0 })).toBe(false);
      expect(exceedsLowStock({ product: product('low_stock', 4), quantity: 5, inCart: 0 })).toBe(true);
    },
  );

  test('is triggered by no status at all', () => {
    fc.assert(
      fc.property(
        fc.string().filter((status) => status !== 'low_stock'),
        fc.nat(),
        (status, quantity) => !exceedsLowStock({ product: product(status, 0), quantity, inCart: 0 }),
      ),
    );
  });
});

test('sold out is without a sku, or out of stock', () => {
  expect(isSoldOut(product('in_stock', 3))).toBe(false);
  expect(isSoldOut(product('low_stock', 1))).toBe(false);
  expect(isSoldOut(product('out_of_stock', 0))).toBe(true);
  expect(isSoldOut({ ...product('in_stock', 3), skus: [] })).toBe(true);
});
