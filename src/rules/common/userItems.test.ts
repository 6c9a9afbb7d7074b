import { expect, test } from 'vitest';
import type { Product } from '../../model/product.js';
import { isOfKind, smallCardOf } from './userItems.js';

const product = (more: Partial<Product>): Product => ({
  itemCode: 'A1',
  name: 'A',
  productType: 'wine',
  skus: [],
  ...more,
});

test('a name of 22 characters is unchanged, and a longer one is cut with three full stops', () => {
  const name = (of: string) => smallCardOf({ product: product({ name: of }) }).name;
  expect(name('x'.repeat(22))).toBe('x'.repeat(22));
  expect(name('Château Tessier-Laval Réserve')).toBe('Château Tessier-Laval ...');
  expect(name('🍷'.repeat(23))).toBe(`${'🍷'.repeat(22)}...`);
});

test('a small card has only the thumbnail', () => {
  const card = smallCardOf({ product: product({ thumbnailImage: 't.svg', smallImage: 's.svg', largeImage: 'l.svg' }) });
  expect([card.thumbnailImage, card.smallImage, card.largeImage]).toEqual(['t.svg', undefined, undefined]);
});

test('the kind is the colour of the wine', () => {
  const red = product({ colourName: 'Red' });
  expect([isOfKind('all', red), isOfKind('red', red), isOfKind('white', red)]).toEqual([true, true, false]);
  expect(isOfKind('red', product({}))).toBe(false);
});
