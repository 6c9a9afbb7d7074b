import { expect, test } from 'vitest';
import { suggestion } from './search.js';

const entry = { i: '0524718', n: 'Rioja Reserva' };

test('a suggestion may have a boost and a normalised ranking, both numbers', () => {
  const ranked = { ...entry, boost: 40, normalisedRanking: 87.5 };
  expect(suggestion.parse(ranked)).toEqual(ranked);
  expect(suggestion.parse(entry)).toEqual(entry);
  for (const field of ['boost', 'normalisedRanking'])
    expect(suggestion.safeParse({ ...ranked, [field]: '40' }).success).toBe(false);
});
