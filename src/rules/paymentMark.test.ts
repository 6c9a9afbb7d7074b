import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askingGaps, endPayment, idempotencyKey, readPaymentMark, startPayment } from './paymentMark.js';

const open = { attempt: 3, state: 'open' } as const;
const pending = { attempt: 3, state: 'pending' } as const;
const placed = { attempt: 3, state: 'placed' } as const;
const first = { attempt: 1, state: 'open' };

test.each([
  ['{"attempt":3,"state":"pending"}', pending],
  ['{"attempt":3,"state":"open"}', open],
  ['{"attempt":3,"state":"placed"}', placed],
  [null, first],
  ['', first],
  ['{', first],
  ['null', first],
  ['7', first],
  ['[]', first],
  ['{"attempt":0,"state":"pending"}', first],
  ['{"attempt":1.5,"state":"pending"}', first],
  ['{"attempt":"3","state":"pending"}', first],
  ['{"attempt":3,"state":true}', first],
  ['{"attempt":3,"state":"closed"}', first],
  ['{"attempt":3}', first],
])('what was kept as %j is read as %j', (kept, mark) => {
  expect(readPaymentMark(kept)).toEqual(mark);
});

describe('an attempt', () => {
  test('is started once', () => {
    expect(startPayment(open)).toEqual({ attempt: 3, state: 'pending' });
    expect(startPayment(pending)).toBeUndefined();
  });

  test.each([
    ['placed', { attempt: 3, state: 'placed' }],
    ['refused', { attempt: 4, state: 'open' }],
    ['redirected', { attempt: 4, state: 'open' }],
    ['notPlaced', { attempt: 3, state: 'open' }],
  ] as const)('that ended as %s leaves %j', (outcome, mark) => {
    expect(endPayment(pending, outcome)).toEqual(mark);
  });

  test('has a key of its own, the same for every tab', () => {
    expect(idempotencyKey('W100007', pending)).toBe('W100007-3');
    expect(idempotencyKey('W100007', { attempt: 4, state: 'pending' })).toBe('W100007-4');
  });

  test('is read as it was kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom('open', 'pending', 'placed'), (attempt, state) => {
        expect(readPaymentMark(JSON.stringify({ attempt, state }))).toEqual({ attempt, state });
      }),
    );
  });
});

test('the server is asked at once, then after longer and longer, for twice as long as a call may take', () => {
  expect(askingGaps(31_000)).toEqual([0, 2000, 4000, 8000, 16_000, 32_000]);
  expect(askingGaps(6200)).toEqual([0, 400, 800, 1600, 3200, 6400]);
});
