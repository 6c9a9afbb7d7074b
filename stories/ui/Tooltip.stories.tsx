import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { info } from '../../src/ui/icons.js';
import { ModalDialog } from '../../src/ui/ModalDialog.js';
import { Tooltip } from '../../src/ui/Tooltip.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Tooltip,
  args: {
    words: 'Three digits on the back, after the signature',
    children: ({ describedBy }) => (
      <IconButton icon={info} label="Where is the security code?" aria-describedby={describedBy} />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '90px 20px', display: 'grid', justifyItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
});

/** Nothing is shown yet, but a screen reader already reads the words with the control. */
export const Closed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.words);
  },
});
/** Keyboard focus opens the tooltip as well, centred above its control. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const words = await canvas.findByRole('tooltip');
    const [above, below] = [words.getBoundingClientRect(), canvas.getByRole('button').getBoundingClientRect()];
    await expect(above.bottom).toBeLessThanOrEqual(below.top);
    await expect(Math.abs(above.left + above.width / 2 - below.left - below.width / 2)).toBeLessThan(2);
  },
});
/** At 320 px, two sentences have to wrap and stay within the window. */
export const LongText = meta.story({
  args: { words: 'Three digits on the back, after the signature; four on the front of some cards. '.repeat(2) },
  decorators: [framed(320)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await expectToFit({ canvasElement });
  },
});
export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const words = await canvas.findByRole('tooltip');
    await expect(words).toBeVisible();
    await userEvent.hover(words);
    await expect(words).toBeVisible();
    await userEvent.unhover(words);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});
export const ClosedByEscape = meta.story({
  args: { words: 'A hint' },
  render: ({ children, ...args }) => (
    <ModalDialog open title="Payment" onClose={closed} buttons={null}>
      <Tooltip {...args}>{children}</Tooltip>
    </ModalDialog>
  ),
  beforeEach: () => void closed.mockClear(),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Where is the security code?' }).focus();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalledWith({ by: 'escape' });
  },
});
const closed = fn();

export const RightToLeft = meta.story({
  args: { words: 'שלוש ספרות בגב הכרטיס' },
  decorators: [rightToLeft],
  play: Focused.input.play!,
});
export const Zoomed = meta.story({ decorators: [zoomed], play: LongText.input.play! });
