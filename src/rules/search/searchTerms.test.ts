import { expect, test } from 'vitest';
import { grapeSlips } from './grapeSlips.js';
import { correctedTerm, readingsOf } from './searchTerms.js';
import { searchWords } from './searchWords.js';

const slips = Object.entries(grapeSlips).flatMap(([grape, written]) =>
  written.split(' ').map((slip) => ({ slip, grape })),
);

test.each([
  'cabernet',
  'sauvignon',
  'chardonnay',
  'merlot',
  'shiraz',
  'riesling',
  'gewurztraminer',
  'tempranillo',
  'pinot',
  'viognier',
  'malbec',
  'rioja',
])('%s has common misspellings [SRCH-037]', (grape) => {
  const matching = slips.filter((slip) => slip.grape === grape);
  expect(matching.length).toBeGreaterThanOrEqual(5);
  for (const { slip } of matching) expect(correctedTerm(slip)).toBe(grape);
});

test.each([
  ['cabarnet', 'cabernet'],
  ['savignon', 'sauvignon'],
  ['chardonay', 'chardonnay'],
  ['merlow', 'merlot'],
  ['sheraz', 'shiraz'],
  ['sirrah', 'syrah'],
  ['reisling', 'riesling'],
  ['gewurtz', 'gewurztraminer'],
  ['tempranilo', 'tempranillo'],
  ['pinoe', 'pinot'],
  ['nuar', 'noir'],
  ['grigo', 'grigio'],
  ['viogner', 'viognier'],
  ['malbeck', 'malbec'],
  ['rioha', 'rioja'],
  ['granache', 'grenache'],
  ['sangiovesse', 'sangiovese'],
  ['zinfendel', 'zinfandel'],
])('%s is searched as %s [SRCH-037]', (slip, grape) => {
  expect(correctedTerm(slip)).toBe(grape);
});

test('a misspelling belongs to one grape, and is neither a grape nor the start of one', () => {
  expect(new Set(slips.map(({ slip }) => slip)).size).toBe(slips.length);
  for (const { slip, grape } of slips) {
    expect(searchWords(slip)).toEqual([slip]);
    for (const other of Object.keys(grapeSlips)) expect([grape, other.startsWith(slip)]).toEqual([grape, false]);
  }
});

test('only the misspellings in a term are corrected [SRCH-037]', () => {
  expect(correctedTerm('Château “Cabernay-Savingnon”, 2015')).toBe('Château “cabernet-sauvignon”, 2015');
  expect(correctedTerm('Gewürtztraminer')).toBe('gewurztraminer');
  expect(correctedTerm(' Rioja Gran Reserva ')).toBe(' Rioja Gran Reserva ');
});

test('a term is read both as typed and in the shop’s own words', () => {
  const keywords = { cab: 'Cabernet Sauvignon', pink: 'rosé' };
  expect(readingsOf('Pink Reserva', keywords)).toEqual([
    ['pink', 'reserva'],
    ['rose', 'reserva'],
  ]);
  expect(readingsOf('cab', keywords)).toEqual([['cab'], ['cabernet', 'sauvignon']]);
  expect(readingsOf('merlow', keywords)).toEqual([['merlot']]);
  expect(readingsOf('toString', keywords)).toEqual([['tostring']]);
});
