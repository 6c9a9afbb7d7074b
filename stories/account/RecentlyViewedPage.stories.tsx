import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { RecentlyViewedPage } from '../../src/screens/account/RecentlyViewedPage.js';
import { narrow } from '../commonStories.js';
import { from } from '../from.js';
import { itemsOf } from '../home/items.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({
  component: RecentlyViewedPage,
  args: { wines: from((world) => ready(itemsOf(world, 15))), onRetry: fn() },
});

export const List = meta.story({
  parameters: { rules: ['ACCT-052', 'HOME-048'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The wines you viewed last, newest first.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible();
    const given = args.wines.status === 'ready' ? args.wines.data : [];
    await expect(given).toHaveLength(15);
    const shown = canvas.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
    await expect(shown).toEqual(given.slice(0, 12).map(({ product }) => `/product/${product.itemCode}`));
  },
});
export const Loading = meta.story({
  args: { wines: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
});
export const Empty = meta.story({
  args: { wines: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wines you view appear here, so you can find them again.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No recently viewed wines' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop wines' })).toHaveAttribute('href', '/');
  },
});
export const Failed = meta.story({
  args: { wines: loadFailed('Network request failed') },
  parameters: { rules: ['HOME-052'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No Recently Browsed Wines')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Points = List.extend({ globals: { brand: 'hsb' } });
export const Narrow = List.extend({
  ...narrow,
  play: expectToFit,
});
