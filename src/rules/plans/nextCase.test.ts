import { describe, expect, test } from 'vitest';
import type { CaseWine, NextCase } from '../../model/plan.js';
import {
  bottlesMissing,
  caseDifference,
  changedElsewhere,
  changesTo,
  needsSaving,
  quantitiesAfter,
  repricedWines,
  resetTargets,
  saveOptionOf,
  swapTargets,
  undoOf,
  withStep,
  worthOf,
} from './nextCase.js';

const wine = (itemCode: string, quantity: number, price: number): CaseWine => ({
  itemCode,
  name: `Wine ${itemCode}`,
  quantity,
  price,
  amount: price * quantity,
});
const plannedWines = [wine('A', 6, 9.49), wine('B', 4, 7.99), wine('C', 2, 12.99)];
const gift: CaseWine = { ...wine('G', 2, 0), isGift: true };
const pounds = { money: 'currency' } as const;
const points = { money: 'points' } as const;
const nextCase = (wines: readonly CaseWine[], rest: Partial<NextCase> = {}): NextCase => ({
  subscriptionId: 'WP1',
  orderId: 'WP1-3',
  deliveryDate: '2026-12-14',
  caseType: 'RED',
  name: 'A case',
  wines: [...wines],
  plannedWines,
  bottleCount: 12,
  minimumBottleCount: 12,
  deliveryPrice: 0,
  total: 0,
  isAsPlanned: false,
  isSaved: false,
  ...rest,
});

describe('how a case differs from the plan’s own choice', () => {
  test('lists bottles and prices before and after the changes, and each changed wine', () => {
    const { bottles, total, wines } = caseDifference(
      nextCase([wine('A', 6, 9.49), wine('B', 5, 7.99), wine('D', 3, 10.1), gift]),
      pounds,
    );
    expect(bottles).toEqual({ before: 12, after: 14 });
    expect(total).toEqual({ before: 114.88, after: 127.19 });
    expect(wines.map((one) => [one.wine.itemCode, one.before, one.after])).toEqual([
      ['B', 4, 5],
      ['D', 0, 3],
      ['C', 2, 0],
    ]);
  });

  test('keeps points whole', () => {
    const difference = { plannedWines: [wine('A', 3, 949)], wines: [wine('A', 2, 949)], deliveryPrice: 0 };
    expect(caseDifference(difference, points).total).toEqual({ before: 2847, after: 1898 });
  });

  test('includes delivery in the totals, but not in the price of the wines', () => {
    const { items, total } = caseDifference(nextCase([wine('A', 6, 9.49)], { deliveryPrice: 4 }), pounds);
    expect(items).toEqual({ before: 114.88, after: 56.94 });
    expect(total).toEqual({ before: 118.88, after: 60.94 });
  });

  test('adds up pence without rounding errors', () => {
    expect(worthOf({ wines: [wine('A', 3, 0.1)] }, pounds)).toBe(0.3);
    expect(worthOf({ wines: [wine('A', 2, 30.49)] }, pounds)).toBe(60.98);
    expect(worthOf({}, pounds)).toBe(0);
  });
});

test('gifts do not count towards the bottles in a case', () => {
  expect(bottlesMissing(nextCase([wine('A', 6, 1), wine('B', 4, 1), gift]))).toBe(2);
  expect(bottlesMissing(nextCase([wine('A', 15, 1)]))).toBe(0);
});

