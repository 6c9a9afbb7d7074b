import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { NotFoundPageContainer } from '../../../src/storefront/service/NotFoundPageContainer.js';
import { storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({ component: NotFoundPageContainer, decorators: [withStorefront] });

export const Visitor = meta.story({
  parameters: { rules: ['NAV-037'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible();
    const rail = await canvas.findByRole('region', { name: 'Most popular' });
    await waitFor(() => expect(within(rail).getAllByRole('article').length).toBeGreaterThan(3));
  },
});

/** The page does without the wines. */
export const WinesFailed = meta.story({
  parameters: { mock: { fault: 'getSearchData:500' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await storyCalls.settle();
    await expect(storyCalls.all).toContainEqual(['GET', '/assets/components/homepage/data/search/data.json']);
    await expect(canvas.queryByRole('region', { name: 'Most popular' })).toBeNull();
  },
});
