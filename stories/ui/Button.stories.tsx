import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button, ButtonLink } from '../../src/ui/Button.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: Button, args: { children: 'Check out' }, decorators: [framed(420)] });

/** The default look, for the main action of a page. */
export const Solid = meta.story();
/** A busy button ignores presses but keeps the focus, so that keyboard users do not lose their place. */
export const Busy = meta.story({
  args: { status: 'busy', children: 'Sending...', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
});
/** A long label with one very long word wraps inside the button at 320 px. */
export const LongText = meta.story({
  args: {
    children: 'Send the Donaudampfschifffahrtsgesellschaft its twelve bottles of the autumn cellar, and the glasses',
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const Line = meta.story({ args: { variant: 'line' } });
export const Paper = meta.story({ args: { variant: 'paper' } });
export const Small = meta.story({ args: { variant: 'line', size: 'small' } });
export const Text = meta.story({ args: { variant: 'text' } });
/** A word narrower than a thumb. */
export const TextOfOneWord = meta.story({
  args: { variant: 'text', children: 'Up' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Up' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
export const TextSmall = meta.story({ args: { variant: 'text', size: 'small' } });
export const Wide = meta.story({ args: { wide: true } });
export const Disabled = meta.story({ args: { disabled: true } });
/** Only the button's text shows that it is busy. */
export const TextBusy = meta.story({
  args: { variant: 'text', status: 'busy', children: 'Removing...', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Removing...' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.children).toHaveLength(0);
  },
});
export const Done = meta.story({ args: { status: 'done', children: 'Sent' } });
export const AsLink = meta.story({ render: ({ children }) => <ButtonLink href="#">{children}</ButtonLink> });
export const Hovered = meta.story({ decorators: [hovered] });
export const LineHovered = Line.extend({ decorators: [hovered] });
export const TextHovered = Text.extend({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const LinePressed = Line.extend({ decorators: [pressed] });
const sent = fn();
export const Focused = meta.story({
  args: { onClick: () => sent() },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(sent).toHaveBeenCalledTimes(2);
  },
});
export const DisabledIsSkipped = Disabled.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});
export const RightToLeft = meta.story({ args: { status: 'done', children: 'נוסף לסל' }, decorators: [rightToLeft] });
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
