import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

/** The page at its address, subject to its access rule. */
const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/details' },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'New email address' });
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save email address' });

export const EmailChanged = meta.story({
  parameters: { rules: ['ACCT-005', 'ACCT-006'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'm.hale');
    const calls = await callsFromHere();
    await userEvent.click(save(canvas));
    await expect(await field(canvas)).toBeInvalid();
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await userEvent.type(await field(canvas), '@shopper.example');
    await userEvent.click(save(canvas));
    await canvas.findByText('Saved. Sign in with your new email address from now on.');
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/email', { email: 'm.hale@shopper.example', recrPage: '/account/details' }],
    ]);
    await waitFor(() => expect(canvas.getByText('m.hale@shopper.example')).toBeVisible());
    await expect(canvas.queryByText('standard@shopper.example')).toBeNull();
    await expect(sessionStorage.getItem('wsk-draft-email')).toBeNull();
  },
});

/** The email address belongs to another customer: the server's message is shown, and what was typed is kept. */
export const Refused = meta.story({
  parameters: { rules: ['ACCT-006', 'ACCT-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'heavy@shopper.example');
    await userEvent.click(save(canvas));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('There is an account with this email address already.'),
    );
    await expect(await field(canvas)).toHaveValue('heavy@shopper.example');
    await expect(sessionStorage.getItem('wsk-draft-email')).toContain('heavy@shopper.example');
  },
});

/** The customer was signed out in another tab in the meantime: the page asks for the password, and the form keeps what
 * was typed. */
export const SignedOutMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'm.hale@shopper.example');
    await fetch('/api/authentication/logout', { method: 'POST' });
    await userEvent.click(save(canvas));
    await canvas.findByRole('dialog', { name: 'Sign in' });
    await expect(canvas.getByLabelText('New email address')).toHaveValue('m.hale@shopper.example');
    await expect(sessionStorage.getItem('wsk-draft-email')).toContain('m.hale@shopper.example');
  },
});

export const ProfileFailedOnce = meta.story({
  parameters: { rules: ['ACCT-005'], mock: { fault: 'getProfileDetails:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await field(canvas);
  },
});

/** The header and the page follow the profile's security status, whatever the shop would otherwise allow. */
export const AsTheProfileSays = meta.story({
  parameters: { rules: ['IDENT-010'] },
  beforeEach: () => changeAnswer('getProfileDetails', (profile) => ({ ...profile, securityStatus: 3 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Sign in' });
    await expect(canvas.queryByLabelText('New email address')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Not you?', hidden: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Sign out', hidden: true })).toBeNull();
  },
});

/** The shop would answer every call of this session, but the profile says that nobody is known. */
export const AVisitorAsTheProfileSays = meta.story({
  parameters: { rules: ['IDENT-010'] },
  beforeEach: () => changeAnswer('getProfileDetails', (profile) => ({ ...profile, securityStatus: 1 })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(host.navigate.mock.calls).toEqual([
        ['/jsp/registration/common/account_login.jsp?returnTo=%2Faccount%2Fdetails', { replace: true }],
      ]),
    );
    const header = within(canvas.getByRole('banner'));
    await expect(await header.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await storyCalls.settle();
    await expect(canvas.queryByText('Margaret')).toBeNull();
    await expect(canvas.queryByLabelText('New email address')).toBeNull();
  },
});

/** A recognised customer is asked for the password first. */
export const Recognised = meta.story({
  globals: { login: 'soft' },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Sign in' });
    await expect(canvas.queryByLabelText('New email address')).toBeNull();
  },
});
