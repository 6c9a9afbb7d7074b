import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { PriceDisplay } from '../../src/blocks/PriceDisplay.js';
import type { Sku } from '../../src/model/product.js';
import { framed } from '../framed.js';

const sku: Sku = {
  itemCode: '0524718',
  salePrice: 15.99,
  listPrice: 15.99,
  salePricePerBottle: 15.99,
  numberOfBottles: 1,
};
const volume: Sku = { ...sku, vppPrice: 12.99, vppApplier: true };

const meta = preview.meta({ component: PriceDisplay, args: { sku: volume }, decorators: [framed()] });

export const PerBottleVolumePrice = meta.story({
  args: { qualifier: 'mix 12 or more' },
  parameters: { rules: ['PROD-034', 'PROD-060', 'PROD-062'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('£12.99')).toBeVisible();
    await expect(canvas.getByText(args.qualifier ?? '')).toBeVisible();
    await expect(canvas.getByText('£15.99 for a single bottle')).toBeVisible();
  },
});

export const PerBottlePlain = meta.story({
  args: { sku: { ...volume, vppApplier: false } },
  parameters: { rules: ['PROD-061'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£15.99')).toBeVisible();
    await expect(canvas.queryByText('£12.99')).toBeNull();
  },
});

export const Case = meta.story({
  args: { sku: { ...sku, salePrice: 119.88, listPrice: 119.88, salePricePerBottle: 9.99, numberOfBottles: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£119.88')).toBeVisible();
    await expect(canvas.getByText('£9.99 a bottle')).toBeVisible();
  },
});

export const ListAndSale = meta.story({
  args: { sku: { ...sku, listPrice: 18.99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was £18.99')).toBeVisible();
    await expect(canvas.getByText('Save £3.00')).toBeVisible();
  },
});

export const Hero = meta.story({ args: { size: 'hero', qualifier: 'mix 12 or more' } });

export const Points = meta.story({
  args: { sku: { ...sku, salePrice: 1299, listPrice: 1299, salePricePerBottle: 1299 } },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046', 'BRAND-047'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,299')).toHaveTextContent('1,299 pts');
  },
});
