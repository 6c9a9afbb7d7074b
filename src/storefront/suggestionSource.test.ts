import { expect, test } from 'vitest';
import { siteOf } from '../brands/sites.js';
import type { Site } from '../model/site.js';
import { suggestionSource } from './suggestionSource.js';

const pathFor = (brand: string, change: Partial<Site>) => suggestionSource({ ...siteOf({ brand }), ...change }).path;

test('a site reads the shop’s index unless it asks for a file [SRCH-041]', () => {
  for (const brand of ['law', 'avy'])
    for (const hostClass of ['dev', 'live'] as const)
      expect(pathFor(brand, { hostClass })).toBe('/assets/components/homepage/data/search/data.json');
});

test.each([
  ['law', {}, 'searchsuggest_en_GB_UKLAIT.json', '[SRCH-038]'],
  ['avy', {}, 'searchsuggest_en_GB_AVRY.json', '[SRCH-039]'],
  ['avy', { searchSuggestFile: 'searchsuggest_en_GB_UKAVRY.json' }, 'searchsuggest_en_GB_UKAVRY.json', '[SRCH-039]'],
])('%s with %j reads %s %s', (brand, change, file, _rule) => {
  for (const hostClass of ['test', 'live'] as const)
    expect(pathFor(brand, { ...change, suggestionSource: 'file', hostClass })).toBe(`/json/searchsuggest/${file}`);
});

test('a development host reads the internal variant [SRCH-040]', () => {
  const development = { suggestionSource: 'file', hostClass: 'dev' } as const;
  expect(pathFor('law', development)).toBe('/json/searchsuggest/internal/searchsuggest_en_GB_UKLAIT.json');
  expect(pathFor('avy', development)).toBe('/json/searchsuggest/internal/searchsuggest_en_GB_AVRY.json');
});

test('a file nobody knows is said to be unknown', () => {
  expect(() => pathFor('law', { suggestionSource: 'file', searchSuggestFile: 'other.json' })).toThrow(
    'There is no suggestion file other.json.',
  );
});
