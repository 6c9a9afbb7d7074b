import { expect, test } from 'vitest';
import type { WinePlan } from '../../model/plan.js';
import { weeksAfter } from '../common/days.js';
import { calendarOf, fullDay, sendingPlan } from './planDays.js';

test('weeks are counted across months, years and clock changes', () => {
  expect(weeksAfter('2026-12-11', 12)).toBe('2027-03-05');
  expect(weeksAfter('2027-03-26', 4)).toBe('2027-04-23');
});

test('a day is formatted for the country', () => {
  expect(fullDay('2026-12-11', { currency: 'GBP' })).toBe('Friday 11 December 2026');
  expect(fullDay('2026-12-11', { currency: 'USD' })).toBe('Friday, December 11, 2026');
});

test('a calendar has a row per week, with gaps for other days', () => {
  expect(calendarOf(['2026-12-11', '2026-12-07', '2026-12-21'])).toEqual([
    ['2026-12-07', undefined, undefined, undefined, '2026-12-11'],
    ['2026-12-21', undefined, undefined, undefined, undefined],
  ]);
  expect(calendarOf([])).toEqual([]);
});

test('a weekend day gives the calendar seven columns', () => {
  expect(calendarOf(['2026-12-12', '2026-12-13'])).toEqual([
    [undefined, undefined, undefined, undefined, undefined, '2026-12-12', '2026-12-13'],
  ]);
});

test('a plan sends cases while it is active and its next case is known', () => {
  const plan = {
    status: 'ACTIVE',
    nextDeliveryDate: '2026-12-11',
    subscriptionOrderId: 'WP1501-5',
  } as unknown as WinePlan;
  expect(sendingPlan(plan)).toBe(plan);
  expect(sendingPlan({ ...plan, status: 'SUSPENDED' })).toBeUndefined();
  expect(sendingPlan({ ...plan, status: 'RESTING' })).toBeUndefined();
  expect(sendingPlan({ status: 'ACTIVE' } as WinePlan)).toBeUndefined();
});
