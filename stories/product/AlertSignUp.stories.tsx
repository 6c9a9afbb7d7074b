import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { AlertSignUp } from '../../src/screens/product/AlertSignUp.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: AlertSignUp,
  args: { action: idle, signedUp: false, onSignUp: fn() },
  decorators: [framed(420)],
});

const label = 'Email me when the price drops or new stock arrives';

export const Unticked = meta.story({
  parameters: { rules: ['PROD-088', 'PROD-089', 'PROD-092'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
});

export const SigningUp = meta.story({
  args: { action: busy },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: label }));
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

export const Success = meta.story({
  args: { action: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Thank you$/);
    await expect(canvas.getByRole('checkbox', { name: label })).toBeChecked();
  },
});

export const AlreadySignedUp = meta.story({
  args: { signedUp: true },
  parameters: { rules: ['PROD-094'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'You are signed up for alerts' });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: { action: failed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await expect(box).toHaveAccessibleDescription('Network request failed');
    await userEvent.click(box);
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
});
