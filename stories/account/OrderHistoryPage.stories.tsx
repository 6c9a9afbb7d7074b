import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ready } from '../../src/model/load.js';
import { OrderHistoryPage } from '../../src/screens/account/OrderHistoryPage.js';
import { failsToLoad, fitsNarrow, loads } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const everything = { number: '', from: '', to: '' };

const meta = preview.meta({
  component: OrderHistoryPage,
  args: {
    orders: from((world) => ready(world.answer('listPurchases').purchases)),
    filter: everything,
    page: 1,
    onFind: fn(),
    onRetry: fn(),
  },
  globals: { login: 'hard' },
  decorators: [framed(960)],
});

export const List = meta.story({
  parameters: { rules: ['ACCT-045', 'ACCT-048'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('6 orders', { selector: 'p:not([role])' })).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(7);
    const orders = args.orders.status === 'ready' ? args.orders.data : [];
    await expect(within(rows[1]!).getByRole('link')).toHaveAttribute('href', `/account/orders/${orders[0]!.orderId}`);
    await expect(rows[1]!).toHaveTextContent('12 October 2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), ' W9 {Enter}');
    await expect(args.onFind).toHaveBeenLastCalledWith({ filter: { number: 'W9', from: '', to: '' } });
  },
});
export const InAustralia = meta.story({
  globals: { brand: 'wpe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$111.95')).toBeVisible();
  },
});
/** A thousand orders, twenty per page. */
export const Many = meta.story({
  globals: { persona: 'heavy' },
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    const pages = canvas.getByRole('navigation', { name: 'Pages of your orders' });
    await expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(within(pages).getByRole('link', { name: /next/i })).toHaveAttribute('href', '/account/orders?page=3');
  },
});
/** The search term is kept when the page changes. */
export const Found = meta.story({
  globals: { persona: 'heavy' },
  args: { filter: { number: '', from: '2026-01-01', to: '2026-09-30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-01');
    await expect(canvas.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/account/orders');
    const pages = canvas.getByRole('navigation', { name: 'Pages of your orders' });
    await expect(within(pages).getByRole('link', { name: /next/i })).toHaveAttribute(
      'href',
      '/account/orders?from=2026-01-01&to=2026-09-30&page=2',
    );
  },
});
export const NoneFound = meta.story({
  args: { filter: { ...everything, number: 'X1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveValue('X1');
  },
});
export const Empty = meta.story({
  args: { orders: ready([]) },
  parameters: { rules: ['ACCT-048'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const Loading = meta.story({
  ...loads('orders', 'Fetching your orders...'),
  parameters: { rules: ['ACCT-048'] },
});
export const Failed = meta.story({
  ...failsToLoad('orders', 'Orders are being counted.'),
  parameters: { rules: ['ACCT-048'] },
});
export const Points = meta.story({
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13,792')).toBeVisible();
  },
});
export const Narrow = meta.story({
  ...fitsNarrow,
  globals: { ...fitsNarrow.globals, persona: 'heavy' },
});
