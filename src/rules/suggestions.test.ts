import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSuggestionIndex, normaliseRankings, suggestionHref, suggestionLimit } from './suggestions.js';

const entry = (n: string, boost = 50, normalisedRanking = 0, i = n) => ({ i, n, boost, normalisedRanking });
const names = (entries: { n: string }[]) => entries.map(({ n }) => n);

describe('results of a search', () => {
  const known = (n: string, k?: string, boost = 50) => ({ ...entry(n, boost), ...(k && { k }) });
  const index = createSuggestionIndex([
    known('Domaine Pinson Chablis', 'Burgundy, France, Chardonnay, white, wines'),
    known('Burgundy Glasses', 'gifts'),
    known('Highland Malt', 'Scotland, spirits'),
    known('Malbec', 'Mendoza, Argentina, red, wines'),
    entry('Burgundy', 90, 0, '/wines?Ntt=burgundy'),
  ]);

  test('are products found by name or keyword, names first', () => {
    expect(names(index.search('burgundy'))).toEqual(['Burgundy Glasses', 'Domaine Pinson Chablis']);
    expect(names(index.search('spirits'))).toEqual(['Highland Malt']);
    expect(names(index.search('WHITE chablis'))).toEqual(['Domaine Pinson Chablis']);
    expect(index.search('white malbec')).toEqual([]);
  });

  test('are all there are, where suggestions are by name only [SRCH-009, SRCH-032]', () => {
    const many = createSuggestionIndex(Array.from({ length: 30 }, (_, at) => known(`Rioja ${at}`, 'red')));
    expect(many.search('rioja')).toHaveLength(30);
    expect(many.suggest('red')).toEqual([]);
  });

  test('begin with one letter, and allow for a slip only when nothing else matches', () => {
    expect(names(index.search('m'))).toEqual(['Highland Malt', 'Malbec']);
    expect(names(index.search('malb'))).toEqual(['Malbec']);
    expect(names(index.search('malbek'))).toEqual(['Malbec']);
    expect(index.search('x')).toEqual([]);
    expect(index.search(' ')).toEqual([]);
  });

  test('of no search are the products most people ask for', () => {
    expect(names([...index.favourites])).not.toContain('Burgundy');
    expect(index.favourites).toHaveLength(4);
  });
});

describe('suggestions', () => {
  const index = createSuggestionIndex([
    entry('Rioja Reserva'),
    entry('Rio Grande Red'),
    entry('Rib Estate'),
    entry('Château Rosé'),
    entry('Malbec'),
  ]);

  test('appear from 2 characters [SRCH-007]', () => {
    expect(index.suggest('')).toEqual([]);
    expect(index.suggest('r')).toEqual([]);
    expect(index.suggest(' r ')).toEqual([]);
    expect(index.suggest('ri')).not.toEqual([]);
  });

  test('rank a word itself over its beginning, and that over one edit [SRCH-032, SRCH-033, SRCH-034]', () => {
    expect(names(index.suggest('rio'))).toEqual(['Rio Grande Red', 'Rioja Reserva', 'Rib Estate']);
  });

  test('need every word typed, in any order, without regard to accents and case', () => {
    expect(names(index.suggest('ROSE chateau'))).toEqual(['Château Rosé']);
    expect(index.suggest('rose malbec')).toEqual([]);
  });

  test('weigh an entry by (boost + normalisedRanking) / 50 [SRCH-036]', () => {
    const weighed = createSuggestionIndex([entry('Rioja A', 10, 0), entry('Rioja B', 0, 40), entry('Rioja C', 20, 10)]);
    expect(names(weighed.suggest('rioja'))).toEqual(['Rioja B', 'Rioja C', 'Rioja A']);
  });

  test('are 10 unless asked otherwise [SRCH-009]', () => {
    const many = createSuggestionIndex(Array.from({ length: 30 }, (_, at) => entry(`Rioja ${at}`)));
    expect(many.suggest('rioja')).toHaveLength(10);
    expect(many.suggest('rioja', 3)).toHaveLength(3);
    expect(suggestionLimit).toBe(10);
  });

  test('never throw, never repeat, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const found = names(index.suggest(typed));
        return new Set(found).size === found.length;
      }),
    );
  });
});

test('rankings are spread over 0 to 100 [SRCH-035]', () => {
  expect(normaliseRankings([3, 8, 13])).toEqual([0, 50, 100]);
  expect(normaliseRankings([7, 7])).toEqual([0, 0]);
  expect(normaliseRankings([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (rankings) =>
      normaliseRankings(rankings).every((ranking) => ranking >= 0 && ranking <= 100.000001),
    ),
  );
});

test('a code leads to its product, a path to itself [SRCH-014, SRCH-015]', () => {
  expect(suggestionHref(entry('Rioja', 0, 0, '0524718'))).toBe('/product/0524718');
  expect(suggestionHref(entry('Rioja', 0, 0, '/wines?Ntt=rioja'))).toBe('/wines?Ntt=rioja');
  expect(suggestionHref(entry('Rioja', 0, 0, '/wines?Ntt=rioja'), '/shop')).toBe('/shop/wines?Ntt=rioja');
});
