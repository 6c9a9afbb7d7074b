import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/api/client.js';
import { listPermissions } from '../../../src/api/endpoints/customer.js';
import { getProfileDetails } from '../../../src/api/endpoints/identity.js';
import { listSubscriptions } from '../../../src/api/endpoints/subscriptions.js';
import {
  afterLastDay,
  hasWineRewards,
  membershipFlags,
  membershipKind,
  renewalDay,
} from '../../../src/rules/account/membership.js';
import { preferencesOfPermissions } from '../../../src/rules/account/preferences.js';
import { loginState } from '../../../src/rules/common/loginState.js';
import { isUnlimitedMember, subscriptionsOf } from '../../../src/rules/common/unlimitedMember.js';
import { testVisit } from '../../testing/testVisit.js';
import type { Persona } from '../../world/personas.js';

const profileOf = (persona: Persona) => testVisit(persona, { brand: 'law', login: 'hard' }).answer('getProfileDetails');

test('the profile has the customer’s login status, details and holdings [IDENT-066, IDENT-072, IDENT-073, IDENT-074, IDENT-076]', () => {
  const member = profileOf('heavy');
  expect(member.securityStatus).toBe(5);
  expect(member.summaryDetails?.profileId).toBe('profile-heavy');
  expect(member.userDetails?.freeShipProfile).toBe(true);
  expect(member.userDetails?.freeItemProfile).toBe(false);
  expect(member.userDetails?.profileClassifications?.features).toEqual([
    'WINE_REWARD_SUBSCRIPTION_ACTIVE',
    'WINE_REWARD_ACCOUNT_OPEN',
  ]);
  expect(profileOf('new').securityStatus).toBe(4);
  const { userDetails } = profileOf('standard');
  expect(userDetails).toMatchObject({ freeShipProfile: false, profileClassifications: { features: [] } });
});

test('a customer is named as in the account, with an account number of the brand [IDENT-067, IDENT-068, IDENT-069, IDENT-070, IDENT-071, IDENT-072]', () => {
  const detailsOf = (persona: Persona, brand: 'law' | 'wsj', login: 'soft' | 'hard') =>
    testVisit(persona, { brand, login }).answer('getProfileDetails').summaryDetails;
  expect(detailsOf('premiere', 'wsj', 'hard')).toEqual({
    salutation: 'Dr',
    firstName: 'Priya',
    lastName: 'Raman',
    emailAddress: 'premiere@shopper.example',
    brandAccountNumber: 'WSJ-204493',
    profileId: 'profile-premiere',
  });
  expect(detailsOf('new', 'law', 'hard')).toMatchObject({
    salutation: 'Mr',
    firstName: 'Tom',
    lastName: 'Ashby',
    brandAccountNumber: 'LAW-204436',
    profileId: 'profile-new',
  });
  // What tells two customers of one name apart is for those who have signed in.
  expect(detailsOf('premiere', 'law', 'soft')).toEqual({ salutation: 'Dr', firstName: 'Priya', lastName: 'Raman' });
});

test('the preferences are those of the account, and the features those of its wine reward [IDENT-075, IDENT-076]', () => {
  expect(profileOf('new').userDetails?.userPreferences).toMatchObject({ noEmail: true, mail: true });
  const own = { noEmail: false, mail: true, noOutBoundCall: true, shareData: false, shareEmail: false, sms: false };
  for (const [code, state, changed] of [
    ['EMAIL', 'DENIED', { noEmail: true }],
    ['POST', 'DENIED', { mail: false }],
    ['PHONE', 'GRANTED', { noOutBoundCall: false }],
    ['SHARE_DATA', 'GRANTED', { shareData: true }],
    ['SHARE_EMAIL', 'GRANTED', { shareEmail: true }],
    ['SMS', 'GRANTED', { sms: true }],
  ] as const) {
    const visit = testVisit('standard', { brand: 'law', login: 'hard' });
    expect(visit.call('POST', '/api/user/permission', { category: 'MARKETING', code, state }).status).toBe(200);
    expect(visit.answer('getProfileDetails').userDetails?.userPreferences).toEqual({ ...own, ...changed });
  }
  expect(profileOf('storage').userDetails?.profileClassifications?.features).toEqual([]);
  expect(profileOf('wine-reward').userDetails?.profileClassifications?.features).toEqual([
    'WINE_REWARD_SUBSCRIPTION_ACTIVE',
    'WINE_REWARD_ACCOUNT_OPEN',
  ]);
});

