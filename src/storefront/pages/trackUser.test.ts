import { expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../analytics/events.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { HostServices } from '../base/services.js';
import { trackUser } from './trackUser.js';

const customer: CustomerProfile = { securityStatus: 4, summaryDetails: { firstName: 'Ida' } };
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

test('a customer’s own fields are each read from their own place [ANLY-050, ANLY-051, ANLY-052, ANLY-053, ANLY-056, ANLY-062, ANLY-063]', async () => {
  const profile: CustomerProfile = {
    securityStatus: 5,
    summaryDetails: {
      salutation: 'Mrs',
      firstName: 'Margaret',
      lastName: 'Hale',
      brandAccountNumber: 'WSJ-204',
      profileId: 'profile-7',
    },
    userDetails: {
      profileClassifications: { features: ['WINE_REWARD_ACCOUNT_OPEN', 'WINE_REWARD_SUBSCRIPTION_ACTIVE'] },
    },
    trustedDetails: {
      subscriptions: [
        { schemeId: 'UNLT', type: 'FREESHIP', status: 'ACTIVE', enrollmentToDateAsString: '31/12/2026' },
        { schemeId: 'LWGO', type: 'WINEPLAN', status: 'CANCELLED', enrollmentToDateAsString: '30/06/2026' },
      ],
    },
    shoppingLocationContext: { stateCode: 'NY' },
  };
  expect((await tracked(undefined, profile)).events).toEqual([
    {
      event: 'user',
      eProfileId: 'profile-7',
      customerId: 'WSJ-204',
      memberships: ['unlimited', 'wineReward'],
      subscriptions: [
        { schemeId: 'UNLT', type: 'FREESHIP', status: 'ACTIVE', renewalDate: '2027-01-01' },
        { schemeId: 'LWGO', type: 'WINEPLAN', status: 'CANCELLED' },
      ],
      state: 'NY',
      name: 'Margaret Hale',
      salutation: 'Mrs',
      ...signedIn,
    },
  ]);
});

test('a membership counts while it runs, a wine plan while it is suspended too, and every subscription is listed [ANLY-052, ANLY-053]', async () => {
  const profile: CustomerProfile = {
    ...customer,
    userDetails: { profileClassifications: { features: ['WINE_REWARD_ACCOUNT_OPEN'] } },
    trustedDetails: {
      subscriptions: [
        {
          schemeId: 'UNLT',
          type: 'FREESHIP',
          status: 'CANCELLED',
          enrollmentToDateAsString: '28/02/2027',
          autoRenew: false,
        },
        { schemeId: 'PREM', type: 'PREMIERE', status: 'ACTIVE', enrollmentToDateAsString: '31/03/2027' },
        { schemeId: 'LWGO', type: 'WINEPLAN', status: 'SUSPENDED' },
        { type: 'STORAGE', status: 'EXPIRED' },
      ],
    },
  };
  expect((await tracked(undefined, profile)).events).toEqual([
    {
      ...event,
      ...signedIn,
      memberships: ['premiere', 'winePlan'],
      subscriptions: [
        { schemeId: 'UNLT', type: 'FREESHIP', status: 'CANCELLED' },
        { schemeId: 'PREM', type: 'PREMIERE', status: 'ACTIVE' },
        { schemeId: 'LWGO', type: 'WINEPLAN', status: 'SUSPENDED' },
        { type: 'STORAGE', status: 'EXPIRED' },
      ],
    },
  ]);
});

test.each([
  ['FREESHIP', undefined, ['unlimited']],
  ['PREMIERE', undefined, ['premiere']],
  ['WINEPLAN', undefined, ['winePlan']],
  ['STORAGE', undefined, ['storage']],
  ['CONFRERE', undefined, []],
  ['OTHER', 'UNLT', ['unlimited']],
  ['OTHER', 'PREM', ['premiere']],
  ['OTHER', 'LWGO', []],
])(
  'an active subscription of the type %s in the scheme %s is the membership %j [ANLY-052]',
  async (type, schemeId, memberships) => {
    const subscriptions = [{ type, status: 'ACTIVE', ...(schemeId && { schemeId }) }];
    const { events } = await tracked(undefined, { ...customer, trustedDetails: { subscriptions } });
    expect(events).toMatchObject([{ memberships }]);
  },
);

test('a recognised customer has the fields of the profile too, as far as it has them [ANLY-050, ANLY-051, ANLY-056, ANLY-062, ANLY-063]', async () => {
  const profile: CustomerProfile = {
    securityStatus: 3,
    summaryDetails: { salutation: 'Dr', lastName: 'Hale', brandAccountNumber: 'LAW-1', profileId: 'profile-8' },
    shoppingLocationContext: { stateCode: 'NSW' },
  };
  expect((await tracked(undefined, profile)).events).toEqual([
    {
      ...event,
      eProfileId: 'profile-8',
      customerId: 'LAW-1',
      state: 'NSW',
      name: 'Hale',
      salutation: 'Dr',
      loginStatus: 'signed-out',
      loginType: 'soft',
    },
  ]);
});

test.each([
  ['noEmail', false, 'email'],
  ['mail', true, 'post'],
  ['noOutBoundCall', false, 'telephone'],
  ['sms', true, 'text'],
  ['shareData', true, 'shareData'],
  ['shareEmail', true, 'shareEmail'],
])('the preference %s: %s is the permission %s alone [ANLY-054]', async (field, value, permission) => {
  const none = { noEmail: true, mail: false, noOutBoundCall: true, sms: false, shareData: false, shareEmail: false };
  const userDetails = { userPreferences: { ...none, [field]: value } };
  const { events } = await tracked(undefined, { ...customer, userDetails });
  const denied = { email: false, post: false, telephone: false, text: false, shareData: false, shareEmail: false };
  expect(events).toMatchObject([{ marketingPermissions: { ...denied, [permission]: true } }]);
});

test.each([
  [5, 'signed-in', 'hard'],
  [4, 'signed-in', 'hard'],
  [3, 'signed-out', 'soft'],
  [2, 'signed-out', 'soft'],
  [1, 'signed-out', 'visitor'],
  [0, 'signed-out', 'visitor'],
])('with the status %i, a customer is %s: %s [ANLY-066, ANLY-067]', async (securityStatus, loginStatus, loginType) => {
  const { events } = await tracked(undefined, { ...customer, securityStatus });
  expect(events).toMatchObject([{ loginStatus, loginType }]);
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

test.each([
  [4, signedIn],
  [3, { loginStatus: 'signed-out', loginType: 'soft' }],
])(
  'with the status %i, the customer has the host’s data, zeros included [ANLY-055, ANLY-057, ANLY-058, ANLY-059, ANLY-060, ANLY-061, ANLY-064, ANLY-065]',
  async (securityStatus, login) => {
    const data = {
      customerSegments: ['reds', 'lapsed'],
      ageGroup: '45-54',
      winePrefs: ['Rioja'],
      wineRec: ['0651883', '0600001'],
      credits: 0,
      propensityScore: 0,
      outstandingReviews: 0,
      notForMe: ['0600017'],
    };
    const { events } = await tracked(async () => data, { ...customer, securityStatus });
    expect(events).toEqual([
      {
        ...event,
        ...login,
        customerSegments: ['reds', 'lapsed'],
        ageGroup: '45-54',
        winePrefs: ['Rioja'],
        wineRec: ['0651883', '0600001'],
        credits: 0,
        propensityScore: 0,
        outstandingReviews: 0,
        notForMe: ['0600017'],
      },
    ]);
  },
);

test('the host is not asked about a visitor', async () => {
  const analyticsUser = vi.fn(async () => ({ ageGroup: '45-54' }));
  const { events } = await tracked(analyticsUser, { ...customer, securityStatus: 1 });
  expect(analyticsUser).not.toHaveBeenCalled();
  expect(events).toEqual([{ event: 'user', loginStatus: 'signed-out', loginType: 'visitor' }]);
});

test('a customer who has left in the meantime is not tracked', async () => {
  expect((await tracked(undefined, customer, AbortSignal.abort())).events).toEqual([]);
});
