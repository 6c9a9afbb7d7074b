import { expect, test } from 'vitest';
import type { CustomerProfile } from '../model/customer.js';
import { userFields } from './userFields.js';

const profile: CustomerProfile = {
  securityStatus: 5,
  summaryDetails: {
    salutation: 'Mrs',
    firstName: 'Margaret',
    lastName: 'Hale',
    emailAddress: 'margaret@home.example',
    brandAccountNumber: 'WSJ-204',
    profileId: 'profile-7',
  },
  userDetails: {
    userPreferences: {
      noEmail: false,
      mail: false,
      noOutBoundCall: true,
      sms: true,
      shareData: true,
      shareEmail: false,
    },
    profileClassifications: { features: ['WINE_REWARD_SUBSCRIPTION_ACTIVE', 'WINE_REWARD_ACCOUNT_OPEN'] },
    paymentCards: [],
    shippingAddresses: [],
  },
  trustedDetails: {
    subscriptions: [
      { schemeId: 'UNLT', type: 'FREESHIP', status: 'ACTIVE', enrollmentToDateAsString: '31/12/2026' },
      { schemeId: 'LWGO', type: 'WINEPLAN', status: 'CANCELLED', enrollmentToDateAsString: '30/06/2026' },
    ],
  },
  shoppingLocationContext: { stateCode: 'NY' },
};

test('a signed-in customer has every field of the profile', () => {
  expect(userFields(profile)).toEqual({
    eProfileId: 'profile-7',
    customerId: 'WSJ-204',
    memberships: ['unlimited', 'wineReward'],
    subscriptions: [
      { schemeId: 'UNLT', type: 'FREESHIP', status: 'ACTIVE', renewalDate: '2027-01-01' },
      { schemeId: 'LWGO', type: 'WINEPLAN', status: 'CANCELLED' },
    ],
    marketingPermissions: {
      email: true,
      post: false,
      telephone: false,
      text: true,
      shareData: true,
      shareEmail: false,
    },
    state: 'NY',
    name: 'Margaret Hale',
    salutation: 'Mrs',
    loginStatus: 'signed-in',
    loginType: 'hard',
  });
});

test.each([
  ['by its date in milliseconds', { type: 'FREESHIP', enrollmentToDate: Date.UTC(2027, 1, 28) }, '2027-03-01'],
  ['by its written date', { type: 'FREESHIP', enrollmentToDateAsString: '28/02/2028' }, '2028-02-29'],
  ['also in the next year', { type: 'FREESHIP', enrollmentToDateAsString: '31/12/2026' }, '2027-01-01'],
  ['within the month', { type: 'FREESHIP', enrollmentToDateAsString: '08/09/2027' }, '2027-09-09'],
  [
    'by the kinds of its scheme',
    { type: 'OTHER', types: ['FreeShip'], enrollmentToDateAsString: '30/04/2027' },
    '2027-05-01',
  ],
  ['not when it has no end', { type: 'FREESHIP' }, undefined],
  ['not for a plan', { type: 'WINEPLAN', enrollmentToDateAsString: '30/04/2027' }, undefined],
  ['not when it ends then', { type: 'FREESHIP', enrollmentToDateAsString: '30/04/2027', autoRenew: false }, undefined],
])(
  'a free-shipping membership renews the day after it ends, %s [ANLY-068, BRAND-064, IDENT-122]',
  (_, membership, renewalDate) => {
    const subscriptions = [{ status: 'ACTIVE', ...membership }];
    const [told] = userFields({ securityStatus: 4, trustedDetails: { subscriptions } }).subscriptions ?? [];
    expect(told?.renewalDate).toBe(renewalDate);
  },
);

test('a visitor has only the login fields, whatever the host knows', () => {
  for (const securityStatus of [-1, 0, 1])
    expect(userFields({ ...profile, securityStatus }, { ageGroup: '45-54' })).toEqual({
      loginStatus: 'signed-out',
      loginType: 'visitor',
    });
});

test('a recognised customer counts as signed out, and has only the fields in the profile', () => {
  expect(userFields({ securityStatus: 3, summaryDetails: { firstName: 'Tom' } })).toEqual({
    memberships: [],
    subscriptions: [],
    name: 'Tom',
    loginStatus: 'signed-out',
    loginType: 'soft',
  });
});

test('fields from the host are added, and never override the shop’s own fields', () => {
  const fields = userFields(profile, { ageGroup: '45-54', credits: 12.5, ...{ name: 'Somebody Else' } });
  expect(fields).toMatchObject({ ageGroup: '45-54', credits: 12.5, name: 'Margaret Hale' });
});

test('address, email and card are never included', () => {
  expect(JSON.stringify(userFields(profile))).not.toMatch(/home\.example|paymentCards|shippingAddresses/);
});
