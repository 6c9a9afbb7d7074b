import { describe, expect, test } from 'vitest';
import type { PlanOption, UpcomingCase } from '../../model/plan.js';
import { changedPlan, type PlanChange, pricesOfChange } from './planChange.js';
import type { SendingPlan } from './planDays.js';

const plan = { caseType: 'MIXED', frequency: 12, nextDeliveryDate: '2026-12-11' } as SendingPlan;
const upcoming = [
  { caseType: 'WHITE', total: 99.5, deliveryDate: '2026-12-11' },
  { caseType: 'MIXED', total: 120, deliveryDate: '2027-03-05' },
] as UpcomingCase[];
const options = [
  { caseType: 'MIXED', total: 120, frequencies: [4, 8, 12] },
  { caseType: 'RED', total: 132, frequencies: [4, 8, 12] },
  { caseType: 'FIZZ', total: 80, frequencies: [6, 9] },
] as PlanOption[];
const changed = (choice: Partial<PlanChange>) => changedPlan({ plan, upcoming, options, choice });

describe('the next case', () => {
  test('is compared with its current case type, which may differ from the plan’s', () => {
    expect(changed({})).toMatchObject({ isChanged: false, current: { caseType: 'WHITE' } });
    expect(changed({ caseType: 'MIXED' })).toMatchObject({ isOtherCase: true, isOtherFrequency: false });
  });

  test('moves the case after it', () => {
    expect(changed({ frequency: 4 })).toMatchObject({
      change: { scope: 'next', caseType: 'WHITE', frequency: 4 },
      following: { before: '2027-03-05', after: '2027-01-08' },
    });
  });
});

describe('when the case after the next was moved as a one-off', () => {
  const changedCases = [
    { ...upcoming[0], caseType: 'MIXED' },
    { ...upcoming[1], deliveryDate: '2027-01-08' },
  ] as UpcomingCase[];
  const of = (choice: Partial<PlanChange>) => changedPlan({ plan, upcoming: changedCases, options, choice });

  test('choosing another case type does not move it', () => {
    expect(of({ caseType: 'RED' })).toMatchObject({
      change: { frequency: 4 },
      isOtherFrequency: false,
      following: { before: '2027-01-08', after: '2027-01-08' },
    });
  });

  test('it can be moved back to the plan’s own interval', () => {
    expect(of({ frequency: 12 })).toMatchObject({
      change: { scope: 'next', frequency: 12 },
      isOtherFrequency: true,
      following: { before: '2027-01-08', after: '2027-03-05' },
    });
  });

  test('a change to the whole plan is compared with the plan’s own interval', () => {
    expect(of({ scope: 'plan', frequency: 12 }).isChanged).toBe(false);
  });
});

describe('the whole plan', () => {
  test('is compared with the plan', () => {
    expect(changed({ scope: 'plan' })).toMatchObject({ isChanged: false, current: { caseType: 'MIXED' } });
    expect(changed({ scope: 'plan', caseType: 'RED' })).toMatchObject({ isOtherCase: true, option: { total: 132 } });
    // A different case type and a different interval each count as a change.
    expect(changed({ scope: 'plan', caseType: 'RED' })).toMatchObject({ isOtherFrequency: false, isChanged: true });
    expect(changed({ scope: 'plan', frequency: 4 })).toMatchObject({ isOtherCase: false, isChanged: true });
  });

  test('takes the first interval of a case type that does not offer the plan’s own', () => {
    expect(changed({ scope: 'plan', caseType: 'FIZZ' }).change.frequency).toBe(6);
    expect(changed({ scope: 'plan', caseType: 'FIZZ', frequency: 9 }).change.frequency).toBe(9);
    expect(changed({ scope: 'plan', caseType: 'FIZZ', frequency: 4 }).change.frequency).toBe(6);
  });
});

test('without upcoming cases, the plan determines the next case and its date', () => {
  const { current, following } = changedPlan({ plan, upcoming: [], options, choice: {} });
  expect(current).toEqual({ caseType: 'MIXED', frequency: 12 });
  expect(following).toEqual({ before: '2027-03-05', after: '2027-03-05' });
});

describe('the price of a case before and after a change', () => {
  const express = upcoming.map((due) => ({ ...due, total: due.total + 4, deliveryPrice: 4 }));
  const prices = (choice: Partial<PlanChange>, cases: readonly UpcomingCase[] = express) =>
    pricesOfChange({ plan, upcoming: cases, options, choice }, { money: 'currency' });

  test('includes the current delivery charge', () => {
    expect(prices({ caseType: 'RED' })).toEqual({ before: 103.5, after: 136, delivery: 4 });
    expect(prices({ scope: 'plan', caseType: 'RED' })).toEqual({ before: 124, after: 136, delivery: 4 });
  });

  test('is only the price of the case when delivery is free', () => {
    const free = upcoming.map((due) => ({ ...due, deliveryPrice: 0 }));
    expect(prices({ caseType: 'RED' }, free)).toEqual({ before: 99.5, after: 132, delivery: 0 });
  });

  test('is unknown for a case type without an option', () => {
    expect(prices({ scope: 'plan', caseType: 'OTHER' })).toMatchObject({ before: 124, after: undefined });
  });
});
