import { expect, test } from 'vitest';
import { dayOfText, writtenDay } from './days.js';

test('a day from the API becomes an ISO date, and anything else is undefined', () => {
  expect(dayOfText('03/11/2026')).toBe('2026-11-03');
  for (const other of ['2026-11-03', '3/11/2026', '99/99/2026', '', undefined])
    expect(dayOfText(other)).toBeUndefined();
});

test('a day is formatted for the country, and an invalid one is left unchanged', () => {
  expect(writtenDay('03/11/2026', { currency: 'GBP' })).toBe('3 November 2026');
  expect(writtenDay('03/11/2026', { currency: 'USD' })).toBe('November 3, 2026');
  expect(writtenDay('soon', { currency: 'GBP' })).toBe('soon');
});