describe('steps', () => {
  test('a swap adds before it removes, and keeps the number of bottles', () => {
    const targets = swapTargets(plannedWines, 'B', 'D');
    expect(changesTo(targets, plannedWines)).toEqual([
      { kind: 'add', itemCode: 'D', quantity: 4 },
      { kind: 'remove', itemCode: 'B' },
    ]);
    expect(undoOf(targets, plannedWines)).toEqual([
      { itemCode: 'D', quantity: 0 },
      { itemCode: 'B', quantity: 4 },
    ]);
  });

  test('a swap for a wine already in the case sets the sum, up to 99', () => {
    expect(changesTo(swapTargets(plannedWines, 'B', 'A'), plannedWines)).toEqual([
      { kind: 'set', itemCode: 'A', quantity: 10 },
      { kind: 'remove', itemCode: 'B' },
    ]);
    expect(swapTargets([wine('A', 60, 1), wine('B', 60, 1)], 'B', 'A')[0]).toEqual({ itemCode: 'A', quantity: 99 });
  });

  test('targets that are already met cause no calls', () => {
    const half = [...plannedWines, wine('D', 4, 8)];
    expect(changesTo(swapTargets(plannedWines, 'B', 'D'), half)).toEqual([{ kind: 'remove', itemCode: 'B' }]);
    expect(changesTo([{ itemCode: 'X', quantity: 0 }], plannedWines)).toEqual([]);
  });

  test('an undo affects only the wines of its step', () => {
    const undo = undoOf([{ itemCode: 'C', quantity: 0 }], plannedWines);
    const elsewhere = [wine('A', 1, 9.49)];
    expect(changesTo(undo, elsewhere)).toEqual([{ kind: 'add', itemCode: 'C', quantity: 2 }]);
  });

  test('a wine already in the case is set to its new quantity, not added', () => {
    expect(changesTo([{ itemCode: 'A', quantity: 2 }], [wine('A', 1, 9.49)])).toEqual([
      { kind: 'set', itemCode: 'A', quantity: 2 },
    ]);
  });

  test('a gift of the same wine does not count as chosen', () => {
    expect(changesTo([{ itemCode: 'G', quantity: 1 }], [gift])).toEqual([{ kind: 'add', itemCode: 'G', quantity: 1 }]);
  });

  test('consecutive quantity changes to one wine are one step', () => {
    const amount = (itemCode: string, quantity: number) =>
      ({ kind: 'amount', name: itemCode, undo: [{ itemCode, quantity }] }) as const;
    const steps = withStep(withStep(withStep([], amount('A', 6)), amount('A', 7)), amount('B', 4));
    expect(steps).toEqual([amount('A', 6), amount('B', 4)]);
  });

  test('a reset restores the plan’s own wines', () => {
    expect(resetTargets(nextCase([wine('A', 6, 9.49), wine('D', 3, 8)]))).toEqual([
      { itemCode: 'B', quantity: 4 },
      { itemCode: 'C', quantity: 2 },
      { itemCode: 'D', quantity: 0 },
    ]);
  });
});

test('deviations from the expected quantities and day count as changes made elsewhere', () => {
  const expected = quantitiesAfter([{ itemCode: 'D', quantity: 1 }], plannedWines);
  const before = { wines: plannedWines, deliveryDate: '2026-12-01' };
  const now = [wine('A', 6, 9.49), wine('B', 4, 7.99), wine('D', 1, 8)];
  expect(changedElsewhere(expected, before, { ...before, wines: now })).toEqual([
    { what: 'amount', wine: wine('C', 2, 12.99), before: 2, after: 0 },
  ]);
  const asExpected = [...now, wine('C', 2, 12.99)];
  expect(changedElsewhere(expected, before, { ...before, wines: asExpected })).toEqual([]);
  expect(changedElsewhere(expected, before, { wines: asExpected, deliveryDate: '2026-12-02' })).toEqual([
    { what: 'day', before: '2026-12-01', after: '2026-12-02' },
  ]);
});

test('a changed price is reported, but not for a new or removed wine', () => {
  const gift = { ...wine('G', 1, 5), isGift: true };
  const before = [wine('A', 6, 9.49), wine('B', 4, 7.99), { ...gift, price: 0 }];
  const now = [wine('A', 2, 9.49), wine('B', 4, 8.49), wine('D', 1, 8), gift];
  expect(repricedWines(before, now)).toEqual([{ what: 'price', wine: wine('B', 4, 8.49), before: 7.99, after: 8.49 }]);
});

test.each([
  ['unsaved', { isSaved: false }, 'thisCase', true],
  ['unsaved, back as planned', { isSaved: false, isAsPlanned: true }, 'thisCase', true],
  ['saved for one case', { isSaved: true }, 'thisCase', false],
  ['saved for one case, wanted in every one', { isSaved: true }, 'everyCase', true],
  ['as planned', { isSaved: true, isAsPlanned: true }, 'everyCase', false],
] as const)('whether saving is needed for a case that is %s', (_, rest, choice, expected) => {
  expect(needsSaving(nextCase([], rest), choice)).toBe(expected);
});

test('the save option says which cases it applies to', () => {
  expect(saveOptionOf('thisCase')).toEqual({ nextDeliveryOnly: true });
  expect(saveOptionOf('everyCase')).toEqual({ changePlan: true });
});
