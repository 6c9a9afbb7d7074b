import { expect, test } from 'vitest';
import type { Suggestion } from '../../../src/model/search.js';
import { createProductSearch } from './productSearch.js';

const suggestion = (n: string, k = '', boost = 50, i = n): Suggestion => ({ i, n, k, boost, normalisedRanking: 0 });
const names = (entries: readonly Suggestion[]) => entries.map(({ n }) => n);
const products = createProductSearch([
  suggestion('Domaine Pinson Chablis', 'Burgundy, France, Chardonnay, white, wines'),
  suggestion('Burgundy Glasses', 'gifts'),
  suggestion('Highland Malt', 'Scotland, spirits'),
  suggestion('Malbec', 'Mendoza, Argentina, red, wines'),
  suggestion('Burgundy', '', 90, '/wines?Ntt=burgundy'),
]);

test('products are found by name or keyword, names first', () => {
  expect(names(products.search('burgundy'))).toEqual(['Burgundy Glasses', 'Domaine Pinson Chablis']);
  expect(names(products.search('spirits'))).toEqual(['Highland Malt']);
  expect(names(products.search('WHITE chablis'))).toEqual(['Domaine Pinson Chablis']);
  expect(products.search('white malbec')).toEqual([]);
});

test('all matches are found, also by keyword', () => {
  const many = createProductSearch(Array.from({ length: 30 }, (_, at) => suggestion(`Rioja ${at}`, 'red')));
  expect(many.search('rioja')).toHaveLength(30);
  expect(many.search('red')).toHaveLength(30);
});

test('one letter matches prefixes, and typing mistakes count only if nothing else matches', () => {
  expect(names(products.search('m'))).toEqual(['Highland Malt', 'Malbec']);
  expect(names(products.search('malb'))).toEqual(['Malbec']);
  expect(names(products.search('malbet'))).toEqual(['Malbec']);
  expect(names(products.search('mablec'))).toEqual(['Malbec']);
  expect(products.search('x')).toEqual([]);
  expect(products.search(' ')).toEqual([]);
});

test('a misspelt grape is corrected before the search', () => {
  expect(names(products.search('shardonay'))).toEqual(['Domaine Pinson Chablis']);
});

test('favourites are products only', () => {
  expect(names(products.favourites)).not.toContain('Burgundy');
  expect(products.favourites).toHaveLength(4);
});
