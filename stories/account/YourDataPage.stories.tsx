import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { YourDataPage } from '../../src/screens/account/YourDataPage.js';
import { fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';
import type { StoryWorld } from '../world.js';

const dataOf = (world: StoryWorld) => ({
  profile: world.answer('getProfileDetails'),
  purchases: world.answer('listPurchases').purchases,
  winePlans: world.answer('listWinePlans'),
  subscriptions: world.answer('listSubscriptions'),
  savingsAccounts: world.answer('listSavingsAccounts').accounts,
  vouchers: world.answer('listVouchers').vouchers,
  favourites: world.answer('listFavourites').userItems,
  ratings: world.answer('listRatings').userItems,
  recentlyViewed: world.answer('listRecentlyBrowsed').userItems,
  permissions: world.answer('listPermissions', { query: { limit: '100' } }).permissions,
});

const meta = preview.meta({
  component: YourDataPage,
  args: { data: from((world) => ready(dataOf(world))), onDownload: fn(), onRetry: fn() },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const Everything = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'The file is in JSON, which other services can read. Card numbers are in it by their last digits only.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Mrs Margaret Hale')).toBeVisible();
    await expect(canvas.getByText('standard@shopper.example')).toBeVisible();
    const cards = within(canvas.getByText('Cards').parentElement!);
    await expect(cards.getByText('4 entries')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all: Cards' })).toHaveAttribute('href', '/account/cards');
    await expect(canvas.getAllByRole('link', { name: /^See all: / })).toHaveLength(11);
    if (args.data.status !== 'ready') throw new Error('The data is there.');
    await userEvent.click(canvas.getByRole('button', { name: 'Download your data' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ data: args.data.data });
    await expect(
      canvas.getByText('Everything we keep about you. See it, change it or take it with you.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'About you' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What we keep' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change your details' })).toBeVisible();
  },
});
export const Newcomer = meta.story({
  globals: { persona: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0 entries').length).toBeGreaterThan(5);
  },
});
export const Loading = meta.story({
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching your data...');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Failed = meta.story({
  args: { data: loadFailed('We could not reach the shop.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Download your data' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/We could not reach the shop/)).toBeVisible();
  },
});
export const Narrow = meta.story(fitsNarrow);
