import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle, loading, ready } from '../../src/model/load.js';
import { PurchaseVoucherPage } from '../../src/screens/gifts/PurchaseVoucherPage.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';
import { eVoucher } from './eVoucherWorld.js';

const meta = preview.meta({
  component: PurchaseVoucherPage,
  args: {
    start: ready({ ...eVoucher, preset: '' }),
    action: idle,
    onDraft: fn(),
    onSubmit: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'Put some wine money aside for yourself, or for somebody else. A voucher to your own email address is on your account as soon as the order is paid.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Buy a voucher' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '£100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add voucher to basket' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, preset: '100' } }]]));
  },
});
export const Submitting = meta.story({
  args: { start: ready(eVoucher), action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adding...' }));
    await userEvent.type(canvas.getByLabelText('Their name'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
/** What was typed is kept. */
export const Failed = meta.story({
  args: { start: ready(eVoucher), action: failed('Sorry, we could not add the e-voucher to your basket.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('we could not add the e-voucher');
    await expect(canvas.getByLabelText('Their name')).toHaveValue('Ida Fenn');
    await expect(canvas.getByRole('button', { name: 'Add voucher to basket' })).toBeEnabled();
  },
});
export const Loading = meta.story({
  args: { start: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your details...')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('start', 'We could not reach the shop.'));
