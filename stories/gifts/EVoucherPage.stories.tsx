import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { emptyEVoucher } from '../../src/rules/gifts/eVoucher.js';
import { EVoucherPage } from '../../src/screens/gifts/EVoucherPage.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { expectToFit } from '../storyChecks.js';
import { eVoucher } from './eVoucherWorld.js';

const meta = preview.meta({
  component: EVoucherPage,
  args: {
    fields: eVoucher,
    step: 'preview' as const,
    action: idle,
    onDraft: fn(),
    onPreview: fn(),
    onBack: fn(),
    onPrint: fn(),
    onSubmit: fn(),
    onAnother: fn(),
  },
});

export const Form = meta.story({
  args: { fields: emptyEVoucher, step: 'form' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('E-voucher, step 1 of 2')).toBeVisible();
    await expect(
      canvas.getByText(
        'A present that is never late. You choose the amount and write the message, they choose the wine.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Buying for yourself?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy a voucher with your account' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'E-vouchers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount');
    await expect(args.onPreview).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
    const face = canvas.getByText('Gift e-voucher').closest('.wsk-GiftVoucherFace');
    await expect(face).toHaveTextContent(/£50$/);
    await userEvent.click(canvas.getByRole('radio', { name: '£100' }));
    await expect(face).toHaveTextContent(/£100$/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or another amount' }), '501');
    await expect(face).toHaveTextContent(/£50$/);
    await expectToFit({ canvasElement });
  },
});
export const Preview = meta.story({
  args: { today: '2026-11-24', logo: <BrandLogo /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('E-voucher, step 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'This is what they get' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expectToFit({ canvasElement });
  },
});
export const FormFilledIn = meta.story({
  args: { step: 'form' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onPreview.mock.calls).toEqual([[{ fields: eVoucher }]]));
  },
});
export const Submitting = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adding...')).toBeVisible();
  },
});
export const Submitted = meta.story({
  args: { action: done },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'It is in your basket' })).toBeVisible();
    await expect(canvas.getByText(/^An e-voucher of £50 for Ida Fenn\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your basket' })).toHaveAttribute(
      'href',
      '/jsp/checkout/common/shoppingcart.jsp',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send another e-voucher' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
});
/** The error block, with the caller's message. */
export const ErrorBlock = meta.story({
  args: { action: failed('Please try once more.') },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Please try once more.')).toBeVisible();
    await expect(alert.getByText(/^Nothing has been lost\. Try again, or call /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
