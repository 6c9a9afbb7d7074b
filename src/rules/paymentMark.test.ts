import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askingGaps, endPayment, idempotencyKey, readPaymentMark, startPayment } from './paymentMark.js';

const idle = { attempt: 3, isPending: false };
const pending = { attempt: 3, isPending: true };

test.each([
  ['{"attempt":3,"isPending":true}', pending],
  ['{"attempt":3,"isPending":false}', idle],
  [null, { attempt: 1, isPending: false }],
  ['', { attempt: 1, isPending: false }],
  ['{', { attempt: 1, isPending: false }],
  ['null', { attempt: 1, isPending: false }],
  ['7', { attempt: 1, isPending: false }],
  ['[]', { attempt: 1, isPending: false }],
  ['{"attempt":0,"isPending":true}', { attempt: 1, isPending: false }],
  ['{"attempt":1.5,"isPending":true}', { attempt: 1, isPending: false }],
  ['{"attempt":"3","isPending":true}', { attempt: 1, isPending: false }],
  ['{"attempt":3,"isPending":"yes"}', { attempt: 1, isPending: false }],
])('what was kept as %j is read as %j', (kept, mark) => {
  expect(readPaymentMark(kept)).toEqual(mark);
});

describe('an attempt', () => {
  test('is started once', () => {
    expect(startPayment(idle)).toEqual({ attempt: 3, isPending: true });
    expect(startPayment(pending)).toBeUndefined();
  });

  test.each([
    ['placed', undefined],
    ['refused', { attempt: 4, isPending: false }],
    ['redirected', { attempt: 4, isPending: false }],
    ['notPlaced', { attempt: 3, isPending: false }],
  ] as const)('that ended as %s leaves %j', (outcome, mark) => {
    expect(endPayment(pending, outcome)).toEqual(mark);
  });

  test('has a key of its own, the same for every tab', () => {
    expect(idempotencyKey('W100007', pending)).toBe('W100007-3');
    expect(idempotencyKey('W100007', { attempt: 4, isPending: true })).toBe('W100007-4');
  });

  test('is read as it was kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.boolean(), (attempt, isPending) => {
        const mark = { attempt, isPending };
        expect(readPaymentMark(JSON.stringify(mark))).toEqual(mark);
      }),
    );
  });
});

test('the server is asked at once, then after longer and longer, for twice as long as a call may take', () => {
  expect(askingGaps(31_000)).toEqual([0, 2000, 4000, 8000, 16_000, 32_000]);
  expect(askingGaps(6200)).toEqual([0, 400, 800, 1600, 3200, 6400]);
});
