import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PasswordField } from '../../src/ui/PasswordField.js';

const meta = preview.meta({ component: PasswordField, args: { label: 'Password', purpose: 'current' as const } });

/** The field of every login form: a password manager fills it in, and the shopper can show what was typed. */
export const Current = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'claret-1982');
    await expect(field).toHaveValue('claret-1982');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('claret-1982');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});

/** Where a new password is chosen, a password manager offers to generate one instead of filling in the old one. */
export const New = meta.story({
  args: { label: 'New password', purpose: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** An error on a field that also holds a button: the message is below the box, and the button stays in it. */
export const Refused = meta.story({
  args: { error: 'Please enter your password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
});
