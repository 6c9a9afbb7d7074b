import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.js';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [5, 12, '1 gap 4 5 6 gap 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
])('page %i of %i', (current, count, expected) => {
  expect(pageNumbers(current, count).join(' ')).toBe(expected);
});

test('for any page, its number and both ends are present and in order, and a gap hides two or more pages', () => {
  for (let count = 1; count <= 40; count++)
    for (let current = 1; current <= count; current++) {
      const pages = pageNumbers(current, count);
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      expect(pages).toHaveLength(Math.min(count, 7));
      for (const [index, entry] of pages.entries()) {
        const [before, after] = [pages[index - 1], pages[index + 1]];
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(entry).toBe(before + 1);
      }
    }
});
