import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { GiftMessageForm } from '../../src/screens/checkout/GiftMessageForm.js';
import { framed } from '../framed.js';

const off = { sendGift: false, message: '', recipientEmail: '' };
const on = { sendGift: true, message: 'Happy birthday, Ida!\nWith love from Tom', recipientEmail: 'ida@guest.example' };

const meta = preview.meta({
  component: GiftMessageForm,
  args: { start: off, action: idle, onDraft: fn(), onSubmit: fn() },
  decorators: [framed(720)],
});

export const Off = meta.story({
  parameters: { rules: ['CHKT-042', 'CHKT-039', 'CHKT-040', 'CHKT-041'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You can add a message, and tell the person who receives it.')).toBeVisible();
    const send = canvas.getByRole('checkbox', { name: 'Send this order as a gift' });
    await expect(send).not.toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(send);
    await userEvent.type(canvas.getByLabelText(/^Your message/), 'Happy birthday');
    await userEvent.type(canvas.getByLabelText(/^Recipient’s email/), 'ida@guest.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gift' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [{ gift: { sendGift: true, message: 'Happy birthday', recipientEmail: 'ida@guest.example' } }],
      ]),
    );
    await userEvent.click(send);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ gift: expect.objectContaining({ sendGift: false }) }),
    );
  },
});
export const On = meta.story({
  args: { start: on },
  parameters: { rules: ['CHKT-039', 'CHKT-042'] },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByLabelText(/^Your message/);
    await expect(message).toHaveValue('Happy birthday, Ida!\nWith love from Tom');
    const send = canvas.getByRole('checkbox');
    await userEvent.click(send);
    await userEvent.click(send);
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('Happy birthday, Ida!\nWith love from Tom');
    await expect(canvas.getByText(/^Up to 6 lines of 60 characters/)).toBeVisible();
    await expect(canvas.getByText(/^We’ll let them know a gift is on its way/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Recipient’s email address (optional)' })).toBeVisible();
  },
});
/** What was typed before the gift was switched off is kept, and not shown. */
export const OffWithMessage = meta.story({
  args: { start: { ...on, sendGift: false } },
  parameters: { rules: ['CHKT-042'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByLabelText(/^Your message/)).toHaveValue('Happy birthday, Ida!\nWith love from Tom');
  },
});
export const InvalidEmail = meta.story({
  args: { start: { ...on, recipientEmail: 'ida@' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gift' }));
    const email = canvas.getByLabelText(/^Recipient’s email/);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Please enter a valid email address/));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const TooManyLines = meta.story({
  args: { start: { ...on, message: '1\n2\n3\n4\n5\n6\n7' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gift' }));
    const message = canvas.getByLabelText(/^Your message/);
    await waitFor(() => expect(message).toHaveAccessibleDescription(/Please use at most 6 lines/));
    await userEvent.clear(message);
    await userEvent.type(message, 'x'.repeat(61));
    await expect(message).toHaveAccessibleDescription(/Please use at most 60 characters in each line/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Saving = meta.story({
  args: { start: on, action: busy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Saved = meta.story({
  args: { start: on, action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { start: on, action: failed('Network request failed') },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the gift' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});
export const Narrow = meta.story({ args: { start: on }, decorators: [framed(288)] });
