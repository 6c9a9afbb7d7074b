import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { type EVoucherFields, emptyEVoucher } from '../../src/rules/eVoucher.js';
import { EVoucherForm } from '../../src/screens/gifts/EVoucherForm.js';
import { framed } from '../framed.js';
import { customEVoucher, eVoucher } from './eVoucherWorld.js';

const meta = preview.meta({
  component: EVoucherForm,
  args: { start: emptyEVoucher, label: 'Preview', onDraft: fn(), onSubmit: fn() },
  decorators: [framed(640)],
});

const labels = {
  custom: 'Or another amount',
  recipientName: 'Their name',
  recipientEmail: 'Their email address',
  verifyEmail: 'Their email address again',
  message: 'Your message',
} as const;

/** A form with one mistake: its message stands by its field, which takes the focus, and nothing is sent. */
const wrong = (field: keyof typeof labels, message: string, fields: Partial<EVoucherFields>) =>
  meta.story({
    args: { start: { ...eVoucher, ...fields } },
    play: async ({ args, canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      const control = canvas.getByRole('textbox', { name: labels[field] });
      await waitFor(() => expect(control).toBeInvalid());
      await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(canvas.getByText(message)).toBeVisible();
      await expect(control).toHaveFocus();
      await expect(canvas.getAllByRole('textbox').filter((one) => one.ariaInvalid === 'true')).toEqual([control]);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    },
  });

export const Empty = meta.story({
  parameters: { rules: ['GIFT-016', 'GIFT-020', 'GIFT-022', 'GIFT-025', 'GIFT-028', 'GIFT-029'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/^Please enter/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount');
    for (const message of ['Please enter a name', 'Please enter an email address', 'Please enter a message'])
      await expect(canvas.getByText(message)).toBeVisible();
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    await expect(custom).toHaveFocus();
    await userEvent.type(custom, '40');
    await waitFor(() => expect(canvas.queryByText('Please enter an amount')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: labels.recipientName })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Preset = meta.story({
  args: { start: { ...eVoucher, preset: '' } },
  parameters: { rules: ['GIFT-011', 'GIFT-012', 'GIFT-013'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    for (const amount of ['25', '50', '100']) {
      await userEvent.click(canvas.getByRole('radio', { name: `£${amount}` }));
      await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: amount } }));
    }
  },
});
/** A preset clears what was typed, and typing clears the preset. */
export const Custom = meta.story({
  args: { start: customEVoucher },
  parameters: { rules: ['GIFT-014', 'GIFT-015'] },
  play: async ({ args, canvas, userEvent }) => {
    const custom = canvas.getByRole('textbox', { name: labels.custom });
    await expect(custom).toHaveValue('500');
    const fifty = canvas.getByRole('radio', { name: '£50' });
    await userEvent.click(fifty);
    await expect(fifty).toBeChecked();
    await expect(custom).toHaveValue('');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: '50', custom: '' } });
    await userEvent.type(custom, '7');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { ...eVoucher, preset: '', custom: '7' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, preset: '', custom: '7' } }]]),
    );
  },
});
export const Valid = meta.story({
  args: { start: customEVoucher },
  parameters: { rules: ['GIFT-018'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ fields: customEVoucher }]]));
  },
});
const typed = (custom: string) => ({ preset: '', custom });
export const AmountZero = wrong('custom', 'Please enter an amount', typed('0')).extend({
  parameters: { rules: ['GIFT-016'] },
});
export const AmountTooLarge = wrong('custom', 'Please enter an amount less than £500', typed('501')).extend({
  parameters: { rules: ['GIFT-017'] },
});
export const AmountNotWhole = wrong('custom', 'Please enter a whole number', typed('12.50')).extend({
  parameters: { rules: ['GIFT-019'] },
});
export const NameMissing = wrong('recipientName', 'Please enter a name', { recipientName: '' }).extend({
  parameters: { rules: ['GIFT-020'] },
});
export const NameTooLong = wrong('recipientName', 'Name provided cannot be longer than 100 characters', {
  recipientName: 'n'.repeat(101),
}).extend({ parameters: { rules: ['GIFT-021'] } });
export const EmailMissing = wrong('recipientEmail', 'Please enter an email address', {
  recipientEmail: '',
  verifyEmail: '',
}).extend({ parameters: { rules: ['GIFT-022'] } });
const long = `${'a'.repeat(50)}@${'b'.repeat(42)}.example`;
export const EmailTooLong = wrong('recipientEmail', 'Email cannot be longer than 100 characters', {
  recipientEmail: long,
  verifyEmail: long,
}).extend({ parameters: { rules: ['GIFT-023'] } });
export const EmailInvalid = wrong('recipientEmail', 'Please enter a valid email address', {
  recipientEmail: 'ida@',
  verifyEmail: 'ida@',
}).extend({ parameters: { rules: ['GIFT-024'] } });
export const EmailsDiffer = wrong('verifyEmail', 'Please enter a valid email address', {
  verifyEmail: 'ada@friend.example',
}).extend({ parameters: { rules: ['GIFT-035'] } });
export const MessageMissing = wrong('message', 'Please enter a message', { message: '' }).extend({
  parameters: { rules: ['GIFT-025'] },
});
export const MessageTooLong = wrong('message', 'Message cannot be longer than 200 characters', {
  message: 'm'.repeat(201),
}).extend({ parameters: { rules: ['GIFT-026'] } });
/** Exactly as much as fits is accepted. */
export const AtTheLimits = meta.story({
  args: {
    start: {
      ...eVoucher,
      recipientName: 'n'.repeat(100),
      recipientEmail: long.slice(1),
      verifyEmail: long.slice(1),
      message: 'm'.repeat(200),
    },
  },
  parameters: { rules: ['GIFT-021', 'GIFT-023', 'GIFT-026'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});
/** It counts while one types, and beyond the limit. */
export const Counter = meta.story({
  args: { start: { ...eVoucher, message: 'm'.repeat(199) } },
  parameters: { rules: ['GIFT-027'] },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: labels.message });
    await expect(canvas.getByText('199/200')).toBeVisible();
    await userEvent.type(message, 'no');
    await expect(canvas.getByText('201/200')).toBeVisible();
    await userEvent.clear(message);
    await expect(canvas.getByText('0/200')).toBeVisible();
  },
});
/** What was wrong is right as soon as what it was compared with changes. */
export const Corrected = meta.story({
  args: { start: { ...eVoucher, ...typed('501'), recipientEmail: 'ada@friend.example' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount less than £500');
    await userEvent.click(canvas.getByRole('radio', { name: '£25' }));
    await waitFor(() => expect(canvas.queryByText('Please enter an amount less than £500')).toBeNull());
    const email = canvas.getByRole('textbox', { name: labels.recipientEmail });
    await userEvent.clear(email);
    await userEvent.type(email, 'ida@friend.example');
    await waitFor(() => expect(canvas.queryByText('Please enter a valid email address')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ fields: { ...eVoucher, preset: '25' } }]]));
  },
});
/** The same sentences, in the site's own money. */
export const Dollars = meta.story({
  globals: { brand: 'vir' },
  args: { start: { ...eVoucher, ...typed('501') } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '$25' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await canvas.findByText('Please enter an amount less than $500');
  },
});
export const Narrow = meta.story({ args: { start: customEVoucher }, decorators: [framed(320)] });
