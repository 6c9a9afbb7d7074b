import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ready } from '../../src/model/load.js';
import { RatingsPage } from '../../src/screens/account/RatingsPage.js';
import { failsToLoad, fitsNarrow, loads } from '../commonStories.js';
import { from } from '../from.js';
import { itemsOf } from '../home/items.js';

const meta = preview.meta({
  component: RatingsPage,
  args: {
    ratings: from((world) =>
      ready(
        itemsOf(world, 3).map(({ product }, place) => ({
          product,
          rating: 5 - place,
          ratedOnAsString: `1${place}/03/2026`,
        })),
      ),
    ),
    onRetry: fn(),
  },
});

export const List = meta.story({
  parameters: { rules: ['ACCT-050'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your ratings of the wines you have bought.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your ratings' })).toBeVisible();
    await expect(canvas.getByText('3 wines')).toBeVisible();
    const rows = canvas.getAllByRole('article');
    await expect(rows).toHaveLength(3);
    for (const [place, row] of rows.entries()) {
      await expect(within(row).getByRole('img', { name: `${5 - place} out of 5` })).toBeVisible();
      await expect(within(row).getByText(`Rated on 1${place} March 2026`)).toBeVisible();
      await expect(within(row).queryByRole('button')).toBeNull();
    }
  },
});
/** What is not known of a wine leaves no signs of its own. */
export const CountryAlone = meta.story({
  args: {
    ratings: from((world) =>
      ready(
        itemsOf(world, 1).map(({ product: { appellationName: _, ...product } }) => ({
          product: { ...product, countryName: 'Spain' },
          rating: 4,
          ratedOnAsString: '10/03/2026',
        })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spain').textContent).toBe('Spain');
  },
});
/** Dates are written as in the rest of the country's shop. */
export const UnitedStates = meta.story({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated on March 10, 2026')).toBeVisible();
  },
});
export const Loading = meta.story(loads('ratings', 'Fetching your ratings...'));
export const Empty = meta.story({
  args: { ratings: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wines you rate appear here with your stars.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No ratings yet' })).toBeVisible();
  },
});
export const Failed = meta.story(failsToLoad('ratings', 'We could not reach the shop.'));
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,599 pts for a single bottle')).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
