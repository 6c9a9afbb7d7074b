import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedParts } from './matchedParts.js';
import { searchWords } from './searchWords.js';

const marked = (name: string, ...words: string[]) =>
  matchedParts(name, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('a matching word, its start, or a word with one typo is marked', () => {
  expect(marked('Rioja Crianza, Casa Rioja 2019', 'rioja')).toBe('[Rioja] Crianza, Casa [Rioja] 2019');
  expect(marked('Rioja Crianza', 'cri', 'ri')).toBe('[Ri]oja [Cri]anza');
  expect(marked('Rioja Crianza', 'crainza')).toBe('Rioja [Crianza]');
  expect(marked('Rioja', 'oja')).toBe('Rioja');
});

test('accents do not shift the marks', () => {
  expect(marked('Château Rosé', 'chat', 'rose')).toBe('[Chât]eau [Rosé]');
  expect(marked('Cha\u0302teau', 'chat')).toBe('[Cha\u0302t]eau');
});

test('joined, the parts give the name, whatever the search term', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, term) => {
      const parts = matchedParts(name, searchWords(term));
      expect(parts.map(({ text }) => text).join('')).toBe(name);
      expect(matchedParts(name, []).some(({ isMatch }) => isMatch)).toBe(false);
    }),
  );
});
