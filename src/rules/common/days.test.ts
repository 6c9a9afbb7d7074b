import { expect, test } from 'vitest';
import { dayOfText, writtenDay } from './days.js';

test('a day of the API is an ISO date; anything else is none', () => {
  expect(dayOfText('03/11/2026')).toBe('2026-11-03');
  for (const other of ['2026-11-03', '3/11/2026', '99/99/2026', '', undefined])
    expect(dayOfText(other)).toBeUndefined();
});

test('a day is written as the country writes it, and as given where it is none', () => {
  expect(writtenDay('03/11/2026', { currency: 'GBP' })).toBe('3 November 2026');
  expect(writtenDay('03/11/2026', { currency: 'USD' })).toBe('November 3, 2026');
  expect(writtenDay('soon', { currency: 'GBP' })).toBe('soon');
});
