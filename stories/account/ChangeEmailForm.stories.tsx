import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { ChangeEmailForm } from '../../src/screens/account/ChangeEmailForm.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: ChangeEmailForm,
  args: { start: '', action: idle, onDraft: fn(), onSubmit: fn() },
  globals: { login: 'hard' },
  decorators: [framed(560)],
});

export const Idle = meta.story({
  parameters: { rules: ['ACCT-006'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'New email address' }), 'm.hale@shopper.example{Enter}');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ email: 'm.hale@shopper.example' });
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'm.hale@shopper.example' });
  },
});
export const Invalid = meta.story({
  args: { start: 'm.hale@' },
  parameters: { rules: ['ACCT-006'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save email address' }));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Saving = meta.story({
  args: { start: 'm.hale@shopper.example', action: busy },
  parameters: { rules: ['ACCT-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText(/^Saved\./)).toBeNull();
  },
});
export const Saved = meta.story({
  args: { action: done },
  parameters: { rules: ['ACCT-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.');
  },
});
export const Failed = meta.story({
  args: { start: 'm.hale@shopper.example', action: failed('There is an account with this email address already.') },
  parameters: { rules: ['ACCT-072', 'ACCT-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is an account with this email address already.');
    await expect(canvas.getByRole('textbox')).toHaveValue('m.hale@shopper.example');
  },
});
