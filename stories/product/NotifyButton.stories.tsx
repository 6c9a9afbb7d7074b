import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, done, failed, idle } from '../../src/model/load.js';
import { NotifyButton } from '../../src/screens/product/NotifyButton.js';
import { ignoresPress } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: NotifyButton,
  args: { action: idle, signedUp: false, onSignUp: fn() },
  decorators: [framed(420)],
});

export const Idle = meta.story({
  parameters: { rules: ['PROD-087'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when it is back' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
});
export const Working = meta.story({
  args: { action: busy },
  play: ignoresPress('Signing you up...', 'onSignUp'),
});
export const Done = meta.story({
  args: { action: done },
  play: ignoresPress('Thank you', 'onSignUp'),
});
export const SignedUp = meta.story({
  args: { signedUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You are signed up for alerts')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Failed = meta.story({
  args: { action: failed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network request failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me when it is back' }));
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
});
