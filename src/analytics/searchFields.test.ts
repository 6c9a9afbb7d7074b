import { expect, test } from 'vitest';
import { searchChoiceIn } from '../rules/search/searchChoice.js';
import { searchFields } from './searchFields.js';

test('a results page has all search parameters and the number of results', () => {
  const choice = searchChoiceIn('Ntt=rioja&N=country:spain,type:red&Ns=price-low&Nrpp=48&No=48');
  expect(searchFields(choice, 57)).toEqual({
    searchTerm: 'rioja',
    searchFilters: 'type:red,country:spain',
    sort: 'price-low',
    searchNoPerPage: 48,
    searchPagination: 2,
    searchNoResults: 57,
  });
  expect(searchFields(searchChoiceIn('Ntt=zzzz'), 0)).toMatchObject({ searchFilters: '', searchNoResults: 0 });
});

test.each([0, 5, 47, 48, 49, undefined])(
  'the number per page is the one chosen, however many results there are: %s',
  (total) => {
    expect(searchFields(searchChoiceIn('Ntt=rioja&Nrpp=48'), total).searchNoPerPage).toBe(48);
  },
);

test('the number of results is absent until it is known', () => {
  expect(searchFields(searchChoiceIn('Ntt=rioja'), undefined)).not.toHaveProperty('searchNoResults');
});

test.each([
  ['4111 1111 1111 1111', '•••• 1111'],
  ['my card 4111-1111-1111-1111', 'my card •••• 1111'],
  ['6335861000000018', '•••• 0018'],
])('a card number in the search term is removed: %s', (typed, expected) => {
  expect(searchFields(searchChoiceIn(new URLSearchParams({ Ntt: typed }).toString()), 0).searchTerm).toBe(expected);
});
