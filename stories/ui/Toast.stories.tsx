import type { Decorator } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Link } from '../../src/ui/Link.js';
import { Toast } from '../../src/ui/Toast.js';
import { framed } from '../framed.js';
import { holdTimers } from '../heldTimers.js';
import { expectToFit, hovered, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Toast,
  args: { children: 'Saved to your favourites', onClose: fn() },
  decorators: [framed(520)],
});

/** Confirms in one sentence that an action succeeded, and disappears by itself. */
export const Done = meta.story();
/** Offers a next step, which is also available elsewhere because the toast disappears. */
export const WithAction = meta.story({
  args: {
    action: (
      <Link href="#favourites" place="alone">
        See them
      </Link>
    ),
  },
});
/** At 320 px, a word longer than a line has to break beside a close button that keeps its size. */
export const LongText = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän, saved to your favourites. '.repeat(3) },
  decorators: [framed(320)],
  play: expectToFit,
});
export const Info = meta.story({ args: { tone: 'info', children: 'Your basket was changed in another window' } });
export const GoesByItself = meta.story({
  args: { durationMs: 50 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ by: 'time' }));
  },
});
/** Shown together with another toast of the same duration that is left alone: by the time that one has closed, the time
 * of this one is over as well. */
const gone = fn();
let clock: ReturnType<typeof holdTimers>;
const beside: Decorator = (Story) => (
  <>
    <Story />
    <Toast durationMs={2000} onClose={gone}>
      Link copied
    </Toast>
  </>
);
const withAnother = {
  args: { durationMs: 2000 },
  decorators: [beside],
  beforeEach: () => {
    gone.mockClear();
    clock = holdTimers(2000);
  },
};
const untilTheOtherIsGone = () => {
  clock.pass();
  return waitFor(() => expect(gone).toHaveBeenCalledWith({ by: 'time' }));
};

export const StaysWhilePointedAt = meta.story({
  ...withAnother,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Saved to your favourites'));
    await untilTheOtherIsGone();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText('Saved to your favourites'));
    clock.pass();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
export const StaysWhileInFocus = meta.story({
  ...withAnother,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Close this message' })[0]).toHaveFocus();
    await untilTheOtherIsGone();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith({ by: 'closeButton' });
  },
});
export const RightToLeft = meta.story({ args: { children: 'נשמר במועדפים' }, decorators: [rightToLeft] });
export const Zoomed = WithAction.extend({
  decorators: [zoomed],
  play: expectToFit,
});
export const Hovered = WithAction.extend({ decorators: [hovered] });
