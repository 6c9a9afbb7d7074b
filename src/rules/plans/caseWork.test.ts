import { describe, expect, test } from 'vitest';
import { type CaseEvent, type CaseRequest, type CaseWork, caseWork, newCaseWork } from './caseWork.js';

const amount = (itemCode: string, quantity: number, before: number): CaseRequest => ({
  at: { part: 'wine', itemCode },
  targets: [{ itemCode, quantity }],
  step: { kind: 'amount', name: itemCode, undo: [{ itemCode, quantity: before }] },
});
const rioja = amount('0812345', 3, 2);
const rose = amount('0898765', 1, 2);
const undo: CaseRequest = { at: { part: 'case' }, targets: [{ itemCode: '0812345', quantity: 2 }] };
const workAfter = (events: readonly CaseEvent[], start: CaseWork = newCaseWork('WP1501-5')) =>
  events.reduce(caseWork, start);
const requested = (request: CaseRequest): CaseEvent => ({ type: 'requested', request });
const settled: CaseEvent = { type: 'settled', elsewhere: [] };
const made: readonly CaseEvent[] = [{ type: 'begun' }, { type: 'made' }, settled];

describe('the changes to a case', () => {
  test('are made in the order in which they were requested, one at a time', () => {
    const work = workAfter([requested(rioja), requested(rose), { type: 'begun' }]);
    expect(work).toMatchObject({ current: rioja, waiting: [rose], at: { part: 'wine', itemCode: '0812345' } });
    expect(workAfter([{ type: 'made' }, settled, { type: 'begun' }], work)).toMatchObject({
      current: rose,
      waiting: [],
    });
  });

  test('keep only the last of several quantities waiting for one wine, and all those waiting for other wines', () => {
    const four = amount('0812345', 4, 2);
    expect(workAfter([requested(rioja), requested(rose), requested(four)]).waiting).toEqual([rose, four]);
  });

  test('do not drop a quantity that is already being made when a later one is requested', () => {
    const four = amount('0812345', 4, 3);
    expect(workAfter([requested(rioja), { type: 'begun' }, requested(four)])).toMatchObject({
      current: rioja,
      waiting: [four],
    });
  });

  test('each add a step once made, and an undo takes the last step back', () => {
    const both = workAfter([requested(rioja), ...made, requested(rose), ...made]);
    expect(both.draft.steps).toEqual([rioja.step, rose.step]);
    expect(workAfter([requested(undo), { type: 'begun' }], both).draft.steps).toEqual([rioja.step, rose.step]);
    expect(workAfter([requested(undo), ...made], both).draft.steps).toEqual([rioja.step]);
  });

  test('are retried after a failure before those still waiting', () => {
    const failed = workAfter([requested(rioja), { type: 'begun' }, requested(rose), { type: 'retried' }]);
    expect(failed).toMatchObject({ waiting: [rioja, rose], current: undefined });
    expect(failed.draft.steps).toEqual([]);
  });

  test('are not made again when only fetching the case failed', () => {
    const unread = workAfter([
      requested(rioja),
      { type: 'begun' },
      { type: 'made' },
      { type: 'retried' },
      { type: 'begun' },
    ]);
    expect(unread.current).toMatchObject({ targets: rioja.targets, isMade: true });
    expect(unread.draft.steps).toEqual([rioja.step]);
  });

  test('cannot be retried once their failure has been dismissed', () => {
    const work = workAfter([requested(rioja), { type: 'begun' }, { type: 'dismissed' }, { type: 'retried' }]);
    expect(work).toMatchObject({ current: undefined, waiting: [] });
  });
});

describe('saving a case', () => {
  test('ends its history and keeps the choice; a later change or choice makes it unsaved again', () => {
    const saved = workAfter([requested(rioja), ...made, { type: 'chosen', choice: 'everyCase' }, { type: 'saved' }]);
    expect(saved).toMatchObject({ isSaved: true, draft: { orderId: 'WP1501-5', choice: 'everyCase', steps: [] } });
    expect(workAfter([requested(rose)], saved).isSaved).toBe(false);
    expect(workAfter([{ type: 'chosen', choice: 'thisCase' }], saved)).toMatchObject({
      isSaved: false,
      draft: { choice: 'thisCase' },
    });
  });

  test('reports what changed elsewhere, until the next comparison', () => {
    const elsewhere = [{ kind: 'day', date: '2026-12-21' }] as never;
    const work = workAfter([{ type: 'compared', elsewhere }]);
    expect(work).toMatchObject({ elsewhere, isSaved: false });
    expect(workAfter([{ type: 'compared', elsewhere: [] }], work).elsewhere).toEqual([]);
  });
});
