import { describe, expect, test } from 'vitest';
import {
  createPermission,
  createUserInterest,
  getPermissionsByCategory,
  listPermissions,
  submitAccountEmail,
  updateContactPreferences,
  updatePermissionsByCategory,
  updateProfileOptions,
  updateUserEmail,
} from '../../../src/api/endpoints/customer.js';
import { getProfileDetails } from '../../../src/api/endpoints/identity.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, signedInShop, testShop } from '../../testing/testShop.js';
import { emailOf } from '../../world/personas.js';

describe('permissions', () => {
  test('are listed in full, up to a limit, and by category [IDENT-084, ACCT-021]', async () => {
    const { client } = await signedInShop();
    const all = await client.call(listPermissions, { query: {} });
    expect(new Set(all.permissions.map(({ category }) => category))).toEqual(new Set(['MARKETING', 'PAYMENT']));
    const three = await client.call(listPermissions, { query: { limit: '3' } });
    expect(three.permissions).toEqual(all.permissions.slice(0, 3));
    const one = await client.call(listPermissions, { query: { limit: '1' } });
    expect(one.permissions).toEqual(all.permissions.slice(0, 1));
    const payment = await client.call(getPermissionsByCategory, { params: { category: 'PAYMENT' } });
    expect(payment.permissions).toEqual([{ category: 'PAYMENT', code: 'COF', state: 'DENIED' }]);
    const marketing = await client.call(getPermissionsByCategory, { params: { category: 'MARKETING' } });
    expect(marketing.permissions).toEqual(all.permissions.filter(({ category }) => category === 'MARKETING'));
  });

  test.each([
    ['with its category in the body', createPermission, {}],
    ['under its category', updatePermissionsByCategory, { params: { category: 'MARKETING' } }],
  ] as const)('one is set to %s, and the contact preferences follow', async (_, row, params) => {
    const { client } = await signedInShop();
    const sms = async () => (await client.call(getProfileDetails)).userDetails?.userPreferences?.sms;
    expect(await sms()).toBe(false);
    await client.call(row, { ...params, body: { category: 'MARKETING', code: 'SMS', state: 'GRANTED' } } as never);
    expect(await sms()).toBe(true);
  });

  test('opting in and out of email is the same permission [ACCT-016]', async () => {
    const { client } = await signedInShop();
    const emailState = async () =>
      (await client.call(getPermissionsByCategory, { params: { category: 'MARKETING' } })).permissions.find(
        ({ code }) => code === 'EMAIL',
      )?.state;
    const noEmail = async () => (await client.call(getProfileDetails)).userDetails?.userPreferences?.noEmail;
    await client.call(updateContactPreferences, { body: { optin: { emailFlag: false } } });
    expect([await emailState(), await noEmail()]).toEqual(['DENIED', true]);
    await client.call(updateContactPreferences, { body: { optin: { emailFlag: true } } });
    expect([await emailState(), await noEmail()]).toEqual(['GRANTED', false]);
  });

  test.each([
    [
      'a category there is not',
      { category: 'GOSSIP', code: 'SMS', state: 'GRANTED' },
      'category: unknown category GOSSIP',
    ],
    [
      'a code there is not',
      { category: 'MARKETING', code: 'OWL', state: 'GRANTED' },
      'code: unknown code OWL of MARKETING',
    ],
    [
      'a state there is not',
      { category: 'MARKETING', code: 'SMS', state: 'MAYBE' },
      'state: must be GRANTED or DENIED',
    ],
  ])('%s is refused', async (_, body, message) => {
    const { client } = await signedInShop();
    expect(await refusal(client.call(createPermission, { body }))).toMatchObject({
      status: 422,
      serverMessage: message,
    });
  });

  test('an unknown category is not found, and the body must name the same category', async () => {
    const { client } = await signedInShop();
    const params = { category: 'GOSSIP' };
    expect(await refusal(client.call(getPermissionsByCategory, { params }))).toMatchObject({ status: 404 });
    const body = { category: 'PAYMENT', code: 'SMS', state: 'GRANTED' };
    const other = client.call(updatePermissionsByCategory, { params: { category: 'MARKETING' }, body });
    expect((await refusal(other))?.serverMessage).toBe('category: must be MARKETING, as in the address');
  });
});

test('signing up for alerts twice is refused with the message the screen recognises [PROD-097]', async () => {
  const { client } = await signedInShop();
  const params = { itemCode: notable.outOfStockWine };
  await client.call(createUserInterest, { params });
  const again = await refusal(client.call(createUserInterest, { params }));
  expect(again?.status).toBe(409);
  expect(again?.serverMessage).toContain('already exists in user interests');
});

describe('the details of an account', () => {
  test('show a changed email address, and refuse one that another account has', async () => {
    const { client } = await signedInShop();
    const address = async () => (await client.call(getProfileDetails)).summaryDetails?.emailAddress;
    await client.call(updateUserEmail, { body: { email: 'new@shopper.example.org', recrPage: '/account/details' } });
    expect(await address()).toBe('new@shopper.example.org');
    const taken = client.call(updateUserEmail, { body: { email: emailOf('premiere').toUpperCase() } });
    expect(await refusal(taken)).toMatchObject({ status: 409 });
    expect(await address()).toBe('new@shopper.example.org');
  });

  test('anyone may submit an address only, which changes no account [ACCT-007]', async () => {
    const { client, saved } = testShop();
    await client.call(submitAccountEmail, { body: { email: 'someone@shopper.example' } });
    expect(saved()?.state.accounts).toEqual({});
  });

  test('a wine-reward member may pay for plans with the wine reward, and other customers may not', async () => {
    const body = { payForWineplansWithWinereward: true };
    const { client } = await signedInShop('wine-reward');
    await client.call(updateProfileOptions, { body });
    expect((await client.call(getProfileDetails)).userDetails?.payForWineplansWithWinereward).toBe(true);
    const other = await signedInShop();
    expect(await refusal(other.client.call(updateProfileOptions, { body }))).toMatchObject({ status: 409 });
  });

  test('a customer who is only recognised sees no addresses or cards', async () => {
    const { mock, client } = await signedInShop();
    expect((await client.call(getProfileDetails)).userDetails).toMatchObject({ paymentCards: [{}, {}, {}, {}] });
    await mock.configure({ login: 'soft' }, 'one');
    expect((await client.call(getProfileDetails)).userDetails).toBeUndefined();
  });
});
