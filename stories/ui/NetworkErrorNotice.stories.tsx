import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { NetworkErrorNotice } from '../../src/ui/NetworkErrorNotice.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: NetworkErrorNotice,
  args: { cause: 'failed' as const, onRetry: fn() },
  decorators: [framed(560)],
});

/** A request failed, and the shopper can send it again. */
export const Failed = meta.story({
  parameters: { rules: ['MISC-019'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Network request failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** The server did not answer in time, and the message says so. */
export const TimedOut = meta.story({
  args: { cause: 'timedOut' },
  parameters: { rules: ['MISC-020'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network request timed out')).toBeVisible();
  },
});
/** The texts are the same in every country. */
export const FailedElsewhere = Failed.extend({ globals: { brand: 'vir' } });
export const TimedOutElsewhere = TimedOut.extend({ globals: { brand: 'vir' } });
/** In a box of 280 px, the message and its button still have to fit. */
export const Narrow = Failed.extend({
  parameters: { rules: [] },
  decorators: [framed(280)],
  play: expectToFit,
});
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