test('its subscriptions have scheme, type and status, and a plan its frequency in weeks [IDENT-077, IDENT-096, IDENT-097, IDENT-098, IDENT-104, IDENT-117, IDENT-118]', () => {
  expect(profileOf('unlimited').trustedDetails?.subscriptions).toMatchObject([
    { schemeId: 'UNLT', type: 'FREESHIP', status: 'ACTIVE' },
  ]);
  expect(profileOf('plan-suspended').trustedDetails?.subscriptions).toMatchObject([
    { schemeId: 'LWGO', type: 'WINEPLAN', status: 'SUSPENDED', frequency: 12 },
  ]);
  const plans = profileOf('heavy').trustedDetails?.subscriptions?.filter(({ type }) => type === 'WINEPLAN') ?? [];
  expect(plans.slice(-2)).toMatchObject([
    { status: 'ACTIVE', frequency: 4 },
    { status: 'SUSPENDED', frequency: 8 },
  ]);
});

test.each([
  ['schemeId', 7],
  ['type', undefined],
  ['status', undefined],
  ['status', 1],
])(
  'a subscription whose %s is %o makes the profile malformed [IDENT-096, IDENT-097, IDENT-098]',
  async (name, value) => {
    const subscription = { schemeId: 'UNLT', type: 'FREESHIP', status: 'ACTIVE', [name]: value };
    const client = createClient({
      onError: () => {},
      fetch: async () =>
        Response.json({
          statusCode: 0,
          response: { securityStatus: 5, trustedDetails: { subscriptions: [subscription] } },
        }),
    });
    await expect(client.call(getProfileDetails)).rejects.toMatchObject({ kind: 'malformed' });
  },
);

/** Reads a profile as the shop sends it. */
const read = (profile: object) =>
  createClient({ fetch: async () => Response.json({ statusCode: 0, response: profile }) }).call(getProfileDetails);
const readHoldings = (...subscriptions: object[]) => read({ securityStatus: 5, trustedDetails: { subscriptions } });

const summaryDetails = {
  salutation: 'Dr',
  emailAddress: 'ida.quill@shopper.example',
  firstName: 'Ida',
  lastName: 'Quill',
  brandAccountNumber: 'LAW-7',
  profileId: 'P-7',
};
const held = {
  schemeId: 'UNLT',
  type: 'FREESHIP',
  status: 'CANCELLED',
  schemeTypes: ['FreeShip'],
  types: ['FREESHIP'],
  enrollmentFromDateAsString: '01/03/2026',
  enrollmentToDateAsString: '28/02/2027',
  enrollmentToDate: Date.UTC(2027, 1, 28),
  cancellationDateAsString: '20/11/2026',
  frequency: 12,
};

