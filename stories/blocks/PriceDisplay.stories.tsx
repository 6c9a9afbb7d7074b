import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PriceDisplay } from '../../src/blocks/PriceDisplay.js';
import { from } from '../from.js';

const meta = preview.meta({
  component: PriceDisplay,
  args: { sku: from((world) => world.product('wine').skus[0]!) },
});

export const PerBottleVolumePrice = meta.story({
  args: { qualifier: 'mix 12 or more' },
  parameters: { rules: ['PROD-060', 'PROD-062'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£12.99')).toBeVisible();
    await expect(canvas.getByText('£15.99 for a single bottle')).toBeVisible();
  },
});

export const Points = PerBottleVolumePrice.extend({
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,299')).toHaveTextContent('1,299 pts');
  },
});
