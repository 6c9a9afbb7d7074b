import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Button, ButtonLink } from '../../src/ui/Button.js';
import { EmptyPage } from '../../src/ui/EmptyPage.js';
import { fitsNarrow } from '../commonStories.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: EmptyPage,
  args: {
    title: 'We can’t show this wine at the moment',
    children: 'Network request failed',
    action: (
      <>
        <Button>Try again</Button>
        <ButtonLink variant="line" href="/">
          Go to the home page
        </ButtonLink>
      </>
    ),
  },
});

/** A page that could not be loaded announces the failure and offers two ways on. */
export const Failed = meta.story({
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We can’t show this wine at the momentNetwork request failed',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
/** An address that does not exist has its code above the title, and announces nothing. */
export const WithCode = meta.story({
  args: { code: 'Page not found', title: 'This bottle has rolled away', children: 'The address may have changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
/** On a phone, the drawing is above the words, and the title and both buttons have to fit below it. */
export const Narrow = meta.story(fitsNarrow);
export const Editorial = Failed.extend({ globals: { brand: 'stw' } });
export const Plain = Failed.extend({ globals: { brand: 'hsb' } });
export const Fresh = Failed.extend({ globals: { brand: 'vir' } });
export const Bold = Failed.extend({ globals: { brand: 'tcm' } });
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({ decorators: [zoomed], play: expectToFit });
