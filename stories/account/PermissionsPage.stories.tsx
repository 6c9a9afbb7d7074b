import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, loading, ready } from '../../src/model/load.js';
import { PermissionsPage } from '../../src/screens/account/PermissionsPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: PermissionsPage,
  args: {
    permissions: from((world) => ready(world.answer('listPermissions').permissions)),
    onSet: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const List = meta.story({
  parameters: { rules: ['ACCT-020', 'ACCT-022', 'IDENT-080', 'IDENT-081', 'IDENT-082', 'IDENT-083'] },
  play: async ({ args, canvas, userEvent }) => {
    const listed = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => [...item.querySelectorAll('p, button')].map(({ textContent }) => textContent));
    await expect(listed('Marketing')).toEqual([
      ['Offers by email', 'AllowedEMAIL', 'Withdraw'],
      ['Offers by post', 'AllowedPOST', 'Withdraw'],
      ['Calls about wines', 'Not allowedPHONE', 'Allow'],
      ['Offers by text message', 'Not allowedSMS', 'Allow'],
      ['Sharing your details with partners', 'Not allowedSHARE_DATA', 'Allow'],
      ['Sharing your email address with partners', 'Not allowedSHARE_EMAIL', 'Allow'],
    ]);
    await expect(listed('Payments')).toEqual([['Keeping your card for later payments', 'Not allowedCOF', 'Allow']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow: Offers by text message' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({ category: 'MARKETING', code: 'SMS', state: 'GRANTED' });
    await userEvent.click(canvas.getByRole('button', { name: 'Allow: Keeping your card for later payments' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({ category: 'PAYMENT', code: 'COF', state: 'GRANTED' });
  },
});
export const Granted = meta.story({
  args: { permissions: ready([{ category: 'MARKETING', code: 'EMAIL', state: 'GRANTED' }]) },
  parameters: { rules: ['ACCT-022', 'IDENT-082'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Allowed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Offers by email' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({ category: 'MARKETING', code: 'EMAIL', state: 'DENIED' });
  },
});
export const NotGranted = meta.story({
  args: { permissions: ready([{ category: 'MARKETING', code: 'PHONE', state: 'DENIED' }]) },
});
/** An unknown category, code and state. */
export const Unknown = meta.story({
  args: { permissions: ready([{ category: 'TASTING', code: 'CLUB', state: 'PENDING' }]) },
  parameters: { rules: ['ACCT-020', 'ACCT-022'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'TASTING' })).toBeVisible();
    await expect(canvas.getByText('PENDING')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow: CLUB' }));
    await expect(args.onSet.mock.calls).toEqual([[{ category: 'TASTING', code: 'CLUB', state: 'GRANTED' }]]);
  },
});
export const Saving = meta.story({
  args: { changes: { 'MARKETING/SMS': busy } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const SavingFailed = meta.story({
  args: { changes: { 'MARKETING/EMAIL': busy, 'MARKETING/SMS': failed('state: must be GRANTED or DENIED') } },
  parameters: { rules: ['ACCT-072'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('state: must be GRANTED or DENIED');
  },
});
export const None = meta.story({
  args: { permissions: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No permissions to show' })).toBeVisible();
    await expect(canvas.getByText('We have not asked you for any.')).toBeVisible();
    await expect(canvas.getByText('Everything you have allowed us to do, and what you have not.')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { permissions: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your permissions...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('permissions', 'We could not reach the shop.'));
export const Narrow = meta.story(fitsNarrow);
/** No button breaks its word, however long the name beside it. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toHaveLength(7);
    await expect(new Set(heights).size).toBe(1);
  },
});
