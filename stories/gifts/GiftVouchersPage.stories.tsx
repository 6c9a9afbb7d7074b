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
    await expect(
      canvas.getByText('Wine on paper: pop one in a birthday card, and let them do the choosing.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Each voucher is printed on heavy paper, with a code of its own. It buys anything in the shop.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^Call .+, and we’ll post them to you or straight to whoever they are for\. An e-voucher is quicker, and you can order it here\.$/,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        'Fill your basket, go to the checkout, and enter the code where you choose how to pay. The code of an e-voucher can also wait on your account until you need it.',
      ),
    ).toBeVisible();
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
  parameters: { rules: ['GIFT-004'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Go to your cart')).toBeVisible();
    await expect(
      canvas.getByText('Vouchers come in $10, $20, and $30. Together they make up any sum you like.'),
    ).toBeVisible();
  },
});
