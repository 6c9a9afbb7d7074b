import { expect, test } from 'vitest';
import { siteOf } from '../../brands/sites.js';
import type { Site } from '../../model/site.js';
import { suggestionSource } from './suggestionSource.js';

const pathFor = async (brand: string, change: Partial<Site>) =>
  (await suggestionSource({ ...siteOf({ brand }), ...change }).load()).path;

test('a site reads the shop’s index unless it is configured to use a file [SRCH-041]', async () => {
  for (const brand of ['law', 'avy', 'stw', 'hsb', 'vir', 'wpe'])
    for (const hostClass of ['dev', 'test', 'live'] as const)
      expect(await pathFor(brand, { hostClass })).toBe('/assets/components/homepage/data/search/data.json');
});

test.each([
  ['law', {}, 'searchsuggest_en_GB_UKLAIT.json', '[BRAND-061, SRCH-038, SRCH-040]'],
  ['avy', {}, 'searchsuggest_en_GB_AVRY.json', '[BRAND-011, SRCH-039]'],
  ['avy', { searchSuggestFile: 'searchsuggest_en_GB_UKAVRY.json' }, 'searchsuggest_en_GB_UKAVRY.json', '[SRCH-039]'],
])('%s with %j reads %s %s', async (brand, change, file, _rule) => {
  for (const hostClass of ['test', 'live'] as const)
    expect(await pathFor(brand, { ...change, suggestionSource: 'file', hostClass })).toBe(
      `/json/searchsuggest/${file}`,
    );
});

test('a development host reads the internal variant [BRAND-061, SRCH-040]', async () => {
  const development = { suggestionSource: 'file', hostClass: 'dev' } as const;
  expect(await pathFor('law', development)).toBe('/json/searchsuggest/internal/searchsuggest_en_GB_UKLAIT.json');
  expect(await pathFor('avy', development)).toBe('/json/searchsuggest/internal/searchsuggest_en_GB_AVRY.json');
});

test('an unknown file is reported as unknown', async () => {
  await expect(pathFor('law', { suggestionSource: 'file', searchSuggestFile: 'other.json' })).rejects.toThrow(
    'There is no suggestion file other.json.',
  );
});
