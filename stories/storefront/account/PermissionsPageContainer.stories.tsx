import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere, holdAnswer, storyCalls } from '../../storyShop.js';
import { PagesInTurn } from '../pages/PagesInTurn.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/permissions' },
  globals: { login: 'soft' },
});

export const Changed = meta.story({
  parameters: { rules: ['ACCT-020', 'ACCT-021', 'ACCT-022', 'IDENT-020'] },
  play: async ({ canvas, userEvent }) => {
    const allow = await canvas.findByRole('button', { name: 'Allow: Offers by text message' });
    await expect(storyCalls.all).toContainEqual(['GET', '/api/user/permissions?limit=100']);
    const calls = await callsFromHere();
    const answer = holdAnswer('createPermission');
    await userEvent.click(allow);
    await canvas.findByRole('button', { name: 'Saving...' });
    answer();
    await canvas.findByRole('button', { name: 'Withdraw: Offers by text message' });
    await canvas.findByText('SMS: saved');
    await expect(calls.writes).toEqual([
      ['POST', '/api/user/permission', { category: 'MARKETING', code: 'SMS', state: 'GRANTED' }],
    ]);
  },
});
export const SignedIn = Changed.extend({ globals: { login: 'hard' }, parameters: { rules: ['IDENT-021'] } });

/** A permission outside marketing is withdrawn in its own category, and the server's own message is shown. */
export const AnotherCategoryRefused = meta.story({
  parameters: { rules: ['ACCT-022', 'ACCT-072'] },
  beforeEach: () =>
    answerInstead(
      'createPermission',
      { statusCode: 422, errorResponse: { message: 'Permissions are being counted.' } },
      422,
    ),
  play: async ({ canvas, userEvent }) => {
    const allow = await canvas.findByRole('button', { name: 'Allow: Keeping your card for later payments' });
    const calls = await callsFromHere();
    await userEvent.click(allow);
    await expect(await canvas.findByText('Permissions are being counted.')).toBeVisible();
    await expect(calls.writes).toEqual([
      ['POST', '/api/user/permission', { category: 'PAYMENT', code: 'COF', state: 'GRANTED' }],
    ]);
    await expect(canvas.queryByRole('button', { name: 'Withdraw: Keeping your card for later payments' })).toBeNull();
  },
});
export const SavingFailedOnce = meta.story({
  parameters: { mock: { fault: 'createPermission:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw: Offers by post' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Offers by post' }));
    await canvas.findByRole('button', { name: 'Allow: Offers by post' });
  },
});

/** The shop has carried out the change, but its response was lost: the page shows what the shop has. */
export const AnswerLost = meta.story({
  parameters: { mock: { fault: 'createPermission:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw: Offers by post' }));
    await canvas.findByRole('button', { name: 'Allow: Offers by post' });
  },
});

export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listPermissions:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Withdraw: Offers by email' });
  },
});

/** What is allowed here shows on the page of the contact preferences, too. */
export const SeenAmongThePreferences = meta.story({
  render: () => <PagesInTurn addresses={['/account/preferences', '/account/permissions']} />,
  // The buttons stand in for links.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    const goTo = (address: string) => userEvent.click(canvas.getByRole('button', { name: address }));
    await goTo('/account/preferences');
    await expect(await canvas.findByRole('checkbox', { name: 'Text message' })).not.toBeChecked();
    await goTo('/account/permissions');
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow: Offers by text message' }));
    await canvas.findByText('SMS: saved');
    await goTo('/account/preferences');
    const preference = await canvas.findByRole('checkbox', { name: 'Text message' });
    await waitFor(() => expect(preference).toBeChecked());
  },
});

/** What was chosen among the preferences and not saved is still chosen, and only that: what was allowed here in the
 * meantime stays allowed. */
export const AllowedBesideUnsavedPreferences = SeenAmongThePreferences.extend({
  play: async ({ canvas, userEvent }) => {
    const goTo = (address: string) => userEvent.click(canvas.getByRole('button', { name: address }));
    await goTo('/account/preferences');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Telephone' }));
    await goTo('/account/permissions');
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow: Offers by text message' }));
    await canvas.findByText('SMS: saved');
    await goTo('/account/preferences');
    const preference = await canvas.findByRole('checkbox', { name: 'Text message' });
    await waitFor(() => expect(preference).toBeChecked());
    // The second time, the page starts with the new answer.
    await goTo('/account/permissions');
    await canvas.findByRole('button', { name: 'Withdraw: Offers by text message' });
    await goTo('/account/preferences');
    await expect(await canvas.findByRole('checkbox', { name: 'Text message' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Telephone' })).toBeChecked();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }));
    await canvas.findByText('Your preferences are saved.');
    await expect(calls.writes).toEqual([
      ['POST', '/api/user/permissions/MARKETING', { code: 'PHONE', state: 'GRANTED' }],
    ]);
    // Nothing is left of the draft.
    await goTo('/account/permissions');
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw: Calls about wines' }));
    await canvas.findByText('PHONE: saved');
    await goTo('/account/preferences');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Telephone' })).not.toBeChecked());
    await expect(canvas.queryByText('You have changes that are not saved yet.')).toBeNull();
  },
});
