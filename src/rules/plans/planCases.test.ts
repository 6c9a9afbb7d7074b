import { expect, test } from 'vitest';
import type { PastCase, UpcomingCase } from '../../model/plan.js';
import { calendarDay, dueCases, nextDayWithout, plannedCases, skippedCases } from './planCases.js';

const one = { caseType: 'RED', name: 'Reds', itemCode: 'C1', bottleCount: 12, deliveryPrice: 0, total: 100 };
const due = (orderId: string, deliveryDate: string, isChangeable = true): UpcomingCase => ({
  ...one,
  orderId,
  deliveryDate,
  isChangeable,
});
const past = (orderId: string, deliveryDate: string, status: string): PastCase => ({
  ...one,
  orderId,
  deliveryDate,
  status,
});

const cases = plannedCases(
  [due('P-1', '2026-11-26', false), due('P-3', '2027-01-21')],
  [past('P-2', '2026-12-24', 'SKIPPED'), past('P-0', '2026-11-23', 'SKIPPED'), past('P-9', '2026-12-01', 'ORDERED')],
  '2026-11-23',
);

test('every upcoming case is listed, packed or not, and a skipped future case among them', () => {
  expect(cases.map(({ orderId, state }) => [orderId, state])).toEqual([
    ['P-1', 'packed'],
    ['P-2', 'skipped'],
    ['P-3', 'changeable'],
  ]);
  expect(dueCases(cases).map(({ orderId }) => orderId)).toEqual(['P-1', 'P-3']);
  expect(skippedCases(cases).map(({ orderId }) => orderId)).toEqual(['P-2']);
});

test('when a case is skipped, the first of the others comes next', () => {
  expect(nextDayWithout(cases, 'P-1')).toBe('2027-01-21');
  expect(nextDayWithout(cases, 'P-3')).toBe('2026-11-26');
  expect(nextDayWithout([], 'P-1')).toBeUndefined();
});

test('a calendar day does not depend on the time zone', () => {
  expect(calendarDay('2026-12-01', { currency: 'GBP' })).toEqual({ day: '1', month: 'Dec 2026' });
});
