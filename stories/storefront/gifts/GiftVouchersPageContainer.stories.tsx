import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/gifts/vouchers' },
});

export const Ready = meta.story({
  parameters: { rules: ['GIFT-004'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Gift vouchers' });
    await expect(canvas.getByText(/Vouchers come in £10, £20 and £30\./)).toBeVisible();
  },
});
