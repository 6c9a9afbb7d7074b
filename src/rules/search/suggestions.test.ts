import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouritesOf, normaliseRankings, suggestionHref, suggestionWeight } from './suggestions.js';

const entry = (n: string, boost = 50, normalisedRanking = 0, i = n) => ({ i, n, boost, normalisedRanking });

test('favourites are the products with the highest weight', () => {
  const entries = [entry('Rioja', 10, 0), entry('Burgundy', 90, 0, '/wines?Ntt=burgundy'), entry('Malbec', 0, 40)];
  expect(favouritesOf(entries).map(({ n }) => n)).toEqual(['Malbec', 'Rioja']);
});

test('the weight of an entry is a fiftieth of its boost and its ranking together [SRCH-036]', () => {
  expect(suggestionWeight(entry('Rioja', 30, 70))).toBe(2);
  expect(suggestionWeight({ i: '1', n: 'Rioja', boost: 40 })).toBe(0.8);
  expect(suggestionWeight({ i: '1', n: 'Rioja', normalisedRanking: 25 })).toBe(0.5);
  expect(suggestionWeight({ i: '1', n: 'Rioja' })).toBe(0);
});

test('rankings are spread over 0 to 100 [SRCH-035]', () => {
  expect(normaliseRankings([3, 8, 13])).toEqual([0, 50, 100]);
  expect(normaliseRankings([13, 3, 4, 3, 8])).toEqual([100, 0, 10, 0, 50]);
  expect(normaliseRankings([-5, 0, 3])).toEqual([0, 62.5, 100]);
  expect(normaliseRankings([7, 7])).toEqual([0, 0]);
  expect(normaliseRankings([7])).toEqual([0]);
  expect(normaliseRankings([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), (rankings) =>
      normaliseRankings(rankings).every((ranking) => ranking >= 0 && ranking <= 100.000001),
    ),
  );
});

test('a code links to its product, and a path to itself', () => {
  for (const code of ['0524718', '00067SV', 'GC-1', 'jsp.case'])
    expect(suggestionHref(entry('Rioja', 0, 0, code))).toBe(`/product/${code}`);
  expect(suggestionHref(entry('Rioja', 0, 0, '/wines?Ntt=rioja'))).toBe('/wines?Ntt=rioja');
  expect(suggestionHref(entry('Growers', 0, 0, '/jsp/content.jsp?pg=growers'))).toBe('/jsp/content.jsp?pg=growers');
  expect(suggestionHref(entry('Rioja', 0, 0, '/wines?Ntt=rioja'), '/shop')).toBe('/shop/wines?Ntt=rioja');
});

test.each(['data:text/html,<script>alert(1)</script>', 'file:///etc/passwd', '//evil.example/wines', 'javascript:/x/'])(
  'a suggestion with the path %s becomes a search for its words',
  (path) => {
    expect(suggestionHref(entry('Rioja', 0, 0, path), '/shop')).toBe('/shop/wines?Ntt=Rioja');
  },
);
