import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetNames, resultOrders } from '../../model/searchOptions.js';
import { choiceWith, searchChoiceIn, searchQueryOf } from './searchChoice.js';

test('an address determines the whole choice', () => {
  expect(searchChoiceIn('Ntt=+rioja+&N=country:spain,type:red&Ns=price-low&Nrpp=48&No=96')).toEqual({
    term: 'rioja',
    filters: { type: 'red', country: 'spain' },
    order: 'price-low',
    perPage: 48,
    page: 3,
  });
});

test('invalid values in an address become defaults', () => {
  const usual = { term: '', filters: {}, order: 'relevance', perPage: 24, page: 1 };
  expect(searchChoiceIn('')).toEqual(usual);
  expect(searchChoiceIn('Ns=__proto__&Nrpp=0&No=-24&N=colour:red,type,price:<b>,__proto__:x')).toEqual(usual);
  expect(searchChoiceIn('Nrpp=1000000&No=x')).toEqual(usual);
  expect(searchChoiceIn('Nrpp=400&No=800')).toMatchObject({ perPage: 400, page: 3 });
  expect(searchChoiceIn('Nrpp=1&No=2')).toMatchObject({ perPage: 1, page: 3 });
});

test('a choice is written without defaults and reads back the same', () => {
  expect(searchQueryOf({ term: 'rioja' })).toEqual({ Ntt: 'rioja' });
  expect(searchQueryOf({ filters: { price: 'under-8', type: 'red' }, perPage: 1 })).toEqual({
    N: 'type:red,price:under-8',
    Nrpp: '1',
  });
  const slug = fc.stringMatching(/^[a-z\d]+(-[a-z\d]+)?$/).filter(({ length }) => length <= 40);
  const choices = fc.record({
    term: fc.string({ maxLength: 100 }).map((term) => term.trim()),
    filters: fc.dictionary(fc.constantFrom(...facetNames), slug),
    order: fc.constantFrom(...resultOrders),
    perPage: fc.integer({ min: 1, max: 200 }),
    page: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      expect(searchChoiceIn(new URLSearchParams(searchQueryOf(choice)).toString())).toEqual(choice);
    }),
  );
});

test('a value replaces another of its facet, is removed when chosen again, and in both cases leads back to the first page', () => {
  const choice = searchChoiceIn('Ntt=rioja&N=type:red&No=24');
  expect(choiceWith(choice, 'type', 'white')).toMatchObject({ filters: { type: 'white' }, page: 1 });
  expect(choiceWith(choice, 'type', 'red')).toMatchObject({ filters: {}, term: 'rioja' });
  expect(choiceWith(choice, 'country', 'spain').filters).toEqual({ type: 'red', country: 'spain' });
});
