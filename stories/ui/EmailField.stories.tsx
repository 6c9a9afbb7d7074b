import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { EmailField } from '../../src/ui/EmailField.js';

const meta = preview.meta({ component: EmailField, args: { label: 'Email address' } });

/** The shopper’s own address: the browser can fill it in, and neither capitalises nor spell-checks it. */
export const Own = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address');
    await userEvent.type(field, 'margaret@hale.example');
    await expect(field).toHaveValue('margaret@hale.example');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
});

/** The user name of an account, which a password manager can fill in. */
export const OfAnAccount = meta.story({
  args: { autoComplete: 'username' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username');
  },
});

/** The address was refused, so the field is marked as invalid and shows the reason. */
export const Refused = meta.story({
  args: { error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email address')).toBeInvalid();
  },
});
