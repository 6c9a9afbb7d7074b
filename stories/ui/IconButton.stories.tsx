import { useReducer } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { close, next } from '../../src/ui/icons.js';
import { framed } from '../framed.js';
import { hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: IconButton,
  args: { icon: close, label: 'Close' },
  decorators: [framed(420)],
});

/** Only an icon, as for closing a dialog, in a target of 44 by 44 px. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});
/** The outlined look of the arrows that scroll a row of wines. */
export const Line = meta.story({ args: { icon: next, label: 'Next', variant: 'line' } });
/** The button becomes unavailable by its own press, like an arrow at the end of a row, and keeps the focus. */
export const Off = meta.story({
  render: function Owned(args) {
    const [presses, press] = useReducer((count: number) => count + 1, 0);
    return (
      <>
        <IconButton {...args} off={presses === 1} onClick={press} />
        <p>Pressed {presses}</p>
      </>
    );
  },
  args: { icon: next, label: 'Next', variant: 'line' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByText('Pressed 1')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Hovered = Line.extend({ decorators: [hovered] });
export const Pressed = Line.extend({ decorators: [pressed] });
export const Focused = Line.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const Disabled = Line.extend({ args: { disabled: true } });
export const RightToLeft = Line.extend({
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button').firstElementChild!).scale).toBe('-1 1');
  },
});
export const Zoomed = Line.extend({ decorators: [zoomed] });
