import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { SavingsBalance } from '../../src/blocks/SavingsBalance.js';
import { loading, ready } from '../../src/model/load.js';
import { failsToLoad } from '../commonStories.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: SavingsBalance,
  args: { balance: ready(240), onRetry: fn() },
  decorators: [framed(320)],
});

export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£240.00')).toBeVisible();
  },
});
/** Who sees the balance is decided by the container. */
export const Hidden = meta.story({
  args: { balance: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="SavingsBalance"]')).toBeNull();
  },
});
export const Loading = meta.story({
  args: { balance: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your balance...')).toBeInTheDocument();
  },
});
export const Failed = meta.story(failsToLoad('balance', 'Balances are being counted.'));
export const Points = meta.story({
  args: { balance: ready(24_000) },
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,000')).toHaveTextContent('24,000 pts');
  },
});