describe('what the shop reads from a profile', () => {
  test('is the status and each detail of the customer [IDENT-066, IDENT-067, IDENT-068, IDENT-069, IDENT-070, IDENT-071, IDENT-072]', async () => {
    const profile = { securityStatus: 5, summaryDetails };
    expect(await read(profile)).toEqual(profile);
  });

  test('is what the account may do, what it holds and where it shops [IDENT-073, IDENT-074, IDENT-075, IDENT-076, IDENT-077, IDENT-078]', async () => {
    const profile = {
      securityStatus: 5,
      userDetails: {
        freeShipProfile: true,
        freeItemProfile: true,
        userPreferences: {
          noEmail: true,
          mail: true,
          noOutBoundCall: true,
          shareData: true,
          shareEmail: true,
          sms: true,
        },
        profileClassifications: { features: ['WINE_REWARD_ACCOUNT_OPEN', 'OTHER'] },
      },
      trustedDetails: { subscriptions: [held] },
      shoppingLocationContext: { stateCode: 'CT' },
    };
    expect(await read(profile)).toEqual(profile);
  });

  test('is each date and type of a subscription, as in the list of all subscriptions [IDENT-098, IDENT-099, IDENT-100, IDENT-101, IDENT-102, IDENT-103, IDENT-104]', async () => {
    expect(subscriptionsOf(await readHoldings(held))).toEqual([held]);
    const listed = { ...held, subscriptionId: 'MS1', name: 'Unlimited delivery', autoRenew: false };
    const client = createClient({ fetch: async () => Response.json({ statusCode: 0, response: [listed] }) });
    expect(await client.call(listSubscriptions)).toEqual([listed]);
  });

  test('is the login state from the security status [IDENT-066]', async () => {
    const states = [5, 4, 3, 2, 1, 0].map(async (securityStatus) => loginState(await read({ securityStatus })));
    expect(await Promise.all(states)).toEqual(['hard', 'hard', 'soft', 'soft', 'visitor', 'visitor']);
    expect(loginState(await read({}))).toBe('visitor');
  });

  test('is an Unlimited member from any of the subscriptions, by its type alone and while it is active [IDENT-077, IDENT-097, IDENT-098, IDENT-115]', async () => {
    const plan = { type: 'WINEPLAN', status: 'ACTIVE' };
    expect(isUnlimitedMember(await readHoldings(plan, { type: 'FREESHIP', status: 'ACTIVE' }))).toBe(true);
    expect(isUnlimitedMember(await readHoldings(plan, { type: 'FREESHIP', status: 'SUSPENDED' }))).toBe(false);
    // Neither an ended membership before it nor a list of other types hides one.
    const ended = { type: 'FREESHIP', status: 'CANCELLED' };
    const other = { type: 'FREESHIP', status: 'ACTIVE', schemeTypes: ['GIFT'], types: ['GIFT'] };
    expect(isUnlimitedMember(await readHoldings(ended, other))).toBe(true);
    expect(isUnlimitedMember(await readHoldings(ended))).toBe(false);
    expect(isUnlimitedMember(await readHoldings(plan))).toBe(false);
    expect([...membershipFlags(await readHoldings(plan, { type: 'PREMIERE', status: 'ACTIVE' }))]).toEqual([
      'winePlan',
      'premiere',
    ]);
  });

  test('is a free-shipping scheme from either list of types [IDENT-099]', async () => {
    const other = { type: 'OTHER', status: 'ACTIVE' };
    expect(isUnlimitedMember(await readHoldings({ ...other, schemeTypes: ['GIFT', 'FreeShip'] }))).toBe(true);
    expect(isUnlimitedMember(await readHoldings({ ...other, types: ['GIFT', 'FREESHIP'] }))).toBe(true);
    expect(isUnlimitedMember(await readHoldings({ ...other, schemeTypes: ['GIFT'], types: ['GIFT'] }))).toBe(false);
  });

  test('is the kind of a membership from its scheme, when its type says none [IDENT-096]', async () => {
    const profile = await readHoldings(
      { schemeId: 'PREM', type: 'OTHER', status: 'ACTIVE' },
      { schemeId: 'PREM', type: 'STORAGE', status: 'ACTIVE' },
      { type: 'OTHER', status: 'ACTIVE' },
    );
    expect(subscriptionsOf(profile).map(membershipKind)).toEqual(['premiere', 'storage', undefined]);
  });

  test('is the last day of a membership, as a time before it is read as a text [IDENT-101, IDENT-102]', async () => {
    const membership = { type: 'FREESHIP', status: 'ACTIVE', autoRenew: true };
    const profile = await readHoldings(
      { ...membership, enrollmentToDate: Date.UTC(2027, 1, 28), enrollmentToDateAsString: '31/03/2027' },
      { ...membership, enrollmentToDate: Date.UTC(2027, 1, 28) },
      { ...membership, enrollmentToDateAsString: '31/03/2027' },
      membership,
    );
    const held = subscriptionsOf(profile);
    expect(held.map(renewalDay)).toEqual(['2027-03-01', '2027-03-01', '2027-04-01', undefined]);
    expect(held.map(afterLastDay)).toEqual(['renews', 'renews', 'renews', 'goesOn']);
  });

  test('is an active wine reward only from both features [IDENT-076]', async () => {
    const rewardsWith = async (...features: string[]) =>
      hasWineRewards(await read({ securityStatus: 5, userDetails: { profileClassifications: { features } } }));
    const [subscription, account] = ['WINE_REWARD_SUBSCRIPTION_ACTIVE', 'WINE_REWARD_ACCOUNT_OPEN'];
    expect(await rewardsWith('OTHER', account, subscription)).toBe(true);
    expect(await rewardsWith(subscription)).toBe(false);
    expect(await rewardsWith(account)).toBe(false);
  });
});

test('a permission allows a use in the category MARKETING and the state GRANTED only [IDENT-080, IDENT-081, IDENT-082, IDENT-083, IDENT-084]', async () => {
  const listed = [
    { category: 'PAYMENT', code: 'EMAIL', state: 'GRANTED' },
    { category: 'MARKETING', code: 'POST', state: 'DENIED' },
    { category: 'MARKETING', code: 'SMS', state: 'GRANTED' },
    { category: 'MARKETING', code: 'PHONE', state: 'PENDING' },
    { category: 'OTHER', code: 'SHARE_DATA', state: 'GRANTED' },
  ];
  const client = createClient({
    fetch: async () => Response.json({ statusCode: 0, response: { permissions: listed } }),
  });
  const { permissions } = await client.call(listPermissions, { query: {} });
  expect(preferencesOfPermissions(permissions)).toEqual({
    email: false,
    post: false,
    telephone: false,
    text: true,
    shareData: false,
    shareEmail: false,
  });
});
