import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { busy, idle, loading, ready } from '../../src/model/load.js';
import type { Tour } from '../../src/rules/product/tours.js';
import { LandingPage } from '../../src/screens/product/LandingPage.js';
import { failsToLoad } from '../commonStories.js';
import { from } from '../from.js';
import { plansOf } from './planCases.js';

const plan = { action: idle, termsHref: '/terms', onContents: fn(), onAdd: fn() };
const meta = preview.meta({
  component: LandingPage,
  args: {
    tour: 'half' as Tour,
    product: from((world) => ready(plansOf(world)[0]!)),
    plan,
    gifts: { action: idle, onAdd: fn() },
    onRetry: fn(),
  },
});

export const HalfTour = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The half tour: 6 bottles every 12 weeks' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read full Terms & Conditions' })).toBeVisible();
  },
});
export const FullTour = meta.story({
  args: { tour: 'full' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The full tour: 12 bottles every 12 weeks' }),
    ).toBeVisible();
  },
});
export const GrandTour = meta.story({
  args: { tour: 'grand' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The grand tour: 12 bottles every 8 weeks' }),
    ).toBeVisible();
  },
});
export const AddingGift = meta.story({ args: { gifts: { action: busy, onAdd: fn() } } });
export const Loading = meta.story({
  args: { product: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the offer')).toBeInTheDocument();
  },
});
export const LoadFailed = meta.story(failsToLoad('product', 'Network request failed'));
