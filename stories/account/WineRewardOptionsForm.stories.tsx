import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, idle } from '../../src/model/load.js';
import { WineRewardOptionsForm } from '../../src/screens/account/WineRewardOptionsForm.js';
import { actionFails } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: WineRewardOptionsForm,
  args: { options: { dayOfMonth: 12, paymentHoliday: false }, action: idle, onDraft: fn(), onSubmit: fn() },
  globals: { login: 'hard', persona: 'wine-reward' },
  decorators: [framed(560)],
});

export const Ready = meta.story({
  parameters: { rules: ['PLAN-066', 'PLAN-067'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing is paid in while it lasts.')).toBeVisible();
    const day = canvas.getByRole('combobox', { name: 'Day of the month' });
    await expect(day).toHaveValue('12');
    // Every month has these days.
    const days = within(day).getAllByRole<HTMLOptionElement>('option');
    await expect(days.map(({ value }) => value).join(' ')).toBe(
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28',
    );
    await userEvent.selectOptions(day, '28');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment holiday' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ dayOfMonth: 28, paymentHoliday: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ dayOfMonth: 28, paymentHoliday: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment holiday' }));
    await expect(canvas.getByRole('checkbox', { name: 'Payment holiday' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ dayOfMonth: 28, paymentHoliday: false });
    await expect(canvas.getByText('Money is paid in on this day.')).toBeVisible();
  },
});
export const PaymentHoliday = meta.story({
  args: { options: { dayOfMonth: 1, paymentHoliday: true } },
  parameters: { rules: ['PLAN-066', 'PLAN-067'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save payments' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ dayOfMonth: 1, paymentHoliday: true });
  },
});
export const Saving = meta.story({
  args: { action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
  },
});
export const Saved = meta.story({
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your payments are saved.')).toBeVisible();
  },
});
export const Failed = meta.story(actionFails('action', 'This wine reward has been cancelled.'));
