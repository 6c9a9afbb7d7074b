import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { giftCode } from '../../../mocks/fixtures/catalogue/codes.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts' },
});
const large = ['PUT', `/api/cart/itemcode/${giftCode('gift-card-large')}/1`];

export const Added = meta.story({
  parameters: { rules: ['GIFT-002'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Gift cards' });
    await userEvent.click(await canvas.findByRole('radio', { name: '£100' }));
    await waitFor(() => expect(document.title).toBe('Gift cards - Lawton Wines'));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket Large Gift Card' }));
    await canvas.findByRole('button', { name: 'Added to basket Large Gift Card' });
    await expect(calls.writes).toEqual([large]);
    // Another card has not been added.
    await userEvent.click(canvas.getByRole('radio', { name: '£25' }));
    await expect(canvas.getByRole('button', { name: /^Add to basket / })).toBeEnabled();
  },
});
/** The address may have more in it, in any order. */
export const OtherAddress = meta.story({
  args: { address: '/jsp/offer/cm/common/offer.jsp?menu=gifts&utm_source=mail&name=gift-cards' },
  parameters: { rules: ['GIFT-002'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Gift cards' });
    await expect(canvas.getByRole('link', { name: 'Send an e-voucher by email' })).toHaveAttribute(
      'href',
      '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts',
    );
  },
});
/** The selection is kept, and the card is added only once. */
export const AddingFailedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:500*1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '£100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket Large Gift Card' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findAllByText(/^Sorry, we are having problems adding your product/);
    await expect(canvas.getByLabelText('£100')).toBeChecked();
    await expect(canvasElement).toHaveTextContent('£100.00');
  },
});
export const LoadingFailedOnce = meta.story({
  parameters: { mock: { fault: 'getOffer:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('radio', { name: '£25' });
  },
});
