import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { StarRating } from '../../src/ui/StarRating.js';
import { framed } from '../framed.js';
import { expectToFit, rightToLeft, zoomed } from '../storyChecks.js';

const meta = preview.meta({ component: StarRating, args: { stars: 4 }, decorators: [framed()] });

/** A rounded average in stars, which a screen reader reads as a number. */
export const Four = meta.story({
  parameters: { rules: ['PROD-063'] },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4 out of 5' });
    // Filled from the first on.
    const filled = [...stars.querySelectorAll('path')].map((star) => star.hasAttribute('data-filled'));
    await expect(filled).toEqual([true, true, true, true, false]);
  },
});
/** The number of reviews tells the shopper how much the stars are worth. */
export const WithReviewCount = meta.story({
  args: { reviews: 502 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('502 reviews')).toBeVisible();
  },
});
/** No star is filled, so the outlines alone have to show the scale of five. */
export const None = meta.story({
  args: { stars: 0 },
  parameters: { rules: ['PROD-063'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0 out of 5' }).querySelectorAll('[data-filled]')).toHaveLength(0);
  },
});
export const One = meta.story({ args: { stars: 1 } });
export const Two = meta.story({ args: { stars: 2 } });
export const Three = meta.story({ args: { stars: 3 } });
export const Five = meta.story({
  args: { stars: 5 },
  parameters: { rules: ['PROD-063'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5' }).querySelectorAll('[data-filled]')).toHaveLength(5);
  },
});
export const OneReview = meta.story({
  args: { stars: 5, reviews: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 review')).toBeVisible();
  },
});
export const RightToLeft = WithReviewCount.extend({ decorators: [rightToLeft], play: () => {} });
export const Zoomed = meta.story({
  args: { reviews: 502 },
  decorators: [zoomed],
  play: expectToFit,
});
