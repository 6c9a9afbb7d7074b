import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { RecentlyViewed } from '../../src/screens/home/RecentlyViewed.js';
import { fitsNarrow } from '../commonStories.js';
import { from } from '../from.js';
import { allBrands, EveryBrand } from '../matrix/everyBrand.js';
import { slidesByArrows } from '../storyChecks.js';
import { itemsOf } from './items.js';

const meta = preview.meta({
  component: RecentlyViewed,
  args: { wines: from((world) => ready(itemsOf(world, 15))) },
});

export const Rendered = meta.story({
  parameters: { rules: ['HOME-048', 'HOME-051'] },
  play: async ({ args, canvas }) => {
    const given = args.wines.status === 'ready' ? args.wines.data : [];
    await expect(given).toHaveLength(15);
    const shown = canvas.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
    await expect(shown).toEqual(given.slice(0, 12).map(({ product }) => `/product/${product.itemCode}`));
  },
});
/** The wines are in a rail, which its arrows move. */
export const Slides = meta.story({
  parameters: { rules: ['HOME-046'] },
  play: slidesByArrows,
});
export const Loading = meta.story({
  args: { wines: loading },
  parameters: { rules: ['HOME-051'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading recently viewed wines')).toBeInTheDocument();
  },
});
export const HiddenWhenEmpty = meta.story({
  args: { wines: ready([]) },
  parameters: { rules: ['HOME-051'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.wsk-HomeSection')).toBeNull();
  },
});
export const Failed = meta.story({
  args: { wines: loadFailed('Network request failed') },
  parameters: { rules: ['HOME-051', 'HOME-052'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Recently Browsed Wines')).toBeVisible();
  },
});
/** One brand is that of the host without the list. */
export const HiddenOnPartnerHost = meta.story({
  ...allBrands,
  args: { wines: from((world) => ready(itemsOf(world, 1))) },
  parameters: { ...allBrands.parameters, rules: ['HOME-049', 'HOME-050', 'BRAND-060'] },
  render: (args) => <EveryBrand>{() => <RecentlyViewed {...args} />}</EveryBrand>,
  play: async ({ canvasElement }) => {
    const scopes = [...canvasElement.querySelectorAll('[data-brand]')];
    const without = scopes.filter((scope) => !scope.querySelector('.wsk-HomeSection'));
    await expect(scopes).toHaveLength(18);
    await expect(without.map((scope) => scope.getAttribute('data-brand'))).toEqual(['ba']);
  },
});
export const HiddenWhileLoading = HiddenOnPartnerHost.extend({ args: { wines: loading } });
export const HiddenAfterFailure = HiddenOnPartnerHost.extend({ args: { wines: loadFailed('Network request failed') } });
export const Narrow = meta.story(fitsNarrow);
