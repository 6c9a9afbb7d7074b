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

const wine = { productType: 'wine', vppQualifier: 'mix 12 or more', skus: [volume] };

const meta = preview.meta({ component: PriceDisplay, args: { product: wine }, decorators: [framed()] });

/** Most wines have two prices: the one for twelve comes first, the one for a single bottle below it. */
export const PerBottleVolumePrice = meta.story({
  parameters: { rules: ['PROD-034', 'PROD-057', 'PROD-058', 'PROD-060'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£12.99')).toBeVisible();
    await expect(canvas.getByText('mix 12 or more')).toBeVisible();
    await expect(canvas.getByText('£15.99 for a single bottle')).toBeVisible();
  },
});

/** A reduced wine: the price before and the saving stand below the price. */
export const ListAndSale = meta.story({
  args: { product: { ...wine, skus: [{ ...sku, listPrice: 18.99 }] } },
  parameters: { rules: ['PROD-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was £18.99')).toBeVisible();
    await expect(canvas.getByText('Save £3.00')).toBeVisible();
  },
});
/** The most figures a price can have, and every one of them is in points. */
export const PointsOfVolumeAndSaving = meta.story({
  args: {
    product: {
      ...wine,
      skus: [{ ...volume, vppPrice: 1199, salePrice: 1299, salePricePerBottle: 1299, listPrice: 1499 }],
    },
  },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046', 'BRAND-047'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1,199')).toHaveTextContent('1,199 pts');
    await expect(canvas.getByText('1,299 pts for a single bottle')).toBeVisible();
    await expect(canvas.getByText('Was 1,499 pts')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/[£$]/);
  },
});

/** The condition is the product's own. */
export const AnotherCondition = meta.story({
  args: { product: { ...wine, vppQualifier: 'when you buy 6' } },
  parameters: { rules: ['PROD-034'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('when you buy 6')).toBeVisible();
    await expect(canvas.queryByText(/mix/)).toBeNull();
  },
});

