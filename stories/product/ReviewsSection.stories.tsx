import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { ReviewsSection } from '../../src/screens/product/ReviewsSection.js';

const rating = { productRating: { avgRating: 4.3, numberOfReviews: 40, roundAvgRating: 4 } };
const reviews = ready({
  counts: [1, 1, 4, 13, 21] as const,
  reviews: [
    { id: '1', stars: 5, text: 'Nobody remembers what we ate.', author: 'Delia M.', place: 'Ludlow' },
    { id: '2', stars: 2, text: 'Too young just now.', author: 'Gordon T.' },
  ],
});

const meta = preview.meta({ component: ReviewsSection, args: { rating } });

export const Reviews = meta.story({
  args: { reviews },
  parameters: { rules: ['PROD-002', 'PROD-044', 'PROD-045'] },
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region', { name: 'Reviews' });
    await expect(section).toHaveAttribute('id', 'ReviewsApp');
    await expect(within(section).getByText('4.3')).toBeVisible();
    await expect(within(section).getByText('out of 5, from 40 reviews')).toBeVisible();
    const shares = within(canvas.getByRole('list', { name: 'Ratings by number of stars' }));
    await expect(shares.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '55 stars53%',
      '44 stars33%',
      '33 stars10%',
      '22 stars3%',
      '11 star3%',
    ]);
    const texts = [...canvasElement.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Nobody remembers what we ate.', 'Too young just now.']);
    await expect(canvas.getByText('Delia M., Ludlow')).toBeVisible();
    await expect(canvas.getByText('Gordon T.')).toBeVisible();
    await expect(canvas.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
      '5 out of 5',
      '2 out of 5',
    ]);
  },
});

export const Loading = meta.story({
  args: { reviews: loading },
  play: async ({ canvas }) => {
    const placeholders = canvas.getByRole('status', { name: 'Loading the reviews' });
    await expect(placeholders).toBeVisible();
    await expect(placeholders.children).toHaveLength(3);
    await expect(canvas.getByText('4.3')).toBeVisible();
  },
});

export const None = meta.story({
  args: { rating: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** A host without a source for the text of reviews. */
export const AverageAlone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.3')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const OneReview = meta.story({
  args: {
    rating: { productRating: { avgRating: 5, numberOfReviews: 1, roundAvgRating: 5 } },
    reviews: ready({ counts: [0, 0, 0, 0, 1] as const, reviews: [] }),
  },
  parameters: { rules: ['PROD-044', 'PROD-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5.0')).toBeVisible();
    await expect(canvas.getByText('out of 5, from one review')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { reviews: loadFailed('Network request failed'), onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Reviews are unavailable.')).toBeVisible();
    await expect(canvas.getByText('4.3')).toBeVisible();
    await expect(canvas.getByText('Network request failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
