import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { WelcomeGifts } from '../../src/blocks/WelcomeGifts.js';
import { idle, loadFailed, loading, ready } from '../../src/model/load.js';
import { OfferPage } from '../../src/screens/product/OfferPage.js';
import { failsToLoad } from '../commonStories.js';
import { from } from '../from.js';
import { handfulOf } from '../handful.js';
import type { StoryWorld } from '../world.js';
import { plansOf } from './planCases.js';

const planOffer = (world: StoryWorld, frequency: number) => {
  const products = plansOf(world);
  const items = products.map(({ itemCode }) => ({ itemCode, quantity: 1 }));
  return ready({ offer: { offerCode: 'wine-plans', displayName: 'Wine plans', frequency, items }, products });
};

const meta = preview.meta({
  component: OfferPage,
  args: {
    offer: from((world) => planOffer(world, 12)),
    plan: { action: idle, onSelect: fn(), onContents: fn(), onAdd: fn() },
    onRetry: fn(),
  },
});

export const WithFrequency = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A case every 12 weeks\. Skip, swap or cancel at any time\.$/)).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Choose your tour' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Or have it delivered regularly' })).toBeVisible();
  },
});
export const Offer = meta.story({
  args: {
    offer: from((world) => {
      const offer = { offerCode: 'this-week', displayName: 'This week’s offers', items: [] };
      return ready({ offer, products: handfulOf(world) });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.queryByText(/weeks/)).toBeNull();
  },
});
export const OfferOfOneWine = meta.story({
  args: {
    offer: from((world) => {
      const offer = { offerCode: 'this-week', displayName: 'This week’s offer', items: [] };
      return ready({ offer, products: handfulOf(world).slice(0, 1) });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});
export const Recruit = meta.story({
  args: {
    offer: from((world) => {
      const [plan] = plansOf(world);
      const offer = { offerCode: 'recruit-welcome', displayName: 'A case to welcome you', frequency: 12, items: [] };
      return ready({ offer, products: [plan!] });
    }),
    recruit: true,
    gifts: <WelcomeGifts action={idle} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your welcome gifts')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Choose your tour' })).toBeNull();
  },
});
export const Loading = meta.story({
  args: { offer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the offer')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('offer', 'Network request failed'));
export const Unknown = meta.story({
  args: { offer: loadFailed('Not found'), unknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See this week’s offers' })).toHaveAttribute(
      'href',
      '/jsp/offer/cm/common/offer.jsp?name=this-week',
    );
    await expect(canvas.getByText('It may have ended. See our current offers instead.')).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { offer: ready({ offer: { offerCode: 'over', displayName: 'Last orders', items: [] }, products: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This offer has no wines at the moment.')).toBeVisible();
  },
});
