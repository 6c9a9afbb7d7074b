import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Pagination } from '../../src/ui/Pagination.js';
import { framed } from '../framed.js';
import { expectToFit, hovered, pressed, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({
  component: Pagination,
  args: { current: 5, count: 12, hrefOf: ({ page }) => `#page=${page}` },
  decorators: [framed(720)],
});

/** In the middle of a list there are arrows on both sides, and a gap on each side of the current page. */
export const Middle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '#page=12');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page=6');
    await expect(canvasElement.querySelectorAll('.wsk-Pagination-gap')).toHaveLength(2);
  },
});
/** At 320 px the numbers do not fit, so the current page is given in words. */
export const Narrow = meta.story({
  decorators: [framed(320)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Page 5 of 12')).toBeVisible();
    await expectToFit({ canvasElement });
  },
});
/** Page numbers of five digits have to fit in the same row as short ones. */
export const ThousandsOfPages = meta.story({
  args: { current: 10480, count: 21000 },
  play: expectToFit,
});
export const First = meta.story({
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
  },
});
export const Last = meta.story({ args: { current: 12 } });
export const Few = meta.story({ args: { current: 2, count: 3 } });
export const OnePage = meta.story({
  args: { current: 1, count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const Hovered = meta.story({ decorators: [hovered] });
export const Pressed = meta.story({ decorators: [pressed] });
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
  },
});
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Zoomed = meta.story({
  decorators: [zoomed],
  play: expectToFit,
});
