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

export const Failed = meta.story({
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We can’t show this wine at the momentNetwork request failed',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
export const WithCode = meta.story({
  args: { code: 'Page not found', title: 'This bottle has rolled away', children: 'The address may have changed.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const Editorial = Failed.extend({ globals: { brand: 'stw' } });
export const Plain = Failed.extend({ globals: { brand: 'hsb' } });
export const Fresh = Failed.extend({ globals: { brand: 'vir' } });
export const Bold = Failed.extend({ globals: { brand: 'tcm' } });
export const Narrow = meta.story(fitsNarrow);
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({ decorators: [zoomed], play: expectToFit });
