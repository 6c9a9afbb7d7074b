import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { EVoucherPreview } from '../../src/screens/gifts/EVoucherPreview.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { ignoresPress } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectToFit } from '../storyChecks.js';
import { customEVoucher, eVoucher } from './eVoucherWorld.js';

const meta = preview.meta({
  component: EVoucherPreview,
  args: { fields: eVoucher, action: idle, onBack: fn(), onPrint: fn(), onSubmit: fn() },
  decorators: [framed(1100)],
});

export const PresetAmount = meta.story({
  args: { today: '2026-11-24', logo: <BrandLogo /> },
  parameters: { rules: ['GIFT-030'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sent by email as soon as the order is paid')).toBeVisible();
    await expect(canvas.getByText('£50')).toBeVisible();
    await expect(canvas.getByText('For Ida Fenn')).toBeVisible();
    await expect(canvas.getByText(/^Happy birthday, Ida!/)).toBeVisible();
    await expect(canvas.getByText('We’ll send it to ida@friend.example.')).toBeVisible();
    await expect(canvas.getByText('Valid until').nextElementSibling).toHaveTextContent(/^24\/11\/2027$/);
    const backs = canvas.getAllByRole('button', { name: 'Back to the form' });
    await expect(backs).toHaveLength(2);
    for (const back of backs) await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
/** An e-voucher bought on 29 February. */
export const CustomAmount = meta.story({
  args: { fields: customEVoucher, today: '2028-02-29' },
  parameters: { rules: ['GIFT-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£500')).toBeVisible();
    await expect(canvas.getByText('Valid until').nextElementSibling).toHaveTextContent(/^28\/02\/2029$/);
  },
});
/** Days and months have two digits each. */
export const FirstDays = meta.story({
  args: { today: '2027-12-01' },
  parameters: { rules: ['GIFT-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until').nextElementSibling).toHaveTextContent(/^01\/12\/2028$/);
  },
});
export const Dollars = meta.story({
  args: { today: '2026-11-24', logo: <BrandLogo /> },
  globals: { brand: 'vir' },
  parameters: { rules: ['GIFT-030'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$50')).toBeVisible();
    // Day before month, as everywhere.
    await expect(canvas.getByText('Valid until').nextElementSibling).toHaveTextContent(/^24\/11\/2027$/);
  },
});
export const LongWords = meta.story({
  args: {
    fields: {
      ...eVoucher,
      recipientName: 'N'.repeat(100),
      message: 'm'.repeat(200),
      recipientEmail: `${'e'.repeat(80)}@friend.example`,
    },
    logo: <BrandLogo />,
  },
  decorators: [framed(320)],
  play: async ({ canvasElement }) => {
    await expectToFit({ canvasElement });
  },
});
export const Submitting = meta.story({
  args: { action: busy },
  play: ignoresPress('Adding...', 'onSubmit'),
});
export const Failed = meta.story({
  args: { action: failed('Sorry, we could not add the e-voucher to your basket.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Sorry, we could not add the e-voucher to your basket\.Nothing has been lost\. Try again, or call /,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
