import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loading, ready } from '../../src/model/load.js';
import { OfferGrid } from '../../src/screens/product/OfferGrid.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: OfferGrid,
  args: {
    offers: from((world) => ready([world.product('membership'), world.product('mixedCase')])),
    onRetry: fn(),
  },
  decorators: [framed(1240)],
});

export const Grid = meta.story({
  parameters: { rules: ['PROD-075'] },
  play: async ({ args, canvas }) => {
    const grid = within(canvas.getByRole('region', { name: 'You may also like' }));
    const names = args.offers.status === 'ready' ? args.offers.data.map(({ name }) => name) : [];
    await expect(names).toHaveLength(2);
    await expect(grid.getAllByRole('article')).toHaveLength(2);
    for (const [place, card] of grid.getAllByRole('article').entries())
      await expect(within(card).getByRole('link', { name: names[place]! })).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { offers: ready([]) },
  parameters: { rules: ['PROD-075'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
export const Loading = meta.story({ args: { offers: loading } });
export const Failed = meta.story({
  ...failsToLoad('offers', 'Network request failed'),
  parameters: { rules: ['PROD-075'] },
});
