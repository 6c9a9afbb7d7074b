import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { TastingNotePrintPageContainer } from '../../../src/storefront/product/TastingNotePrintPageContainer.js';
import { storyCalls } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: TastingNotePrintPageContainer,
  decorators: [withStorefront],
  args: { itemCode: notable.wine },
  parameters: { chrome: 'print' },
});

/** Without the shop's header and footer, and without the contents of a case. */
export const Wine = meta.story({
  parameters: { rules: ['PROD-118'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Bodegas Quintera Rioja Reserva/ });
    await waitFor(() => expect(document.title).toBe('Bodegas Quintera Rioja Reserva - Lawton Wines'));
    await storyCalls.settle();
    await expect(canvas.queryByRole('heading', { name: "What's in the case?" })).toBeNull();
    await expect(storyCalls.all.filter(([, address]) => address.startsWith('/api/product/case/'))).toEqual([]);
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Case = meta.story({
  args: { itemCode: notable.unmixedCase },
  parameters: { rules: ['PROD-118'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('x 12 bottle(s)')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: "What's in the case?" })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { itemCode: 'NOSUCHWINE' },
  play: async ({ canvas }) => {
    await canvas.findByText('We have no tasting note for NOSUCHWINE.');
  },
});

export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Something went wrong on our side/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: /^Bodegas Quintera Rioja Reserva/ });
  },
});

export const ContentsFailedOnce = meta.story({
  args: { itemCode: notable.planCase },
  parameters: { mock: { fault: 'getCase:offline*1' }, rules: ['PROD-134'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Unfortunately we are unable to load the details at this time.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByText('x 2 bottle(s)')).toHaveLength(6);
  },
});
