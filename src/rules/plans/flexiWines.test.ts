import { describe, expect, test } from 'vitest';
import type { RatedItem } from '../../model/account.js';
import type { Product } from '../../model/product.js';
import {
  closestFirst,
  everyFlexiWine,
  type FlexiSearch,
  flexiFacets,
  flexiFound,
  flexiGrapes,
  flexiLimits,
  flexiPath,
  likedFirst,
  priceDifference,
} from './flexiWines.js';

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

describe('the search of wines for a case', () => {
  const wine = (name: string, price: number, rest: Partial<Product> = {}): Product => ({
    itemCode: name,
    name,
    productType: 'wine',
    colourName: 'Red',
    grapeName: 'Tempranillo',
    skus: [{ itemCode: name, numberOfBottles: 1, salePrice: price, listPrice: price, salePricePerBottle: price }],
    ...rest,
  });
  const rioja = wine('Viña Añil Rioja', 15);
  const malbec = wine('Alto Malbec', 9.99, { grapeName: 'Malbec', countryName: 'Argentina' });
  const verdejo = wine('Grullas Verdejo', 10, { colourName: 'White', grapeName: 'Verdejo' });
  const wines = [verdejo, malbec, rioja];
  const found = (search: Partial<FlexiSearch>) =>
    flexiFound(wines, { ...everyFlexiWine, ...search }).map(({ name }) => name);

  test('finds every word in any of the facts, without accents and case', () => {
    expect(found({ term: 'vina  RIOJA' })).toEqual([rioja.name]);
    expect(found({ term: 'argentina' })).toEqual([malbec.name]);
    expect(found({ term: 'rioja argentina' })).toEqual([]);
    expect(found({})).toEqual(wines.map(({ name }) => name));
  });

  test('keeps a grape, and prices up to a limit that includes it', () => {
    expect(found({ grape: 'Malbec' })).toEqual([malbec.name]);
    expect(found({ most: 10 })).toEqual([verdejo.name, malbec.name]);
    expect(found({ most: 9.99 })).toEqual([malbec.name]);
  });

  test('sorts by price in both directions, and by name', () => {
    expect(found({ order: 'priceUp' })).toEqual([malbec.name, verdejo.name, rioja.name]);
    expect(found({ order: 'priceDown' })).toEqual([rioja.name, verdejo.name, malbec.name]);
    expect(found({ order: 'name' })).toEqual([malbec.name, verdejo.name, rioja.name]);
  });

  test('offers only limits that leave out some wines and keep some', () => {
    expect(flexiLimits(wines, 'currency')).toEqual([10]);
    expect(flexiLimits([wine('a', 700), wine('b', 1600)], 'points')).toEqual([800, 1000, 1500]);
    expect(flexiLimits([], 'currency')).toEqual([]);
  });

  test('lists each grape once, by name', () => {
    expect(flexiGrapes([...wines, rioja])).toEqual(['Malbec', 'Tempranillo', 'Verdejo']);
  });

  test('puts wines of the same colour and grape first, then those of the same colour', () => {
    const other = wine('Another Rioja', 12);
    expect(closestFirst([verdejo, malbec, other], rioja)).toEqual([other, malbec, verdejo]);
    expect(closestFirst(wines, undefined)).toEqual(wines);
  });
});

test('the difference in price is that of a bottle, exact to the penny', () => {
  const prices = { salePrice: 9.99, listPrice: 11.99, salePricePerBottle: 9.99 };
  const sold = { skus: [{ itemCode: 'A', numberOfBottles: 1, ...prices }] };
  expect(priceDifference(sold, { price: 8.7 })).toBe(1.29);
  expect(priceDifference(sold, { price: 9.99 })).toBe(0);
  expect(priceDifference(sold, { price: 12.5 })).toBe(-2.51);
  expect(priceDifference({ skus: [] }, { price: 8.7 })).toBeUndefined();
});
