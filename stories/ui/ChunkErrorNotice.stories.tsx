import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ChunkErrorNotice } from '../../src/ui/ChunkErrorNotice.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: ChunkErrorNotice,
  args: { chunk: 'basket', cause: 'failed' as const, onRetry: fn() },
  decorators: [framed(560)],
});

/** The code of the basket could not be fetched, so the notice names it and offers to try again. */
export const Failed = meta.story({
  parameters: { rules: ['MISC-017'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Loading chunk basket failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** The code did not arrive in time, and the message says so. */
export const TimedOut = meta.story({
  args: { cause: 'timedOut' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading chunk basket timed out')).toBeVisible();
  },
});
/** A chunk whose name has several words, in another country. */
export const SeveralWords = meta.story({
  args: { chunk: 'landing page' },
  globals: { brand: 'vir' },
  parameters: { rules: ['MISC-017'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading chunk landing page failed')).toBeVisible();
  },
});
/** A chunk name without spaces has to break to fit in 280 px. */
export const Narrow = Failed.extend({
  args: { chunk: 'donaudampfschifffahrtsgesellschaft-kapitaensmuetzen-versand' },
  parameters: { rules: [] },
  decorators: [framed(280)],
  play: expectToFit,
});
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
