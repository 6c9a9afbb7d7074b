import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button, ButtonLink } from '../../src/ui/Button.js';
import { framed } from '../framed.js';

const meta = preview.meta({ component: Button, args: { children: 'Check out' }, decorators: [framed(420)] });

export const Solid = meta.story();
export const Line = meta.story({ args: { look: 'line' } });
export const Paper = meta.story({ args: { look: 'paper' } });
export const Small = meta.story({ args: { look: 'line', size: 'small' } });
export const Wide = meta.story({ args: { wide: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Busy = meta.story({
  args: { status: 'busy', children: 'Sending...', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
export const Done = meta.story({ args: { status: 'done', children: 'Sent' } });
export const AsLink = meta.story({ render: ({ children }) => <ButtonLink href="#">{children}</ButtonLink> });
