import { expect, test } from 'vitest';
import type { Product, Sku } from '../../model/product.js';
import { recentAdd } from './recentAdd.js';

const sku: Sku = {
  itemCode: 'A1',
  salePrice: 10.99,
  listPrice: 12.99,
  salePricePerBottle: 9.99,
  vppPrice: 8.99,
  vppApplier: true,
  numberOfBottles: 1,
};
const wine = { itemCode: 'A1', productType: 'wine', skus: [sku] } as unknown as Product;
const withSku = (facts: Partial<Sku>): Product => ({ ...wine, skus: [{ ...sku, ...facts }] });

test('a wine is added at its price per bottle, with a bottle for each unit', () => {
  expect(recentAdd(wine, 4)).toStrictEqual({ itemcode: 'A1', quantity: 4, mixed: false, bottleCount: 4, price: 8.99 });
});

test('a case is added at its own price, with its number of bottles for each unit', () => {
  expect(recentAdd({ ...withSku({ numberOfBottles: 6, salePrice: 59.94 }), mixed: true }, 2)).toEqual({
    itemcode: 'A1',
    quantity: 2,
    mixed: true,
    bottleCount: 12,
    caseBottleCount: 6,
    price: 59.94,
  });
  expect(recentAdd(withSku({ numberOfBottles: 2 }), 1)).toMatchObject({ bottleCount: 2, caseBottleCount: 2 });
});

test.each(['membership', 'gift', 'voucher', 'spirit'])(
  'a %s is not counted in bottles, as in the basket',
  (productType) => {
    expect(recentAdd({ ...wine, productType }, 2)).toMatchObject({ quantity: 2, bottleCount: 0, price: 8.99 });
  },
);

test('a case of spirits is counted in bottles', () => {
  expect(recentAdd({ ...withSku({ numberOfBottles: 3 }), productType: 'spirit' }, 2)).toMatchObject({
    bottleCount: 6,
    caseBottleCount: 3,
  });
});

test('the headline is passed on', () => {
  expect(recentAdd({ ...wine, webHeadline: 'Bold red' }, 1)).toHaveProperty('webHeadline', 'Bold red');
});

test('a product without a unit counts as single bottles, and has no price', () => {
  expect(recentAdd({ ...wine, skus: [] }, 3)).toEqual({
    itemcode: 'A1',
    quantity: 3,
    mixed: false,
    bottleCount: 3,
    price: 0,
  });
});
