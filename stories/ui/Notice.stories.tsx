import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button } from '../../src/ui/Button.js';
import { Notice } from '../../src/ui/Notice.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const retry = (
  <Button variant="line" size="small">
    Try again
  </Button>
);

const meta = preview.meta({
  component: Notice,
  args: { tone: 'failed' as const, title: 'We are having problems updating your cart at the moment.' },
  decorators: [framed(560)],
});

/** A failure says what happened, reassures the shopper and offers to try again. */
export const Failed = meta.story({ args: { children: 'Nothing has been lost. Try again.', action: retry } });
/** A strip inside the row that it is about, such as a wine that has almost sold out. */
export const InARow = meta.story({ args: { place: 'row', title: 'Only 4 left. You asked for 6.' } });
/** A very long word in the title, ten sentences below it and a button have to fit in 320 px. */
export const LongText = meta.story({
  args: {
    title: 'The Donaudampfschifffahrtsgesellschaftskapitän could not change that quantity at the moment.',
    children: 'Nothing has been lost. '.repeat(10),
    action: retry,
  },
  decorators: [framed(320)],
  play: expectToFit,
});
export const FailedIsSpoken = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.title);
  },
});
export const Info = meta.story({ args: { tone: 'info', title: 'This wine is sold while still in barrel.' } });
export const Done = meta.story({ args: { tone: 'done', title: 'Your quantity was changed.', live: true } });
export const InARowWithAWayOut = meta.story({ args: { ...InARow.input.args, action: retry } });
export const RightToLeft = meta.story({
  args: { title: 'לא הצלחנו לעדכן את הסל', children: 'דבר לא אבד.' },
  decorators: [rightToLeft],
});
export const Zoomed = Failed.extend({
  decorators: [zoomed],
  play: expectToFit,
});
