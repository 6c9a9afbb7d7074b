import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CouponBox } from '../../src/blocks/CouponBox.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: CouponBox,
  args: { action: idle, onApply: fn() },
  decorators: [framed(372)],
});

/** The box as every basket shows it; pressing the button without a code asks for one. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Voucher or coupon' });
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(field).toHaveAccessibleDescription('Please enter a code.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.type(field, ' welcome10 {Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith({ code: 'welcome10' });
  },
});
/** The code has expired: the reason is given under the field, which keeps what is typed. */
export const Rejected = meta.story({
  args: { action: failed('This voucher expired on 12/10/2026.') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('This voucher expired on 12/10/2026.');
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This voucher expired on 12/10/2026.');
    await userEvent.type(field, 'HARVEST5');
    await expect(field).toHaveValue('HARVEST5');
  },
});
/** A long code without a space in the narrowest column, beside the button that replaces it. */
export const Narrow = meta.story({ args: { applied: 'BIRTHDAY15-100200300' }, decorators: [framed(240)] });
export const Applying = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'WELCOME10{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Applying...' }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});
export const Applied = meta.story({
  args: { applied: 'WELCOME10' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME10 is applied');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another code' }));
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'CELLAR25{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ code: 'CELLAR25' });
  },
});
/** The same code has already been applied. */
export const TheSameAgain = meta.story({
  args: { applied: 'WELCOME10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another code' }));
    await userEvent.type(canvas.getByRole('textbox'), 'welcome10{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});
