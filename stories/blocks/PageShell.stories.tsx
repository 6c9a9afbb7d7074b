import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PageShell } from '../../src/blocks/PageShell.js';
import { NotFoundPage } from '../../src/screens/service/NotFoundPage.js';
import { narrow } from '../commonStories.js';

const meta = preview.meta({
  component: PageShell,
  args: { header: <header style={{ height: 120 }} />, children: <NotFoundPage /> },
});

/** The frame of every page: header, main part and footer. */
export const Page = meta.story({ args: { footer: <footer style={{ height: 200 }} /> } });

/** The skip link is the first stop of the keyboard, and hidden until it is reached. */
export const SkippingTheHeader = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getAttribute('href')).toBe(`#${canvas.getByRole('main').id}`);
    canvas.getByRole('main').focus();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
/** The frame on a phone, where the content keeps its margin on both sides. */
export const Narrow = meta.story(narrow);
