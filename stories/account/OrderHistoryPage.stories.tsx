import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ready } from '../../src/model/load.js';
import { OrderHistoryPage } from '../../src/screens/account/OrderHistoryPage.js';
import { failsToLoad, fitsNarrow, loads } from '../commonStories.js';
import { framed } from '../framed.js';
import { from } from '../from.js';

const everything = { number: '', year: '' };

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

const cardsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem');

const yearsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('combobox', { name: 'Year' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const drawingsIn = (card: HTMLElement) =>
  [...card.querySelectorAll('[data-shape]')].map((drawing) => drawing.getAttribute('data-shape'));

export const List = meta.story({
  parameters: { rules: ['ACCT-045', 'ACCT-048', 'ACCT-046'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('All years');
    await expect(yearsIn(canvas)).toEqual(['All years', '2026']);
    await expect(canvas.getByText('6 orders', { selector: 'p:not([role])' })).toBeVisible();
    const cards = cardsOf(canvas);
    await expect(cards).toHaveLength(6);
    const orders = args.orders.status === 'ready' ? args.orders.data : [];
    for (const [place, { orderId }] of orders.entries())
      await expect(within(cards[place]!).getByRole('link', { name: `Order ${orderId}` })).toHaveAttribute(
        'href',
        `/account/orders/${orderId}`,
      );
    await expect(within(cards[0]!).getByRole('heading', { level: 2 })).toHaveTextContent('12 October 2026');
    await expect(cards[0]!.textContent).toBe(
      '12 October 2026Old Ned’s Block Barossa Shiraz4 bottlesOrder W90000Total £59.95',
    );
    await expect(drawingsIn(cards[0]!)).toEqual(['bottle', 'bottle', 'bottle', 'bottle']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), ' W9 {Enter}');
    await expect(args.onFind).toHaveBeenLastCalledWith({ filter: { number: 'W9', year: '' } });
  },
});
/** More bottles than can be drawn, and an order without any. */
export const OtherThanAFewBottles = meta.story({
  args: {
    orders: from((world) => {
      const [order] = world.answer('listPurchases').purchases;
      return ready([12, 1, 0].map((numBottles) => ({ ...order!, orderId: `W${numBottles}`, numBottles })));
    }),
  },
  play: async ({ canvas }) => {
    const [dozen, one, none] = cardsOf(canvas);
    await expect(dozen!).toHaveTextContent('12 bottles');
    await expect(drawingsIn(dozen!)).toHaveLength(6);
    await expect(one!).toHaveTextContent('1 bottle');
    await expect(drawingsIn(one!)).toEqual(['bottle']);
    await expect(none!).not.toHaveTextContent(/bottle/);
    await expect(drawingsIn(none!)).toEqual(['case']);
  },
});
export const InAustralia = meta.story({
  globals: { brand: 'wpe' },
  parameters: { rules: ['ACCT-045'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$111.95')).toBeVisible();
  },
});
/** A thousand orders, twenty per page. */
export const Many = meta.story({
  globals: { persona: 'heavy' },
  args: { page: 2 },
  parameters: { rules: ['ACCT-045'] },
  play: async ({ canvas }) => {
    await expect(cardsOf(canvas)).toHaveLength(20);
    const pages = canvas.getByRole('navigation', { name: 'Pages of your orders' });
    await expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('2');
    await expect(within(pages).getByRole('link', { name: /next/i })).toHaveAttribute('href', '/account/orders?page=3');
  },
});
/** The search term is kept when the page changes. */
export const Found = meta.story({
  globals: { persona: 'heavy' },
  args: { filter: { number: '', year: '2026' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('2026');
    await expect(canvas.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/account/orders');
    const pages = canvas.getByRole('navigation', { name: 'Pages of your orders' });
    await expect(within(pages).getByRole('link', { name: /next/i })).toHaveAttribute(
      'href',
      '/account/orders?year=2026&page=2',
    );
  },
});
/** The address may name a year in which nothing was ordered. */
export const YearWithoutOrders = meta.story({
  args: { filter: { number: '', year: '2019' } },
  play: async ({ canvas }) => {
    await expect(yearsIn(canvas)).toEqual(['All years', '2026', '2019']);
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveValue('2019');
  },
});
export const NoneFound = meta.story({
  args: { filter: { ...everything, number: 'X1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try another number or another year.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Order number' })).toHaveValue('X1');
    await expect(canvas.getByText('Look one up, print it, or order the same again.')).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Find an order' })).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { orders: ready([]) },
  parameters: { rules: ['ACCT-048'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Your first order will be here the moment you place it.')).toBeVisible();
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
