import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PayerAuthStep } from '../../src/screens/checkout/PayerAuthStep.js';
import { Button } from '../../src/ui/Button.js';

const meta = preview.meta({
  component: PayerAuthStep,
  args: {
    open: true,
    challenge: <Button>Yes, it is me</Button>,
    onRetry: fn(),
    onClose: fn(),
  },
});

export const Starting = meta.story({
  args: { state: 'starting' },
  parameters: { rules: ['CHKT-048'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Contacting your bank...');
    await expect(canvas.queryByRole('button', { name: 'Yes, it is me' })).toBeNull();
  },
});
export const Challenge = meta.story({
  args: { state: 'challenge' },
  parameters: { rules: ['CHKT-048'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your bank asks you to confirm this payment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yes, it is me' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const Success = meta.story({
  args: { state: 'success' },
  parameters: { rules: ['CHKT-048'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your bank has confirmed it is you.');
    await expect(canvas.queryByRole('button', { name: 'Yes, it is me' })).toBeNull();
  },
});
export const Failed = meta.story({
  args: { state: 'failed' },
  parameters: { rules: ['CHKT-048'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your bank could not confirm it is you.');
    await expect(canvas.getByText('Nothing was charged. Try again or use another card.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const FailedInTheServersWords = meta.story({
  args: { state: 'failed', problem: 'Network request failed' },
  parameters: { rules: ['CHKT-102'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
  },
});
