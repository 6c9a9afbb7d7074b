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

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});
export const Titled = meta.story({
  args: { title: 'Six to begin with' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Six to begin with')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { wines: 'loading' } });
