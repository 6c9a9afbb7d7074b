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

type Canvas = ReturnType<typeof within>;
const row = (canvas: Canvas, name: RegExp) => canvas.getByRole('row', { name });

export const List = meta.story({
  parameters: { rules: ['ACCT-020', 'ACCT-022', 'IDENT-080', 'IDENT-081', 'IDENT-082', 'IDENT-083'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    const sms = row(canvas, /^Offers by text message SMS/);
    await expect(sms).toHaveTextContent('MARKETING');
    await expect(sms).toHaveTextContent('Not allowed');
    await expect(row(canvas, /COF/)).toHaveTextContent('PAYMENT');
    await userEvent.click(within(sms).getByRole('button', { name: 'Allow: Offers by text message' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({ category: 'MARKETING', code: 'SMS', state: 'GRANTED' });
  },
});
export const Granted = meta.story({
  args: { permissions: ready([{ category: 'MARKETING', code: 'EMAIL', state: 'GRANTED' }]) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Allowed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Offers by email' }));
    await expect(args.onSet).toHaveBeenLastCalledWith({ category: 'MARKETING', code: 'EMAIL', state: 'DENIED' });
  },
});
export const NotGranted = meta.story({
  args: { permissions: ready([{ category: 'MARKETING', code: 'PHONE', state: 'DENIED' }]) },
});
/** An unknown code and an unknown state. */
export const Unknown = meta.story({
  args: { permissions: ready([{ category: 'TASTING', code: 'CLUB', state: 'PENDING' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PENDING')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Allow: CLUB' })).toBeVisible();
  },
});
export const Saving = meta.story({
  args: { changes: { 'MARKETING/SMS': busy } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const SavingFailed = meta.story({
  args: { changes: { 'MARKETING/SMS': failed('state: must be GRANTED or DENIED') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('state: must be GRANTED or DENIED');
  },
});
export const None = meta.story({
  args: { permissions: ready([]) },
  play: async ({ canvas }) => {
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
