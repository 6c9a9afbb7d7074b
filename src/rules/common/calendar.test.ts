import { expect, test } from 'vitest';
import { calendarOf, fullDay } from './calendar.js';

const uk = { currency: 'GBP' } as const;
const us = { currency: 'USD' } as const;

test('a day is formatted for the country', () => {
  expect(fullDay('2026-12-11', uk)).toBe('Friday 11 December 2026');
  expect(fullDay('2026-12-11', us)).toBe('Friday, December 11, 2026');
});

test('a calendar has the working days of each week with a day on offer', () => {
  expect(calendarOf(['2026-12-11', '2026-12-07', '2026-12-21'], us)).toEqual({
    week: ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
    months: [
      {
        month: '2026-12',
        weeks: [
          ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'],
          ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'],
        ],
      },
    ],
  });
  expect(calendarOf([], uk)).toEqual({ week: [], months: [] });
});

test('a week of two months is a row in each', () => {
  expect(calendarOf(['2026-12-31', '2027-01-01'], uk).months).toEqual([
    { month: '2026-12', weeks: [['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', undefined]] },
    { month: '2027-01', weeks: [[undefined, undefined, undefined, undefined, '2027-01-01']] },
  ]);
});

test('a weekend day gives the calendar whole weeks, which begin on Monday, or on Sunday in the United States', () => {
  expect(calendarOf(['2026-12-12'], uk).week).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
    '2026-12-13',
  ]);
  expect(calendarOf(['2026-12-12', '2026-12-13'], us).months[0]?.weeks.map(([first]) => first)).toEqual([
    '2026-12-06',
    '2026-12-13',
  ]);
});
