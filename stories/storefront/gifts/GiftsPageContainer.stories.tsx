import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { narrow } from '../../commonStories.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/gifts' },
});

const places = {
  'Gift card': '/jsp/offer/cm/common/offer.jsp?name=gift-cards&menu=gifts',
  'E-voucher': '/jsp/content.jsp?pg=gift-e-vouchers&menu=gifts',
} as const;

export const Ready = meta.story({
  parameters: { rules: ['GIFT-001', 'GIFT-005', 'GIFT-006', 'GIFT-007'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Give them a good glass' });
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    // The shop's own menu leads here.
    const menu = within(canvas.getByRole('navigation', { name: 'Shop' }));
    await expect(menu.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/gifts');
    for (const [name, address] of Object.entries(places)) {
      host.navigate.mockClear();
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(host.navigate).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(host.navigate.mock.calls).toEqual([[address]]);
    }
    await canvas.findByRole('link', { name: 'The Cheese & Claret Hamper' });
    await canvas.findByRole('link', { name: 'The Rioja Discovery Case' });
    // The eighth gift and the third case are the last.
    for (const name of ['The Rioja & Tapas Hamper', 'The House Mixed Dozen'])
      await expect(canvas.getByRole('link', { name })).toBeInTheDocument();
    for (const name of [/Gift Card/, /Seasonal Plan/, 'The Celebration Hamper', 'Southern Skies'])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
});
/** A shop in another country has the same page. */
export const Dollars = meta.story({
  globals: { brand: 'vir' },
  parameters: { rules: ['GIFT-001', 'GIFT-005', 'GIFT-007'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Give them a good glass' });
    host.navigate.mockClear();
    for (const name of ['E-voucher', 'Gift card']) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    }
    await expect(host.navigate.mock.calls).toEqual([[places['E-voucher']], [places['Gift card']]]);
  },
});
/** Parts of the footer are hidden while the menu is open, and return afterwards. */
export const MobileMenuOpen = meta.story({
  ...narrow,
  parameters: { chrome: 'gifts', rules: ['NAV-018'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Give them a good glass' });
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(within(await canvas.findByRole('contentinfo')).queryByText('Your account')).toBeNull();
    await expect(canvas.getByText(/For over 18s only/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    await canvas.findByRole('button', { name: 'Your account' });
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'readSearchResultsPage:500*2' } },
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click((await main.findAllByRole('button', { name: 'Try again' }))[0]!);
    await canvas.findByRole('link', { name: 'The Cheese & Claret Hamper' });
    await canvas.findByRole('link', { name: 'The Rioja Discovery Case' });
  },
});
