import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerName, loginState, shorten } from './loginState.js';

describe('login state', () => {
  test.each([
    [5, 'hard'],
    [4, 'hard'],
    [3, 'soft'],
    [2, 'soft'],
    [1, 'visitor'],
    [0, 'visitor'],
    [-1, 'visitor'],
    [-5, 'visitor'],
  ] as const)(
    'for security status %i is %s [IDENT-001, IDENT-002, IDENT-003, IDENT-004, IDENT-005, IDENT-006, IDENT-007]',
    (securityStatus, state) => {
      expect(loginState({ securityStatus })).toBe(state);
    },
  );

  test('for a missing or any other status is visitor [IDENT-008]', () => {
    expect(loginState(undefined)).toBe('visitor');
    expect(loginState({})).toBe('visitor');
    for (const securityStatus of [6, 7, 10, 55, 2.5, 4.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(loginState({ securityStatus })).toBe('visitor');
    // Neither the name nor the memberships of a customer stand in for the status.
    expect(loginState({ summaryDetails: { firstName: 'Ida' }, trustedDetails: { subscriptions: [] } })).toBe('visitor');
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.integer()).filter((status) => ![2, 3, 4, 5].includes(status)),
        (securityStatus) => loginState({ securityStatus }) === 'visitor',
      ),
    );
  });
});

describe('header name', () => {
  const of = (firstName: string, securityStatus = 5) => headerName({ securityStatus, summaryDetails: { firstName } });

  test('is shown in full up to 8 characters and otherwise cut with three full stops', () => {
    expect(of('Margaret')).toBe('Margaret');
    expect(of('Alexandra')).toBe('Alexandr...');
    expect(of('Bernadetto')).toBe('Bernadet...');
    expect(of('Tom')).toBe('Tom');
  });

  test('is the whole first name, also one of two words', () => {
    expect(of('Jo Ann')).toBe('Jo Ann');
    expect(of('Mary Beth')).toBe('Mary Bet...');
  });

  test('is shown for soft and hard, but not for a visitor', () => {
    expect(of('Tom', 5)).toBe('Tom');
    expect(of('Tom', 3)).toBe('Tom');
    expect(of('Tom', 1)).toBeUndefined();
  });

  test('never splits a character of two code units', () => {
    expect(shorten('🍷🍷🍷', 2)).toBe('🍷🍷...');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (name, limit) => {
        const length = Array.from(name).length;
        const short = shorten(name, limit);
        return length <= limit
          ? short === name
          : name.startsWith(short.slice(0, -3)) && Array.from(short).length === limit + 3;
      }),
    );
  });
});
