import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineGrid } from '../../src/blocks/WineGrid.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { narrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';

const meta = preview.meta({
  component: WineGrid,
  args: { wines: from((world) => ready(handfulOf(world, 8))), onRetry: fn() },
  decorators: [framed(1280)],
});

export const Grid = meta.story({
  play: async ({ canvas }) => {
    const tops = (selector: string) =>
      canvas
        .getAllByRole('article')
        .slice(0, 4)
        .map((card) => Math.round(card.querySelector(selector)!.getBoundingClientRect().top));
    await expect(new Set(tops('[data-component="PriceDisplay"]')).size).toBe(1);
  },
});
export const Rail = meta.story({ args: { layout: 'rail', wines: from((world) => ready(handfulOf(world))) } });
export const Loading = meta.story({
  args: { wines: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading wines')).toBeInTheDocument();
  },
});
export const Failed = meta.story({
  args: { wines: loadFailed('Network request failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network request failed')).toBeVisible();
  },
});
export const Points = Grid.extend({ globals: { brand: 'hsb' } });
export const NarrowRail = Rail.extend(narrow);
