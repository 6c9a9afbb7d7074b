import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Suggestion } from '../../model/search.js';
import { searchWords } from './searchWords.js';
import { createSuggestionIndex, suggestionIndexSteps, withoutRepeats } from './suggestionIndex.js';

const entry = (n: string, boost = 50, normalisedRanking = 0, i = n): Suggestion => ({ i, n, boost, normalisedRanking });
const names = (entries: readonly Suggestion[]) => entries.map(({ n }) => n);

const index = createSuggestionIndex([
  entry('Rioja Reserva'),
  entry('Rio Grande Red'),
  entry('Rib Estate'),
  entry('Château Rosé'),
  entry('Malbec'),
]);

test('suggestions appear from 2 characters', () => {
  for (const typed of ['', 'r', ' r ', '--', ' ']) expect(index.suggest(typed)).toEqual([]);
  expect(index.suggest('ri')).not.toEqual([]);
});

test('a whole word ranks above the start of a word, and the start above one edit [SRCH-032, SRCH-033, SRCH-034]', () => {
  expect(names(index.suggest('rio'))).toEqual(['Rio Grande Red', 'Rioja Reserva', 'Rib Estate']);
});

test.each([
  ['a letter left out', 'malbc'],
  ['a letter too many', 'mallbec'],
  ['another letter', 'malbet'],
  ['two letters swapped', 'mablec'],
  ['the first letter left out', 'albec'],
  ['a letter too many in front', 'xmalbec'],
  ['another first letter', 'nalbec'],
  ['the first two swapped', 'amlbec'],
])('%s is one edit [SRCH-034]', (_, typed) => {
  expect(names(index.suggest(typed))).toEqual(['Malbec']);
});

test('two mistakes in a word are too many [SRCH-034]', () => {
  for (const typed of ['nalbet', 'mlabce', 'mlec']) expect(index.suggest(typed)).toEqual([]);
});

test('a mistake in a vintage also counts as one edit', () => {
  const vintages = createSuggestionIndex([entry('Graves 2016'), entry('Graves 1985')]);
  for (const typed of ['2061', '216', '20165', '2006']) expect(names(vintages.suggest(typed))).toEqual(['Graves 2016']);
});

test('every typed word must match, in any order, regardless of accents and case', () => {
  expect(names(index.suggest('ROSE chateau'))).toEqual(['Château Rosé']);
  expect(names(index.suggest('châtaeu ros'))).toEqual(['Château Rosé']);
  expect(index.suggest('rose malbec')).toEqual([]);
});

test('an entry scores (boost + normalisedRanking) / 50 times its matches [SRCH-032, SRCH-033, SRCH-034, SRCH-036]', () => {
  const weighed = createSuggestionIndex([
    entry('Rioja A', 10, 0),
    entry('Rioja B', 0, 40),
    entry('Rioja C', 20, 10),
    entry('Rioj D', 30, 71),
    entry('Riojas E', 50, 350),
    entry('Riojas F', 50, 351),
  ]);
  // A: 100 × 0.2; B: 100 × 0.8; C: 100 × 0.6; D: 1 × 2.02; E: 10 × 8; F: 10 × 8.02
  expect(names(weighed.suggest('rioja'))).toEqual(['Riojas F', 'Rioja B', 'Riojas E', 'Rioja C', 'Rioja A', 'Rioj D']);
});

test('equal scores are ordered by match, then name, then original position', () => {
  const alike = createSuggestionIndex([
    entry('Rioja Éboli', 0),
    entry('Rioja Zamora', 0),
    entry('Riojas', 0),
    entry('Rioja Duero', 0, 0, 'first'),
    entry('Rioja Duero', 0, 0, 'second'),
  ]);
  expect(alike.suggest('rioja').map(({ i }) => i)).toEqual([
    'first',
    'second',
    'Rioja Éboli',
    'Rioja Zamora',
    'Riojas',
  ]);
});

test('there are 10 suggestions by default', () => {
  const many = createSuggestionIndex(Array.from({ length: 30 }, (_, at) => entry(`Rioja ${at}`)));
  expect(many.suggest('rioja')).toHaveLength(10);
  expect(many.suggest('rioja', 3)).toEqual(many.suggest('rioja').slice(0, 3));
  expect(many.suggest('rioja', Number.POSITIVE_INFINITY)).toHaveLength(30);
});

