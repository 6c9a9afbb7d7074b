import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loading, ready } from '../../src/model/load.js';
import { PurchasesPage } from '../../src/screens/account/PurchasesPage.js';
import { failsToLoad, fitsNarrow } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: PurchasesPage,
  args: { orders: from((world) => ready(world.answer('listPurchases').purchases)), page: 1, onRetry: fn() },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

const ordered = (orderId: string, orderDateAsString: string, ...items: [string, string, number][]) => ({
  orderId,
  orderDateAsString,
  numBottles: 12,
  total: 99,
  items: items.map(([itemCode, name, quantity]) => ({ itemCode, name, quantity })),
});
/** A wine of two orders is one row: its latest day, the number of orders, and the bottles of both. One of the orders has
 * it twice. */
export const List = meta.story({
  args: {
    orders: ready([
      ordered('W3', '12/10/2026', ['0651883', 'Rioja', 5], ['0524718', 'Malbec', 1]),
      ordered('W2', '01/06/2026', ['0651883', 'Rioja', 4], ['0651883', 'Rioja', 2]),
    ]),
  },
  parameters: { rules: ['ACCT-044'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'WineLast boughtOrdersBought',
      'RiojaLast bought12 October 2026Orders2Bought11',
      'MalbecLast bought12 October 2026Orders1Bought1',
    ]);
    await expect(canvas.getByRole('link', { name: 'Rioja' })).toHaveAttribute('href', '/product/0651883');
  },
});
export const Many = meta.story({
  globals: { persona: 'heavy' },
  parameters: { rules: ['ACCT-044'] },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of your purchases' }));
    await expect(pages.getByRole('link', { name: /next/i })).toHaveAttribute('href', '/account/purchases?page=2');
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
});
export const Empty = meta.story({
  args: { orders: ready([]) },
  parameters: { rules: ['ACCT-044'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing bought yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a wine' })).toHaveAttribute('href', '/wines');
    await expect(canvas.getByText('What you buy is listed here, so you can find it again.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Everything you have bought' })).toBeVisible();
    await expect(canvas.getByText('Each wine once, the latest first.')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { orders: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your purchases...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('orders', 'Orders are being counted.'));
export const Narrow = meta.story(fitsNarrow);