/** Without a condition, the volume price is that of a bottle. */
export const WithoutCondition = meta.story({
  args: { product: { productType: 'wine', skus: [volume] } },
  parameters: { rules: ['PROD-034'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£12.99')).toBeVisible();
    await expect(canvas.getByText('a bottle')).toBeVisible();
  },
});

export const WholePounds = meta.story({
  args: {
    product: {
      ...wine,
      skus: [{ ...sku, salePrice: 12, listPrice: 14.5, salePricePerBottle: 12, vppPrice: 10, vppApplier: true }],
    },
  },
  parameters: { rules: ['PROD-062'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£10.00')).toBeVisible();
    await expect(canvas.getByText('£12.00 for a single bottle')).toBeVisible();
    await expect(canvas.getByText('Was £14.50')).toBeVisible();
  },
});

/** In every currency alike. */
export const WholeDollars = WholePounds.extend({
  globals: { brand: 'vir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$10.00')).toBeVisible();
    await expect(canvas.getByText('$12.00 for a single bottle')).toBeVisible();
    await expect(canvas.getByText('Was $14.50')).toBeVisible();
  },
});
/** On a product page, too. */
export const WholePoundsOnAPage = WholePounds.extend({ args: { size: 'hero' } });
/** A price that has risen is no reduction. */
export const ListBelowSale = meta.story({
  args: { product: { ...wine, skus: [{ ...sku, listPrice: 12.99 }] } },
  parameters: { rules: ['PROD-053', 'PROD-054'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£15.99')).toBeVisible();
    await expect(canvas.queryByText(/Was|Save/)).toBeNull();
  },
});

/** The pence of a case stand too, and a fraction of a penny is rounded. */
export const WholePoundsOfACase = meta.story({
  args: {
    product: {
      ...wine,
      skus: [{ ...sku, salePrice: 96, listPrice: 108, salePricePerBottle: 7.9967, numberOfBottles: 12 }],
    },
  },
  parameters: { rules: ['PROD-062'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£96.00')).toBeVisible();
    await expect(canvas.getByText('£8.00 a bottle')).toBeVisible();
    await expect(canvas.getByText('Save £12.00')).toBeVisible();
  },
});
/** A case has a volume price per bottle too, which may be nothing; the price of the case stays. */
export const VolumePriceOfACase = meta.story({
  args: {
    product: {
      ...wine,
      skus: [{ ...volume, salePrice: 191.88, listPrice: 191.88, vppPrice: 0, numberOfBottles: 12 }],
    },
  },
  parameters: { rules: ['PROD-057', 'PROD-058', 'PROD-060'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£191.88')).toBeVisible();
    await expect(canvas.getByText('£0.00 a bottle')).toBeVisible();
  },
});

export const PerBottlePlain = meta.story({
  args: { product: { ...wine, skus: [{ ...volume, vppApplier: false }] } },
  parameters: { rules: ['PROD-034', 'PROD-061'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£15.99')).toBeVisible();
    // The condition is one of the volume price alone.
    await expect(canvas.getByText('a bottle')).toBeVisible();
    await expect(canvas.queryByText(/mix/)).toBeNull();
    await expect(canvas.queryByText('£12.99')).toBeNull();
    await expect(canvas.queryByText(/Was|Save/)).toBeNull();
  },
});

/** The volume price of a product without the field that shows it. */
export const WithoutApplier = PerBottlePlain.extend({
  args: { product: { ...wine, skus: [{ ...sku, vppPrice: 12.99 }] } },
  parameters: { rules: ['PROD-058', 'PROD-061'] },
});

/** The number of bottles makes a case, even of a wine; the smallest has two. */
export const Case = meta.story({
  args: {
    product: {
      ...wine,
      skus: [{ ...sku, salePrice: 19.98, listPrice: 25.5, salePricePerBottle: 9.99, numberOfBottles: 2 }],
    },
  },
  parameters: { rules: ['PROD-053', 'PROD-054', 'PROD-055', 'PROD-056'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£19.98')).toBeVisible();
    await expect(canvas.getByText('for 2 bottles')).toBeVisible();
    await expect(canvas.getByText('£9.99 a bottle')).toBeVisible();
    await expect(canvas.getByText('Was £25.50')).toBeVisible();
    await expect(canvas.getByText('Save £5.52')).toBeVisible();
  },
});

const other = (productType: string, salePrice: number, subProductType?: string) => ({
  product: {
    productType,
    ...(subProductType && { subProductType }),
    skus: [{ ...sku, salePrice, listPrice: salePrice }],
  },
});

/** Neither a bottle nor a case: a price per item, which does not mention bottles. */
export const Gift = meta.story({
  args: other('gift', 45),
  parameters: { rules: ['PROD-016'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('£45.00')).toBeVisible();
    await expect(canvas.getByText('each')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/bottle|Was|Save/);
  },
});

export const Membership = meta.story({
  args: other('membership', 29.99, 'unlimited'),
  parameters: { rules: ['PROD-017'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('£29.99')).toBeVisible();
    await expect(canvas.getByText('for the membership')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('bottle');
  },
});

export const WineReward = meta.story({
  args: other('membership', 25, 'wine reward'),
  parameters: { rules: ['PROD-017'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('£25.00')).toBeVisible();
    await expect(canvas.getByText('a payment')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('bottle');
  },
});

export const GiftForPoints = Gift.extend({
  args: other('gift', 4500),
  globals: { brand: 'hsb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,500')).toHaveTextContent('4,500 pts');
    await expect(canvas.getByText('each')).toBeVisible();
  },
});

export const Hero = meta.story({ args: { size: 'hero' } });

export const Points = meta.story({
  args: { product: { ...wine, skus: [{ ...sku, salePrice: 1299, listPrice: 1299, salePricePerBottle: 1299 }] } },
  globals: { brand: 'hsb' },
  parameters: { rules: ['BRAND-046', 'BRAND-047'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,299')).toHaveTextContent('1,299 pts');
  },
});