test('a word for which the shop has another name is searched for under both', () => {
  const called = createSuggestionIndex(
    [entry('Claret Jug', 20), entry('Bordeaux Rouge', 40), entry('Clare Valley', 90)],
    { claret: 'bordeaux', constructor: 'jug' },
  );
  expect(names(called.suggest('claret'))).toEqual(['Bordeaux Rouge', 'Claret Jug', 'Clare Valley']);
  expect(names(called.suggest('claret rouge'))).toEqual(['Bordeaux Rouge']);
  expect(names(createSuggestionIndex([entry('Claret Jug')]).suggest('constructor'))).toEqual([]);
});

test('a misspelt grape is corrected before the search [SRCH-037]', () => {
  const grapes = createSuggestionIndex([entry('Chardonnay'), entry('Cabernet Sauvignon'), entry('Shard Hill', 100)]);
  expect(names(grapes.suggest('shardonay'))).toEqual(['Chardonnay']);
  expect(names(grapes.suggest('Cabernay Savingnon'))).toEqual(['Cabernet Sauvignon']);
  expect(names(grapes.suggest('shard'))).toEqual(['Shard Hill']);
});

test.each([
  ['merlow', 'Merlot'],
  ['sheraz', 'Shiraz'],
  ['sirrah', 'Syrah'],
  ['reislin', 'Riesling'],
  ['gewurztaminer', 'Gewürztraminer'],
  ['temprenillo', 'Tempranillo'],
  ['peenot nuar', 'Pinot Noir'],
  ['griggio', 'Pinot Grigio'],
  ['voignier', 'Viognier'],
  ['malbeque', 'Malbec'],
  ['riocha', 'Rioja'],
  ['granache', 'Grenache'],
  ['sanjiovese', 'Sangiovese'],
  ['zinfendel', 'Zinfandel'],
])('%s is corrected to %s [SRCH-037]', (typed, grape) => {
  // A word of the shop that begins as it was typed would be found if the word was not corrected.
  const grapes = createSuggestionIndex([entry(`${typed}s`), entry(grape)]);
  expect(names(grapes.suggest(typed))).toEqual([grape]);
});

test('the words searched for are returned', () => {
  const called = createSuggestionIndex([], { claret: 'bordeaux' });
  expect(called.wordsFor('Claret Rosé merlow')).toEqual(['claret', 'rose', 'merlot', 'bordeaux']);
});

test('an index is built one entry at a time', () => {
  const steps = suggestionIndexSteps(Array.from({ length: 30 }, (_, at) => entry(`Rioja ${at}`)));
  let count = 0;
  while (!steps.next().done) count++;
  expect(count).toBeGreaterThanOrEqual(30);
});

describe('compared with an exhaustive check of every entry', () => {
  /** Returns every string one letter away, or with two letters swapped. */
  function slipsOf(word: string, letters: readonly string[]): Set<string> {
    const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
    return new Set(
      places.flatMap(([head, tail]) => [
        ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
        head + tail.slice(1),
        ...(tail.length > 1 ? [head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)] : []),
      ]),
    );
  }

  function worth(typed: string, words: readonly string[], letters: readonly string[]): number {
    const slips = slipsOf(typed, letters);
    if (words.includes(typed)) return 100;
    if (words.some((word) => word.startsWith(typed))) return 10;
    return words.some((word) => slips.has(word)) ? 1 : 0;
  }

  const wordsOf = ({ i: code, n: name }: Suggestion) => [...searchWords(name), ...searchWords(code)];

  function exhaustive(entries: readonly Suggestion[], typed: string): Suggestion[] {
    const letters = [...new Set(entries.flatMap((each) => [...wordsOf(each).join('')]))];
    return entries
      .map((each, at) => {
        const worths = searchWords(typed).map((word) => worth(word, wordsOf(each), letters));
        const score = worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, 0);
        return { each, at, score, total: (score * ((each.boost ?? 0) + (each.normalisedRanking ?? 0))) / 50 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.total - a.total || b.score - a.score || a.each.n.localeCompare(b.each.n, 'en') || a.at - b.at)
      .map(({ each }) => each);
  }

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1', 'ç'), minLength: 1, maxLength: 5 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const weight = fc.nat(3).map((figure) => figure * 50);
  // A whole code finds only its item, so no whole code is a text that may be typed here.
  const code = word.map((letters) => `#${letters}`);
  const entry = fc.record({ i: code, n: name, boost: weight, normalisedRanking: weight });

  function expectTheSame(suggestions: readonly Suggestion[], terms: readonly string[]) {
    const drawnUp = createSuggestionIndex(suggestions);
    for (const typed of terms.filter(({ length }) => length > 1)) {
      const expected = exhaustive(suggestions, typed);
      expect(drawnUp.suggest(typed, Number.POSITIVE_INFINITY)).toEqual(expected);
      expect(drawnUp.suggest(typed)).toEqual(expected.slice(0, 10));
    }
  }

  test('the same entries come in the same order, whatever is typed [SRCH-032, SRCH-033, SRCH-034, SRCH-036]', () => {
    const entries = fc.array(entry, { maxLength: 40 });
    const terms = fc.array(name, { minLength: 1, maxLength: 5 });
    fc.assert(fc.property(entries, terms, expectTheSame), { numRuns: 400 });
  });

  test('the same holds for so many words that they are not compared one by one [SRCH-032, SRCH-033, SRCH-034]', () => {
    const entries = fc.array(entry, { minLength: 150, maxLength: 200 });
    const terms = fc.array(fc.oneof(word, name), { minLength: 1, maxLength: 5 });
    fc.assert(fc.property(entries, terms, expectTheSame), { numRuns: 15 });
  });

  test('no input makes it throw or repeat an entry', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const found = names(index.suggest(typed));
        return new Set(found).size === found.length;
      }),
    );
  });
});

