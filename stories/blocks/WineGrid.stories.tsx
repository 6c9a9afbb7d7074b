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
/** In four columns, the card that is no wine starts the third row. */
export const WithStory = meta.story({
  args: { wines: from((world) => ready(handfulOf(world, 10))), story: <p>From the house</p> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    const story = canvas.getByText('From the house').closest('li')!.getBoundingClientRect();
    await expect(cards).toHaveLength(10);
    await expect(new Set(cards.slice(0, 8).map(({ top }) => Math.round(top))).size).toBe(2);
    await expect(story.top).toBeGreaterThan(cards[7]!.bottom);
    await expect(Math.round(story.left)).toBe(Math.round(cards[0]!.left));
    await expect(Math.round(cards[8]!.left)).toBe(Math.round(cards[1]!.left));
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
