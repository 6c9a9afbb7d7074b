import { expect, test } from 'vitest';
import type { WinePlan } from '../../model/plan.js';
import { weeksAfter } from '../common/days.js';
import { sendingPlan } from './planDays.js';

test('weeks are counted across months, years and clock changes', () => {
  expect(weeksAfter('2026-12-11', 12)).toBe('2027-03-05');
  expect(weeksAfter('2027-03-26', 4)).toBe('2027-04-23');
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
