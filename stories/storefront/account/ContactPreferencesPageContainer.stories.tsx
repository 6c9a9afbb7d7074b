import { expect, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere, changeAnswer } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/preferences' },
  globals: { login: 'hard' },
});

/** Only what changed is saved. */
export const Saved = meta.story({
  parameters: { rules: ['ACCT-009', 'ACCT-010', 'ACCT-011', 'ACCT-012', 'ACCT-015', 'ACCT-016'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text message' }));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await canvas.findByText('Your preferences are saved.');
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/preferences/contact', { optin: { emailFlag: false } }],
      ['POST', '/api/user/permissions/MARKETING', { code: 'SMS', state: 'GRANTED' }],
    ]);
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Post' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Telephone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(calls.writes).toHaveLength(4));
    await expect(calls.writes.slice(2)).toEqual([
      ['POST', '/api/user/permissions/MARKETING', { code: 'POST', state: 'DENIED' }],
      ['POST', '/api/user/permissions/MARKETING', { code: 'PHONE', state: 'GRANTED' }],
    ]);
    const save = await canvas.findByRole('button', { name: 'Save preferences' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(save);
    await waitFor(() => expect(calls.writes).toHaveLength(5));
    await expect(calls.writes[4]).toEqual(['PUT', '/api/user/preferences/contact', { optin: { emailFlag: true } }]);
  },
});

const sharingDetails = () =>
  changeAnswer('getProfileDetails', ({ userDetails, ...profile }) => ({
    ...profile,
    userDetails: { ...(userDetails as object), userPreferences: { shareData: true, shareEmail: false } },
  }));
/** Sharing details and sharing the email address are two choices, each saved by itself. */
export const SharingOne = meta.story({
  parameters: { rules: ['ACCT-013', 'ACCT-014'] },
  beforeEach: sharingDetails,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'My details' })).toBeChecked();
    for (const name of ['Email', 'Post', 'Telephone', 'Text message', 'My email address'])
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My email address' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(calls.writes).toHaveLength(1));
    await expect(calls.writes).toEqual([
      ['POST', '/api/user/permissions/MARKETING', { code: 'SHARE_EMAIL', state: 'GRANTED' }],
    ]);
  },
});
/** Each of the other fields decides one box, and no other: two of them are negative. */
const only = (userPreferences: object, name: string) => ({
  beforeEach: () =>
    changeAnswer('getProfileDetails', ({ userDetails, ...profile }) => ({
      ...profile,
      userDetails: { ...(userDetails as object), userPreferences },
    })),
  play: async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
    await expect(await canvas.findByRole('checkbox', { name })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});
export const EmailAlone = meta.story({ ...only({ noEmail: false }, 'Email'), parameters: { rules: ['ACCT-010'] } });
export const PostAlone = meta.story({ ...only({ mail: true }, 'Post'), parameters: { rules: ['ACCT-011'] } });
export const TelephoneAlone = meta.story({
  ...only({ noOutBoundCall: false }, 'Telephone'),
  parameters: { rules: ['ACCT-012'] },
});
export const TextAlone = meta.story({ ...only({ sms: true }, 'Text message'), parameters: { rules: ['ACCT-015'] } });
export const DetailsAlone = meta.story({
  ...only({ shareData: true }, 'My details'),
  parameters: { rules: ['ACCT-011', 'ACCT-013', 'ACCT-014'] },
});
export const AddressAlone = meta.story({
  ...only({ shareEmail: true }, 'My email address'),
  parameters: { rules: ['ACCT-010', 'ACCT-012', 'ACCT-014', 'ACCT-015'] },
});
export const WithdrawingTheOther = meta.story({
  parameters: { rules: ['ACCT-013'] },
  beforeEach: sharingDetails,
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'My details' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(calls.writes).toHaveLength(1));
    await expect(calls.writes).toEqual([
      ['POST', '/api/user/permissions/MARKETING', { code: 'SHARE_DATA', state: 'DENIED' }],
    ]);
  },
});

export const Recognised = Saved.extend({ globals: { login: 'soft' } });

/** For a recognised customer, each marketing permission decides one box, and no other. */
const permitted = (code: string, name: string) => ({
  globals: { login: 'soft' },
  beforeEach: () =>
    changeAnswer('getPermissionsByCategory', () => ({
      permissions: [{ category: 'MARKETING', code, state: 'GRANTED' }],
    })),
  play: async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
    await expect(await canvas.findByRole('checkbox', { name, checked: true })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
});
export const EmailPermitted = meta.story({ ...permitted('EMAIL', 'Email'), parameters: { rules: ['ACCT-010'] } });
export const PostPermitted = meta.story({ ...permitted('POST', 'Post'), parameters: { rules: ['ACCT-011'] } });
export const TelephonePermitted = meta.story({
  ...permitted('PHONE', 'Telephone'),
  parameters: { rules: ['ACCT-012'] },
});
export const TextPermitted = meta.story({ ...permitted('SMS', 'Text message'), parameters: { rules: ['ACCT-015'] } });
export const DetailsPermitted = meta.story({
  ...permitted('SHARE_DATA', 'My details'),
  parameters: { rules: ['ACCT-013'] },
});
export const AddressPermitted = meta.story({
  ...permitted('SHARE_EMAIL', 'My email address'),
  parameters: { rules: ['ACCT-014'] },
});

/** The server's own message, unchanged. */
export const SavingRefused = meta.story({
  parameters: { rules: ['ACCT-072'] },
  beforeEach: () =>
    answerInstead(
      'updatePermissionsByCategory',
      { statusCode: 422, errorResponse: { message: 'Preferences are being counted.' } },
      422,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Text message' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await expect(await canvas.findByText('Preferences are being counted.')).toBeVisible();
    await expect(canvas.queryByText('Your preferences are saved.')).toBeNull();
  },
});

export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'updateContactPreferences:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await canvas.findByText('Your preferences are saved.');
  },
});

export const FailedOnce = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { fault: 'getPermissionsByCategory:500*2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => {
      const again = canvas.queryByRole('button', { name: 'Try again' });
      if (again) await userEvent.click(again);
      await expect(canvas.getByRole('checkbox', { name: 'Post' })).toBeChecked();
    });
  },
});
