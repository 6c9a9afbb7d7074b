import { expect, test } from 'vitest';
import type { RatedItem } from '../../model/account.js';
import type { Product } from '../../model/product.js';
import { flexiFacets, flexiPath, likedFirst } from './flexiWines.js';

const wine = (itemCode: string, colourName?: string, countryName?: string): Product => ({
  itemCode,
  name: `Wine ${itemCode}`,
  productType: 'wine',
  skus: [],
  ...(colourName && { colourName }),
  ...(countryName && { countryName }),
});

test('a filter becomes a path of names separated by slashes', () => {
  expect(flexiPath({})).toBe('all');
  expect(flexiPath({ colour: 'red' })).toBe('red');
  expect(flexiPath({ country: 'new-zealand' })).toBe('new-zealand');
  expect(flexiPath({ colour: 'red', country: 'spain' })).toBe('red/spain');
});

test('the facets come from the wines themselves, the most frequent first', () => {
  const wines = [wine('1', 'Rosé', 'France'), wine('2', 'Red', 'New Zealand'), wine('3', 'Red', 'France'), wine('4')];
  expect(flexiFacets(wines)).toEqual({
    colours: [
      { value: 'red', name: 'Red' },
      { value: 'rose', name: 'Rosé' },
    ],
    countries: [
      { value: 'france', name: 'France' },
      { value: 'new-zealand', name: 'New Zealand' },
    ],
  });
});

test('favourites and highly rated wines come first', () => {
  const wines = ['1', '2', '3', '4'].map((code) => wine(code));
  const rated = (code: string, rating: number): RatedItem => ({ product: wine(code), rating });
  const ordered = likedFirst(wines, [rated('2', 3), rated('4', 4)], [{ product: wine('3') }]);
  expect(ordered.map(({ itemCode }) => itemCode)).toEqual(['3', '4', '1', '2']);
});
