import { expect, test } from 'vitest';
import { checksEmailOptIn, hasOptedIn } from './emailOptIn.js';

const email = { category: 'MARKETING', code: 'EMAIL', state: 'GRANTED' };

test('a brand checks whether a customer has opted in, unless it skips the check', () => {
  for (const login of ['soft', 'hard'] as const) {
    expect(checksEmailOptIn({ skipsOptInCheck: false }, login)).toBe(true);
    expect(checksEmailOptIn({ skipsOptInCheck: true }, login)).toBe(false);
  }
});

test('no brand checks a visitor, who has no permissions', () => {
  for (const skipsOptInCheck of [false, true]) expect(checksEmailOptIn({ skipsOptInCheck }, 'visitor')).toBe(false);
});

test('only a granted email permission is an opt-in', () => {
  expect(hasOptedIn([{ ...email, code: 'POST' }, email])).toBe(true);
  for (const other of [
    [],
    [{ ...email, state: 'DENIED' }],
    [{ ...email, state: 'PENDING' }],
    [{ ...email, code: 'SHARE_EMAIL' }],
    [{ ...email, category: 'PAYMENT' }],
  ])
    expect(hasOptedIn(other)).toBe(false);
});
