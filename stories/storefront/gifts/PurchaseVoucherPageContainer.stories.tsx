import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/purchase-voucher' },
  globals: { login: 'hard', persona: 'standard' },
});

const own = {
  amount: '50',
  itemCode: 'EVTEST1',
  message: 'For a good bottle, whenever I like.',
  quantity: '1',
  recipientEmail: 'standard@shopper.example',
  recipientName: 'Margaret Hale',
  salesCode: null,
  verifyEmail: 'standard@shopper.example',
};

/** The form is pre-filled for the customer; once the voucher is added, the basket opens. */
export const Bought = meta.story({
  parameters: { rules: ['ACCT-070', 'GIFT-012', 'GIFT-038'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Buy a voucher' });
    const calls = await callsFromHere();
    host.navigate.mockClear();
    await userEvent.click(await canvas.findByRole('radio', { name: '£50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add voucher to basket' }));
    await waitFor(() => expect(host.navigate.mock.calls).toEqual([['/jsp/checkout/common/shoppingcart.jsp']]));
    await expect(calls.writes).toEqual([['PUT', '/api/cart/eItemCode', own]]);
  },
});
/** What was typed is kept, and the voucher is added only once. */
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'addEVoucherToCart:500*1' }, rules: ['GIFT-042'] },
  play: async ({ canvas, userEvent }) => {
    host.navigate.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Or another amount' }), '75');
    await userEvent.click(canvas.getByRole('button', { name: 'Add voucher to basket' }));
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('alert')).toHaveTextContent('Sorry, we could not add the e-voucher');
    await expect(canvas.getByRole('textbox', { name: 'Or another amount' })).toHaveValue('75');
    await expect(sessionStorage.getItem('wsk-draft-purchaseVoucher')).toContain('75');
    await expect(host.navigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add voucher to basket' }));
    await waitFor(() => expect(host.navigate).toHaveBeenCalledOnce());
    await expect(sessionStorage.getItem('wsk-draft-purchaseVoucher')).toBeNull();
  },
});
