import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardIdOf, deletedDigit, noDigits, pastedDigits, typedDigit } from './cardDigits.js';

const some = ['4', '9', '', '', '', ''];

describe('a digit that is typed', () => {
  test('stands in its box, and the next has the focus', () => {
    expect(typedDigit(some, 2, '7')).toEqual({ digits: ['4', '9', '7', '', '', ''], focus: 3 });
  });
  test('in the last box keeps the focus there', () => {
    expect(typedDigit(['4', '9', '7', '1', '2', ''], 5, '8')).toEqual({
      digits: ['4', '9', '7', '1', '2', '8'],
      focus: 5,
    });
  });
  test.each([
    ['49', 'after the first'],
    ['94', 'before the first'],
  ])('replaces the one that is there: %s, typed %s', (text) => {
    expect(typedDigit(some, 0, text)).toEqual({ digits: ['9', '9', '', '', '', ''], focus: 1 });
  });
  test('twice stays', () => {
    expect(typedDigit(some, 0, '44')).toEqual({ digits: ['4', '9', '', '', '', ''], focus: 1 });
  });
  test.each(['x', ' ', '-', '４'])('is no %s', (text) => {
    expect(typedDigit(some, 3, text)).toEqual({ digits: some, focus: 3 });
  });
});

test('a number that is put into a box at once fills all from the first', () => {
  expect(typedDigit(some, 4, '4929 1234 5678 9012')).toEqual({ digits: ['4', '9', '2', '9', '1', '2'], focus: 5 });
});

test('of a pasted text the first six digits are kept, and nothing else', () => {
  expect(pastedDigits('card: 4929-1234-5678-9012')).toEqual({ digits: ['4', '9', '2', '9', '1', '2'], focus: 5 });
  expect(pastedDigits('49 2')).toEqual({ digits: ['4', '9', '2', '', '', ''], focus: 3 });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { digits, focus } = pastedDigits(text);
      expect(digits).toHaveLength(6);
      expect(digits.join('')).toBe((text.match(/[0-9]/g) ?? []).slice(0, 6).join(''));
      expect(focus).toBe(Math.min(digits.join('').length, 5));
    }),
  );
});

test('a digit that is deleted leaves its box to the one before', () => {
  expect(deletedDigit(some, 1)).toEqual({ digits: ['4', '', '', '', '', ''], focus: 0 });
  expect(deletedDigit(some, 0)).toEqual({ digits: ['', '9', '', '', '', ''], focus: 0 });
});

test('there is a number to send once every box is full', () => {
  expect(cardIdOf(noDigits)).toBeUndefined();
  expect(cardIdOf(['4', '9', '2', '9', '1', ''])).toBeUndefined();
  expect(cardIdOf(['4', '9', '2', '9', '1', '2'])).toBe('492912');
});
