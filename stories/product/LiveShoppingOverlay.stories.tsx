import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { LiveShoppingOverlay, type LiveShoppingOverlayProps } from '../../src/screens/product/LiveShoppingOverlay.js';

const meta = preview.meta({
  component: LiveShoppingOverlay,
  args: {
    open: true,
    title: 'Live shopping',
    phase: 'playing' as LiveShoppingOverlayProps['phase'],
    player: <p>The winemaker pours.</p>,
    onRetry: fn(),
    onClose: fn(),
  },
});

export const Playing = meta.story({
  parameters: { rules: ['LIVE-001', 'LIVE-006'] },
  play: async ({ canvas }) => {
    const show = canvas.getByRole('dialog', { name: 'Live shopping' });
    await expect(within(show).getByText('The winemaker pours.')).toBeVisible();
    await expect(within(show).queryByText('The show is about to start')).toBeNull();
  },
});
export const Opening = meta.story({
  args: { phase: 'opening' },
  parameters: { rules: ['LIVE-001', 'LIVE-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The show is about to start')).toBeVisible();
    await expect(canvas.getByText('The winemaker pours.')).toBeInTheDocument();
  },
});
export const ItemAdded = meta.story({
  args: { outcome: 'added' },
  parameters: { rules: ['LIVE-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Added to your basket$/);
  },
});
export const ItemRemoved = meta.story({
  args: { outcome: 'removed' },
  parameters: { rules: ['LIVE-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Removed from your basket$/);
  },
});
export const OutOfStock = meta.story({
  args: { outcome: { refused: 'Out of Stock' } },
  parameters: { rules: ['LIVE-004', 'LIVE-006'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of Stock')).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { phase: 'failed' },
  parameters: { rules: ['LIVE-006'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('The winemaker pours.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Closed = meta.story({
  args: { open: false },
  parameters: { rules: ['LIVE-001'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
