import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { giftCode } from '../../../mocks/fixtures/catalogue/codes.js';
import type { Tour } from '../../../src/rules/product/tours.js';
import { LandingPageContainer } from '../../../src/storefront/product/LandingPageContainer.js';
import { callsFromHere } from '../../storyShop.js';
import { loadedDialog } from '../loadedDialog.js';
import { nothingLeft } from '../nothingLeft.js';
import { withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: LandingPageContainer,
  decorators: [withStorefront],
  args: { tour: 'half' as Tour },
});

const headed =
  (heading: string, current: string, lead: string) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(canvas.getByText(`${lead} Skip, swap or cancel at any time.`)).toBeVisible();
    const tours = canvas.getByRole('navigation', { name: 'Choose your tour' });
    await expect(within(tours).getByRole('link', { current: 'page' })).toHaveTextContent(current);
    await canvas.findByRole('button', { name: 'Add to basket' });
    await expect(canvas.getByRole('button', { name: 'Add the tumblers for £32.50' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading.split(':')[0]} - Lawton Wines`));
  };

export const Half = meta.story({
  parameters: { rules: ['PLAN-093', 'PLAN-096'] },
  play: headed(
    'The half tour: 6 bottles every 12 weeks',
    'The half tour6 bottlesevery 12 weeks',
    'A case every 12 weeks.',
  ),
});
export const Full = meta.story({
  args: { tour: 'full' },
  parameters: { rules: ['PLAN-094'] },
  play: headed(
    'The full tour: 12 bottles every 12 weeks',
    'The full tour12 bottlesevery 12 weeks',
    'A case every 12 weeks.',
  ),
});
export const Grand = meta.story({
  args: { tour: 'grand' },
  parameters: { rules: ['PLAN-095'] },
  play: headed(
    'The grand tour: 12 bottles every 8 weeks',
    'The grand tour12 bottlesevery 8 weeks',
    'A case every 8 weeks.',
  ),
});

/** What the case of this tour costs later, and the gifts nothing. */
export const LaterPayments = meta.story({
  args: { tour: 'grand' },
  parameters: { rules: ['PLAN-097'] },
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('region', { name: 'Future payments' });
    await expect(
      within(later)
        .getAllByRole('listitem')
        .map((payment) => payment.textContent),
    ).toEqual(['The Premier Plan: Fine Reds19 January 2027£226.88']);
  },
});

/** The button of the gifts adds a gift at the price it shows. */
export const GiftAdded = meta.story({
  parameters: { rules: ['PROD-142', 'PROD-143'] },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add the tumblers for £32.50' });
    const calls = await callsFromHere();
    await userEvent.click(add);
    await canvas.findByRole('button', { name: /^Basket: 1 item,.*32\.50/ });
    const one = ['PUT', `/api/cart/itemcode/${giftCode('tumblers-welcome')}/1`];
    await expect(calls.writes).toEqual([one]);
    // Each press adds one more.
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the tumblers for £32.50' }));
    await canvas.findByRole('button', { name: /^Basket: 2 items,.*65\.00/ });
    await expect(calls.writes).toEqual([one, one]);
  },
});
/** The low-stock rule holds for the gift too. */
export const GiftHeldBackByLowStock = meta.story({
  parameters: { rules: ['PROD-066', 'PROD-068'] },
  beforeEach: nothingLeft,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add the tumblers for £32.50' });
    const calls = await callsFromHere();
    await userEvent.click(add);
    const gifts = within(canvas.getByRole('region', { name: 'Your welcome gifts' }));
    await expect(await gifts.findByRole('alert')).toHaveTextContent('Only 0 left. Please choose a smaller quantity.');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});

export const Contents = meta.story({
  parameters: { rules: ['PLAN-093'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "What's in the case?" }));
    const dialog = await loadedDialog(canvas, 'The half tour: 6 bottles every 12 weeks', 'CaseContentsModal');
    await within(dialog).findByText('Your welcome gifts');
    await expect(within(dialog).queryByRole('combobox')).toBeNull();
  },
});

export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getOffer:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Something went wrong on our side/);
    await expect(canvas.getByText('We can’t show this offer at the moment')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Add to basket' });
  },
});
