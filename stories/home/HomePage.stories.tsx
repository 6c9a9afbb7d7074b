import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { HomePage } from '../../src/screens/home/HomePage.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';

const meta = preview.meta({
  component: HomePage,
  args: { wines: from((world) => ready(handfulOf(world))), onRetry: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    for (const card of canvas.getAllByRole('listitem')) await expect(card.querySelector('a')).toHaveAttribute('href');
  },
});
export const Loading = meta.story({ args: { wines: loading } });
export const Failed = meta.story({
  args: { wines: loadFailed('Network request failed') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Empty = meta.story({
  args: { wines: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
export const Points = Ready.extend({ globals: { brand: 'hsb' } });
export const Narrow = Ready.extend({ globals: { viewport: { value: 'mobile1' } } });
