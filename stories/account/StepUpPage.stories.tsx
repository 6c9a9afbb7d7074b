import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { StepUpPage } from '../../src/screens/account/StepUpPage.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: StepUpPage,
  args: { firstName: 'Margaret', onSignIn: fn() },
  globals: { login: 'soft' },
  decorators: [framed(960)],
});

export const Recognised = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Welcome back, Margaret\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
export const WithoutName = meta.story({
  args: { firstName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This part of your account needs your password.')).toBeVisible();
  },
});
