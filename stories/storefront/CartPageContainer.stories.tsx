import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CartPageContainer } from '../../src/storefront/basket/CartPageContainer.js';
import { withStorefront } from './withStorefront.js';

const basket = [
  { product: 'wine', quantity: 6 },
  { product: 'mixedCase', quantity: 1 },
] as const;

const meta = preview.meta({
  component: CartPageContainer,
  decorators: [withStorefront],
  parameters: { isCartPage: true, mock: { basket } },
});

const refreshFailed = 'We are having problems updating your cart at the moment.';
const summary = (canvas: ReturnType<typeof within>) => canvas.findByRole('heading', { name: 'Summary' });

export const Items = meta.story({
  parameters: { rules: ['NAV-009', 'NAV-010'] },
  play: async ({ canvas }) => {
    await summary(canvas);
    await expect(canvas.queryByRole('button', { name: /^Basket/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Check out' })).toBeNull();
  },
});

export const Points = meta.story({ globals: { brand: 'hsb' } });

export const Empty = meta.story({
  parameters: { mock: { basket: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your basket is waiting');
  },
});

export const QuantityChanged = meta.story({
  parameters: { rules: ['BSKT-019'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity!);
    await userEvent.type(quantity!, '8{Enter}');
    await canvas.findByText('20 bottles');
  },
});

export const Removed = meta.story({
  parameters: { rules: ['BSKT-014'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const lines = canvas.getAllByRole('button', { name: /^Remove/ });
    await userEvent.click(lines[1]!);
    await canvas.findByText('6 bottles');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await canvas.findByText('Your basket is waiting');
  },
});

export const QuantityRefused = meta.story({
  parameters: {
    mock: { basket: [{ product: 'lowStockWine', quantity: 2 }] },
    rules: ['BSKT-009', 'BSKT-077', 'BSKT-080'],
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText(/^Only 4 of .+ are left\.$/)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Only 4 of/);
    await expect(quantity).toHaveValue('9');
  },
});

export const RemoveFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'removeCartItem:500*1' }, rules: ['BSKT-078'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    const dialog = await canvas.findByRole('dialog', { name: 'Shopping Basket' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    await canvas.findByText('6 bottles');
  },
});

export const RefreshFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'getCart:500*1' }, rules: ['BSKT-079'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(refreshFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await summary(canvas);
    await waitFor(() => expect(canvas.queryByText(refreshFailed)).toBeNull());
  },
});

export const RefreshMalformed = meta.story({
  parameters: { mock: { basket, fault: 'getCart:malformed' } },
  play: async ({ canvas }) => {
    await canvas.findByText(refreshFailed);
  },
});
