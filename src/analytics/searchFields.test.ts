import { expect, test } from 'vitest';
import { searchChoiceIn } from '../rules/searchChoice.js';
import { searchFields } from './searchFields.js';

test('a page of results is told with all that was asked for and how much there is', () => {
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

test('how much there is is not told before it is known', () => {
  expect(searchFields(searchChoiceIn('Ntt=rioja'), undefined)).not.toHaveProperty('searchNoResults');
});
