import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { GiftCardBalanceForm } from '../../src/blocks/GiftCardBalanceForm.js';
import { busy, idle } from '../../src/model/load.js';
import { actionFails } from '../commonStories.js';
import { framed } from '../framed.js';
import { expectMistakes } from '../storyChecks.js';

const meta = preview.meta({
  component: GiftCardBalanceForm,
  args: { action: idle, onCheck: fn() },
  decorators: [framed(620)],
});

export const Idle = meta.story({
  parameters: { rules: ['GIFT-043', 'GIFT-044', 'ACCT-043'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gift card number'), '6335 8610 0000 0018');
    await userEvent.type(canvas.getByLabelText('PIN'), '4821{Enter}');
    await expect(args.onCheck).toHaveBeenLastCalledWith({ cardNumber: '6335861000000018', voucherPin: '4821' });
    // A leading zero is part of either. A PIN has at most eight digits.
    await userEvent.clear(canvas.getByLabelText('Gift card number'));
    await userEvent.type(canvas.getByLabelText('Gift card number'), '0035861000000000018');
    await userEvent.clear(canvas.getByLabelText('PIN'));
    await userEvent.type(canvas.getByLabelText('PIN'), '00214821{Enter}');
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledTimes(2));
    await expect(args.onCheck).toHaveBeenLastCalledWith({ cardNumber: '0035861000000000018', voucherPin: '00214821' });
  },
});
export const NonNumeric = meta.story({
  parameters: { rules: ['GIFT-045', 'GIFT-046'] },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByLabelText('Gift card number');
    const pin = canvas.getByLabelText('PIN');
    // Letters after the digits, before them and between them, and what is a number but not only digits.
    for (const [letters, word] of [
      ['63358610000000AB', '4821a'],
      ['AB63358610000000', 'a4821'],
      ['63358610A63358610', '48a21'],
      ['63358610e10', '4e210'],
      ['63358610.0000', '48.21'],
      ['+6335861000000', '+4821'],
      ['ABCDEFGHIJKL', 'four'],
    ] as const) {
      await userEvent.clear(number);
      await userEvent.type(number, letters);
      await userEvent.clear(pin);
      await userEvent.type(pin, `${word}{Enter}`);
      await expect(number).toHaveAccessibleDescription('Please enter 8 to 19 digits');
      await expect(pin).toHaveAccessibleDescription(/Please enter 4 to 8 digits/);
    }
    await expectMistakes(canvas, 'Please enter 8 to 19 digits', 'Please enter 4 to 8 digits');
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
});
export const Checking = meta.story({
  args: { action: busy, balance: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
export const Balance = meta.story({
  args: { balance: 7.05 },
  parameters: { rules: ['ACCT-043'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have £7.05 left on this gift card.');
    await userEvent.type(canvas.getByLabelText('Gift card number'), '6335861000000026');
    await userEvent.type(canvas.getByLabelText('PIN'), '1907{Enter}');
    await expect(args.onCheck).toHaveBeenLastCalledWith({ cardNumber: '6335861000000026', voucherPin: '1907' });
  },
});
export const NothingLeft = meta.story({
  args: { balance: 0 },
  parameters: { rules: ['ACCT-043'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There is nothing left on this gift card.');
  },
});
export const Failed = meta.story(actionFails('action', 'Network request failed'));
export const Points = meta.story({
  args: { balance: 5000 },
  globals: { brand: 'hsb' },
  parameters: { rules: ['ACCT-043'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 5,000 pts left on this gift card.')).toBeVisible();
  },
});
export const Narrow = meta.story({ args: { balance: 50 }, decorators: [framed(288)] });
