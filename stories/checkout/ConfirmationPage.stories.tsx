import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { loadFailed, loading, ready } from '../../src/model/load.js';
import { ConfirmationPage } from '../../src/screens/checkout/ConfirmationPage.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: ConfirmationPage,
  args: { order: from(({ order }) => ready(order.placed)), onRetry: fn() },
});

export const RecallingOrder = meta.story({
  args: { order: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fetching your order...' })).toBeVisible();
  },
});
export const Shown = meta.story({
  parameters: { rules: ['CHKT-090', 'CHKT-092', 'CHKT-093'] },
  play: async ({ args, canvas }) => {
    const placed = args.order.status === 'ready' ? args.order.data : undefined;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you, Margaret' })).toBeVisible();
    await expect(canvas.getByText(`Your order is placed. Its number is ${placed?.id}.`)).toBeVisible();
    await expect(canvas.getByText('Standard delivery')).toBeVisible();
    await expect(canvas.getByText('Visa ending 1111')).toBeVisible();
    await expect(canvas.getByText(`£${placed?.orderPriceInfo.total.toFixed(2)}`)).toBeVisible();
  },
});
export const RecallFailed = meta.story({
  args: { order: loadFailed('Network request failed') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not fetch your order.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const NoSuchOrder = meta.story({
  args: { order: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'There is no order to show here.' })).toBeVisible();
  },
});
export const Points = meta.story({ globals: { brand: 'hsb' } });
