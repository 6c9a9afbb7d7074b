import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WineRail } from '../../src/blocks/WineRail.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';

const meta = preview.meta({
  component: WineRail,
  args: { label: 'Six to begin with', wines: from((world) => handfulOf(world)) },
  decorators: [framed(1240)],
});

/** Six wines in a row whose names, stars and prices align. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});
/** The heading shares its row with the buttons that move the rail. */
export const Titled = meta.story({
  args: { title: 'Six to begin with' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Six to begin with')).toBeVisible();
  },
});
/** Placeholders hold the place of the cards, so that the page does not jump when the wines arrive. */
export const Loading = meta.story({ args: { wines: 'loading' } });
