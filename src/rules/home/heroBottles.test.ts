import { expect, test } from 'vitest';
import type { Product } from '../../model/product.js';
import { heroBottles } from './heroBottles.js';

const wine = (itemCode: string, more: Partial<Product> = {}): Product => ({
  itemCode,
  name: itemCode,
  productType: 'wine',
  bottleSize: 750,
  largeImage: `/${itemCode}.svg`,
  skus: [{ itemCode, salePrice: 9, listPrice: 9, salePricePerBottle: 9, numberOfBottles: 1 }],
  ...more,
});
const codesOf = (products: readonly Product[]) => heroBottles(products).map(({ itemCode }) => itemCode);

test('the first three wines stand in front of the hero, in order', () => {
  expect(codesOf(['c', 'a', 'd', 'b'].map((code) => wine(code)))).toEqual(['c', 'a', 'd']);
});

test.each<[string, Partial<Product>]>([
  ['a spirit', { productType: 'spirit' }],
  ['a case', { productType: 'case' }],
  ['a half bottle', { bottleSize: 375 }],
  ['a wine without a picture', { largeImage: undefined }],
  ['a sold-out wine', { inventoryInfo: { summaryAvailabilityStatus: 'out_of_stock', stockQty: 0 } }],
  ['a wine that is not sold', { skus: [] }],
])('%s does not stand there', (_, more) => {
  expect(codesOf([wine('a', more), wine('b')])).toEqual(['b']);
});
