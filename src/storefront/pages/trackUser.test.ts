import { expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../analytics/events.js';
import type { HostServices } from '../base/services.js';
import { trackUser } from './trackUser.js';

const customer = { securityStatus: 4, summaryDetails: { firstName: 'Ida' } };
const event = { event: 'user', memberships: [], subscriptions: [], name: 'Ida' };
const signedIn = { loginStatus: 'signed-in', loginType: 'hard' };

async function tracked(
  analyticsUser: HostServices['analyticsUser'],
  profile = customer,
  signal = AbortSignal.timeout(60_000),
) {
  const events: AnalyticsEvent[] = [];
  const log = vi.fn();
  const host = analyticsUser ? { analyticsUser } : {};
  await trackUser(profile, { host, log, timeoutMs: 20, track: (one) => events.push(one) }, signal);
  return { events, log };
}

test('without host data, only the profile is tracked', async () => {
  expect((await tracked(undefined)).events).toEqual([{ ...event, ...signedIn }]);
});

test.each([
  ['rejects', () => Promise.reject(new Error('no segments'))],
  [
    'throws',
    () => {
      throw new Error('no segments');
    },
  ],
  ['never answers', () => new Promise<never>(() => {})],
])('a host service that %s is logged, and the event is sent without its data', async (_, analyticsUser) => {
  const { events, log } = await tracked(analyticsUser);
  expect(events).toEqual([{ ...event, ...signedIn }]);
  expect(log).toHaveBeenCalledOnce();
});

test('the host is not asked about a visitor', async () => {
  const analyticsUser = vi.fn(async () => ({ ageGroup: '45-54' }));
  const { events } = await tracked(analyticsUser, { ...customer, securityStatus: 1 });
  expect(analyticsUser).not.toHaveBeenCalled();
  expect(events).toEqual([{ event: 'user', loginStatus: 'signed-out', loginType: 'visitor' }]);
});

test('a customer who has left in the meantime is not tracked', async () => {
  expect((await tracked(undefined, customer, AbortSignal.abort())).events).toEqual([]);
});
