import { expect, test } from 'vitest';
import { isUnlimitedMember } from './membership.js';

const holding = (...subscriptions: { type: string; status: string; schemeTypes?: string[]; types?: string[] }[]) =>
  isUnlimitedMember({ trustedDetails: { subscriptions } });

test('an active free-shipping scheme makes an unlimited member, in either spelling [IDENT-116]', () => {
  expect(holding({ type: 'FREESHIP', status: 'ACTIVE' })).toBe(true);
  expect(holding({ type: 'OTHER', status: 'ACTIVE', schemeTypes: ['FreeShip'] })).toBe(true);
  expect(holding({ type: 'OTHER', status: 'ACTIVE', types: ['FREESHIP'] })).toBe(true);
});

test('only ACTIVE counts [IDENT-121]', () => {
  for (const status of ['SUSPENDED', 'EXPIRED', 'active', ''])
    expect(holding({ type: 'FREESHIP', status })).toBe(false);
});

test('other schemes do not count, and one of several is enough', () => {
  const plan = { type: 'WINEPLAN', status: 'ACTIVE' };
  expect(holding(plan)).toBe(false);
  expect(holding(plan, { type: 'FREESHIP', status: 'ACTIVE' })).toBe(true);
  expect(isUnlimitedMember(undefined)).toBe(false);
});