describe('item codes', () => {
  const index = createSuggestionIndex([
    entry('Wine Reward', 50, 0, '00081WR'),
    entry('Reward of 00081WR', 50, 0, '0008'),
    entry('Rioja Reserva 2016', 50, 0, '0978280'),
    entry('Malbec 2019', 90, 0, '0978311'),
    entry('Wines from Rioja', 90, 0, '/wines?N=0978399'),
    entry('Gift Card', 50, 0, 'GC-25'),
  ]);
  const codes = (typed: string) => index.suggest(typed).map(({ i }) => i);

  test('a whole code in either case finds only its own item', () => {
    expect(codes(' 00081wr ')).toEqual(['00081WR']);
    expect(codes('0008')).toEqual(['0008']);
    expect(codes('gc-25')).toEqual(['GC-25']);
  });

  test('the beginning of a code finds every product with it by weight, but no path', () => {
    expect(codes('09')).toEqual(['0978311', '0978280']);
    expect(codes('09783')).toEqual(['0978311']);
    expect(codes('00081w')).toEqual(['0008', '00081WR']);
    expect(codes('gc-2')).toEqual(['GC-25']);
    expect(codes('09783999')).toEqual([]);
  });

  test.each([
    ['a digit left out', '097820'],
    ['a digit too many', '09782880'],
    ['another digit', '0978270'],
    ['two digits swapped', '0987280'],
    ['the first digit left out', '978280'],
    ['a digit too many in front', '10978280'],
    ['another first digit', '1978280'],
    ['the first two swapped', '9078280'],
    ['the last two swapped', '0978208'],
    ['a letter behind', '0978280w'],
  ])('a code with %s finds its product', (_, typed) => {
    expect(codes(typed)).toEqual(['0978280']);
  });

  test('two mistakes in a code are too many', () => {
    for (const typed of ['0987270', '978208', '0978291', '9782801']) expect(codes(typed)).toEqual([]);
  });

  test('a code and a word of the name find the product together', () => {
    expect(codes('rioja 0978')).toEqual(['0978280']);
    expect(codes('0978280 riojq')).toEqual(['0978280']);
    expect(codes('malbec 0978280')).toEqual([]);
  });

  test('a whole word of a name ranks above the beginning of a code, and that above one mistake', () => {
    const vintages = createSuggestionIndex([
      entry('Graves 2016', 50, 0, 'A1'),
      entry('Pauillac 1985', 50, 0, '20161'),
      entry('Médoc 1990', 50, 0, '2O16'),
    ]);
    expect(names(vintages.suggest('2016'))).toEqual(['Graves 2016', 'Pauillac 1985', 'Médoc 1990']);
  });
});

test('a path that repeats an earlier suggestion is dropped, but a product never is', () => {
  const entries = [
    { i: '/wines?Ntt=malbec', n: 'Malbec' },
    { i: '0978280', n: 'Malbec' },
    { i: '/wines?N=grape%3Amalbec', n: 'Wines from Malbec' },
    { i: '/wines?N=type%3Ared%2Cgrape%3Amalbec', n: 'Red Malbec' },
    { i: '/wines?N=grape%3Amalbec%2Ctype%3Ared', n: 'Malbec, red' },
  ];
  expect(withoutRepeats(entries).map(({ i }) => i)).toEqual([
    '/wines?Ntt=malbec',
    '0978280',
    '/wines?N=type%3Ared%2Cgrape%3Amalbec',
  ]);
});
