import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { RetryNotice } from '../../src/ui/RetryNotice.js';
import { framed } from '../framed.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({
  component: RetryNotice,
  args: { title: 'We are having problems loading this page at the moment.', onRetry: fn() },
  decorators: [framed(560)],
});

/** Something failed to load: the notice announces it and offers a retry. */
export const Failed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
/** When the whole page failed to load, the title is its `h1`, since there is no other heading. */
export const AsTheHeadingOfThePage = meta.story({ args: { level: 1, children: 'Nothing has been lost.' } });
/** At 320 px, a word wider than the notice has to break without pushing the retry button away. */
export const LongText = meta.story({
  args: { title: 'The Donaudampfschifffahrtsgesellschaftskapitän could not load this page at the moment.' },
  decorators: [framed(320)],
  play: expectToFit,
});
export const OfLittleWeight = meta.story({ args: { tone: 'info', live: true } });
