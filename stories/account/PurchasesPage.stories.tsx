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

export const List = meta.story({
  parameters: { rules: ['ACCT-044'] },
  play: async ({ args, canvas }) => {
    const orders = args.orders.status === 'ready' ? args.orders.data : [];
    const first = orders[0]!.items[0]!;
    const row = canvas.getAllByRole('row')[1]!;
    await expect(within(row).getByRole('link', { name: first.name })).toHaveAttribute(
      'href',
      `/product/${first.itemCode}`,
    );
    await expect(row).toHaveTextContent('12 October 2026');
    const codes = new Set(orders.flatMap(({ items }) => items.map(({ itemCode }) => itemCode)));
    await expect(canvas.getAllByRole('row')).toHaveLength(codes.size + 1);
  },
});
export const Many = meta.story({ globals: { persona: 'heavy' } });
export const Empty = meta.story({
  args: { orders: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a wine' })).toHaveAttribute('href', '/wines');
  },
});
export const Loading = meta.story({ args: { orders: loading } });
export const Failed = meta.story(failsToLoad('orders', 'Orders are being counted.'));
export const Narrow = meta.story(fitsNarrow);
