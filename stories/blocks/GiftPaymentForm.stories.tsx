import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { GiftPaymentForm } from '../../src/blocks/GiftPaymentForm.js';
import { busy, failed, idle } from '../../src/model/load.js';
import { framed } from '../framed.js';
import { expectMistakes } from '../storyChecks.js';

const meta = preview.meta({
  component: GiftPaymentForm,
  args: { left: 80.3, action: idle, onGiftCard: fn(), onVoucher: fn(), onCard: fn() },
  decorators: [framed(620)],
});

export const GiftCardWithPin = meta.story({
  parameters: { rules: ['CHKT-067', 'CHKT-070', 'GIFT-043', 'GIFT-044'] },
  play: async ({ args, canvas, userEvent }) => {
    const types = canvas.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    await expect(types).toEqual(['Gift Card', 'Gift Vouchers', 'Card Payment']);
    await expect(canvas.getByLabelText('Gift Card')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Use gift card' }));
    const number = canvas.getByLabelText('Gift card number');
    const pin = canvas.getByLabelText('PIN');
    await expectMistakes(canvas, 'Please enter the number of your gift card', 'Please enter the PIN of your gift card');
    await expect(number).toHaveAccessibleDescription('Please enter the number of your gift card');
    await userEvent.type(number, '6335 8610 0000 0018');
    await userEvent.type(pin, '0482{Enter}');
    await expect(args.onGiftCard).toHaveBeenLastCalledWith({
      cardNumber: '6335861000000018',
      voucherPin: '0482',
    });
    for (const other of ['Gift Vouchers', 'Card Payment']) {
      await userEvent.click(canvas.getByLabelText(other));
      await expect(canvas.queryByLabelText('PIN')).toBeNull();
    }
    await userEvent.click(canvas.getByLabelText('Gift Card'));
    await expect(canvas.getByLabelText('PIN')).toBeVisible();
  },
});
export const NonNumeric = meta.story({
  parameters: { rules: ['GIFT-045', 'GIFT-046'] },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByLabelText('Gift card number');
    const pin = canvas.getByLabelText('PIN');
    await userEvent.type(number, '633586100000001A');
    await userEvent.type(pin, '48a21{Enter}');
    await expectMistakes(canvas, 'Please enter 8 to 19 digits', 'Please enter 4 to 8 digits');
    await expect(number).toHaveAccessibleDescription('Please enter 8 to 19 digits');
    await expect(pin).toHaveAccessibleDescription(/Please enter 4 to 8 digits/);
    await expect(args.onGiftCard).not.toHaveBeenCalled();
  },
});
export const GiftVouchers = meta.story({
  args: { type: 'Gift Vouchers' },
  parameters: { rules: ['CHKT-068', 'GIFT-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Gift Vouchers')).toBeChecked();
    await expect(canvas.queryByLabelText('PIN')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Voucher code'), 'gv-30-74016{Enter}');
    const worth = canvas.getByLabelText('Value of the voucher');
    await waitFor(() => expect(worth).toHaveFocus());
    await userEvent.type(worth, '£30{Enter}');
    await expect(args.onVoucher).toHaveBeenLastCalledWith({ voucherCode: 'GV-30-74016', worth: 30 });
    await userEvent.clear(worth);
    await userEvent.type(worth, '12.50{Enter}');
    await expect(args.onVoucher).toHaveBeenLastCalledWith({ voucherCode: 'GV-30-74016', worth: 12.5 });
  },
});
/** Where the shop knows the value of a voucher, only its code is asked for. */
export const GiftVoucherCode = meta.story({
  args: { type: 'Gift Vouchers', knowsWorth: true },
  parameters: { rules: ['CHKT-068', 'GIFT-047'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Use voucher' }));
    await expect(canvas.getByLabelText('Voucher code')).toHaveAccessibleDescription(
      'Please enter the code of your voucher',
    );
    await userEvent.type(canvas.getByLabelText('Voucher code'), 'gv-30-74016{Enter}');
    await expect(args.onVoucher).toHaveBeenLastCalledWith({ voucherCode: 'GV-30-74016' });
  },
});
export const CardPayment = meta.story({
  args: { type: 'Card Payment' },
  parameters: { rules: ['CHKT-069'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('£80.30 is left to pay by card.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(args.onCard).toHaveBeenCalledOnce();
  },
});
export const Checking = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gift card number'), '6335861000000018');
    await userEvent.type(canvas.getByLabelText('PIN'), '4821{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Checking...' }));
    await expect(args.onGiftCard).not.toHaveBeenCalled();
  },
});
export const Applied = meta.story({
  args: { left: 30.3, applied: 'Gift card ending 0018 pays £50.00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Gift card ending 0018 pays £50.00.');
    await expect(canvas.getByLabelText('PIN')).toHaveValue('');
  },
});
/** What was typed is kept. */
export const Rejected = meta.story({
  args: { action: failed('There is no gift card with this number and PIN.') },
  parameters: { rules: ['CHKT-067', 'CHKT-102'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gift card number'), '6335861000000018');
    await userEvent.type(canvas.getByLabelText('PIN'), '0000{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no gift card with this number and PIN.');
    await expect(canvas.getByLabelText('Gift card number')).toHaveValue('6335861000000018');
    await expect(canvas.getByLabelText('PIN')).toHaveValue('0000');
    await expect(args.onGiftCard).toHaveBeenCalledOnce();
  },
});
export const Points = meta.story({
  args: { left: 8030, type: 'Card Payment' },
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8,030 pts is left to pay by card.')).toBeVisible();
  },
});
export const Narrow = meta.story({
  args: { applied: 'Gift card ending 0018 pays £50.00.' },
  decorators: [framed(288)],
});
