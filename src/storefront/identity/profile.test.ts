import { expect, test } from 'vitest';
import { userFields } from '../../analytics/userFields.js';
import { createClient } from '../../api/client.js';
import { draftOwnerOf, isSameOwner } from '../../rules/common/draftOwner.js';
import { identityCalls } from '../shop/calls.js';

/** Reads a profile as the shop sends it. */
const profileOf = (response: object) =>
  createClient({ fetch: async () => Response.json({ statusCode: 0, response }) }).call(identityCalls.getProfileDetails);

test('a profile tells analytics who a customer is, and whose a draft is [IDENT-067, IDENT-069, IDENT-070, IDENT-071, IDENT-072, IDENT-075, IDENT-078]', async () => {
  const summaryDetails = {
    profileId: 'P-7',
    brandAccountNumber: 'LAW-7',
    salutation: 'Dr',
    firstName: 'Ida',
    lastName: 'Quill',
  };
  const userDetails = { userPreferences: { noEmail: false, sms: true } };
  const customer = { securityStatus: 5, summaryDetails, userDetails };
  const profile = await profileOf({ ...customer, shoppingLocationContext: { stateCode: 'CT' } });
  expect(userFields(profile)).toMatchObject({
    eProfileId: 'P-7',
    customerId: 'LAW-7',
    salutation: 'Dr',
    name: 'Ida Quill',
    state: 'CT',
    marketingPermissions: {
      email: true,
      post: false,
      telephone: false,
      text: true,
      shareData: false,
      shareEmail: false,
    },
  });
  expect(userFields(await profileOf(customer))).not.toHaveProperty('state');
  const namesake = await profileOf({ ...customer, summaryDetails: { ...summaryDetails, profileId: 'P-8' } });
  expect(isSameOwner(draftOwnerOf(profile), draftOwnerOf(await profileOf(customer)))).toBe(true);
  expect(isSameOwner(draftOwnerOf(profile), draftOwnerOf(namesake))).toBe(false);
});
