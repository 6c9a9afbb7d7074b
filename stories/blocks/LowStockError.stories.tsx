import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { LowStockError } from '../../src/blocks/LowStockError.js';
import { framed } from '../framed.js';

const meta = preview.meta({
  component: LowStockError,
  args: { shown: true, stock: 4, inCart: 0 },
  decorators: [framed(520)],
});

export const Shown = meta.story({
  parameters: { rules: ['PROD-068'] },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Only 4 left. Please choose a smaller quantity.');
    await expect(alert.firstElementChild).toHaveAttribute('data-tone', 'failed');
  },
});
export const ShownWithBasket = meta.story({
  args: { inCart: 2 },
  parameters: { rules: ['PROD-068'] },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(
      'Only 4 left, and your basket already has 2. Please choose a smaller quantity.',
    );
    await expect(alert.firstElementChild).toHaveAttribute('data-tone', 'failed');
  },
});
export const Hidden = meta.story({
  args: { shown: false },
  parameters: { rules: ['PROD-068'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
