import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/vouchers' },
  globals: { login: 'hard' },
});

export const Redeemed = meta.story({
  parameters: { rules: ['ACCT-040', 'ACCT-041', 'ACCT-042', 'GIFT-047'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Voucher code' });
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.type(field, '  {Enter}');
    await expect(field).toHaveAccessibleDescription('Please enter a code.');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await userEvent.type(field, 'WELCOME10{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }));
    await canvas.findByText('The voucher has been added to your account.');
    await expect(await canvas.findByRole('row', { name: /^WELCOME10/ })).toBeVisible();
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/voucher/validate/WELCOME10'],
      ['PUT', '/api/user/voucher/redeem/WELCOME10'],
    ]);
    // It cannot be added again, and its news ends with the next code.
    await expect(canvas.queryByRole('button', { name: 'Add to my account' })).toBeNull();
    await expect(sessionStorage.getItem('wsk-draft-voucher')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'NOSUCHCODE{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.queryByText('The voucher has been added to your account.')).toBeNull();
  },
});
/** The server's message is shown unchanged, and the code is kept. */
export const Invalid = meta.story({
  parameters: { rules: ['ACCT-042', 'ACCT-072'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Voucher code' });
    await userEvent.type(field, 'WELCOME10{Enter}');
    await canvas.findByText('Voucher WELCOME10 is valid');
    await userEvent.clear(field);
    await userEvent.type(field, 'NOSUCHCODE{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no voucher NOSUCHCODE.'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('NOSUCHCODE');
    // The voucher of the code before can no longer be added.
    await expect(canvas.queryByText('Voucher WELCOME10 is valid')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add to my account' })).toBeNull();
  },
});
/** After the failure, the checked voucher can still be added. */
export const RedeemingFailedOnce = meta.story({
  parameters: { mock: { fault: 'redeemVoucher:500*1' }, rules: ['ACCT-042'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Voucher code' }), 'WELCOME10{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my account' }));
    await canvas.findByText('The voucher has been added to your account.');
  },
});
/** The shop has added the voucher, but the response was lost: the voucher is not reported as used. */
export const RedemptionAnswerLost = meta.story({
  parameters: { mock: { fault: 'redeemVoucher:500@after*1' }, rules: ['ACCT-042'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Voucher code' }), 'WELCOME10{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }));
    await canvas.findByText('The voucher has been added to your account.');
    await expect(await canvas.findByRole('row', { name: /^WELCOME10/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listVouchers:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('row', { name: /^BIRTHDAY15/ });
  },
});
/** The shop has signed the customer out in the meantime: the page says so, and offers to sign in. */
export const SignedOutMeanwhile = meta.story({
  parameters: { mock: { fault: 'listVouchers:401*1' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Sign in' }));
    await expect(canvas.getByText('Please sign in to continue.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('row', { name: /^BIRTHDAY15/ });
  },
});
