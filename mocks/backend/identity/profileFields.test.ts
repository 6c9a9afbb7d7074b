import { expect, test } from 'vitest';
import { createClient } from '../../../src/api/client.js';
import { getProfileDetails } from '../../../src/api/endpoints/identity.js';
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
