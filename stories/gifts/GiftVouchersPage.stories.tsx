import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { GiftVouchersPage } from '../../src/screens/gifts/GiftVouchersPage.js';
import { BrandLogo } from '../../src/screens/header/BrandLogo.js';
import { expectToFit } from '../storyChecks.js';

const meta = preview.meta({ component: GiftVouchersPage, args: { amounts: [10, 20, 30] } });

export const Ready = meta.story({
  args: { logo: <BrandLogo /> },
  parameters: { rules: ['GIFT-004'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gift vouchers' })).toBeVisible();
    await expect(canvas.getByText(/Vouchers come in £10, £20 and £30\./)).toBeVisible();
    await expect(canvas.getByText(/^Call 01632 960 144,/)).toBeVisible();
    for (const [name, address] of [
      ['Send an e-voucher', '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts'],
      ['Go to your basket', '/jsp/checkout/common/shoppingcart.jsp'],
      ['Your vouchers', '/account/vouchers'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    await expectToFit({ canvasElement });
  },
});
export const Dollars = meta.story({
  globals: { brand: 'tcm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Go to your cart')).toBeVisible();
  },
});
