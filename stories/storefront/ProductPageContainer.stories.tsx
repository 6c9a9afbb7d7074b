import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { ProductPageContainer } from '../../src/storefront/product/ProductPageContainer.js';
import { from } from '../from.js';
import { withStorefront } from './withStorefront.js';

const meta = preview.meta({
  component: ProductPageContainer,
  decorators: [withStorefront],
  args: { itemCode: from((world) => world.product('wine').itemCode) },
});

const callCentre =
  /^Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144$/;

type Canvas = ReturnType<typeof within>;
const addButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Add to basket' });

/** Adds, sees the basket's error dialog, closes it, and adds again with success. */
const failsOnceThenWorks =
  (message: RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(await addButton(canvas));
    const dialog = await canvas.findByRole('dialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText(message)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Shopping Basket' })).toBeNull());
    await userEvent.click(await addButton(canvas));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await canvas.findByRole('button', { name: /^Basket: 1 item,/ });
  };

export const Wine = meta.story({
  parameters: { rules: ['BSKT-006', 'BSKT-016', 'PROD-071', 'PROD-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await canvas.findByText('Added to your basket');
    await canvas.findByRole('button', { name: /^Basket: 1 item,/ });
  },
});

export const Adding = meta.story({
  parameters: { mock: { fault: 'addCartItem:slow-60000' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Points = Wine.extend({ globals: { brand: 'hsb' } });

export const MixedCase = meta.story({ args: { itemCode: from((world) => world.product('mixedCase').itemCode) } });

export const OutOfStock = meta.story({
  args: { itemCode: from((world) => world.product('outOfStockWine').itemCode) },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Out of Stock');
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});

export const LowStock = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode) },
  parameters: { mock: { basket: [{ product: 'lowStockWine', quantity: 4 }] }, rules: ['PROD-067', 'PROD-068'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: 4 items,/ });
    await userEvent.click(await addButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Only 4 left/);
    await expect(canvas.getByRole('button', { name: /^Basket: 4 items,/ })).toBeVisible();
  },
});

export const AlreadyUnlimited = meta.story({
  args: { itemCode: '00067SV' },
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' }, rules: ['BSKT-067', 'BSKT-070'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bernadet...');
    await userEvent.click(await addButton(canvas));
    const dialog = await canvas.findByRole('dialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText('You are already an unlimited member.')).toBeVisible();
  },
});

export const AddFailedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:500*1' }, rules: ['BSKT-009', 'BSKT-078'] },
  play: failsOnceThenWorks(callCentre),
});
export const AddRefusedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:status-409*1' }, rules: ['BSKT-077'] },
  play: failsOnceThenWorks(/^That has changed in the meantime\. Please try again\.$/),
});
export const AddMalformedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:malformed*1' } },
  play: failsOnceThenWorks(callCentre),
});
export const AddOfflineOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:offline*1' } },
  play: failsOnceThenWorks(callCentre),
});
export const AddTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:timeout*1' } },
  play: failsOnceThenWorks(callCentre),
});

export const NewCartFlagOn = meta.story({
  parameters: { newCart: true, mock: { fault: 'addCartItem:500' }, rules: ['BSKT-028'] },
  play: async ({ args, canvas, userEvent }) => {
    const heard = fn();
    document.addEventListener('cart:add', (event) => heard((event as CustomEvent).detail), { once: true });
    await userEvent.click(await addButton(canvas));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect(heard).toHaveBeenCalledWith({ itemType: 'itemcode', itemCode: args.itemCode, quantity: 1 });
  },
});

export const UnreadableQuantity = meta.story({
  parameters: { rules: ['PROD-074'] },
  play: async ({ canvas, userEvent }) => {
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, 'ab');
    await userEvent.click(add);
    await canvas.findByText('Please enter a whole number from 1 to 99. We have set the quantity to 1.');
    await canvas.findByRole('button', { name: /^Basket: 1 item,/ });
  },
});

export const ZeroQuantity = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0');
    await userEvent.click(add);
    await canvas.findByText('Please enter a whole number from 1 to 99.');
    await expect(quantity).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Basket: empty' })).toBeVisible();
  },
});

const loadFailsThenWorks =
  (message: string | RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }) => {
    await canvas.findByText(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await addButton(canvas);
  };

export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:500*1' } },
  play: loadFailsThenWorks(/Something went wrong on our side/),
});
export const LoadOfflineOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:offline*1' } },
  play: loadFailsThenWorks(/Network request failed/),
});
export const LoadTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:timeout*1' } },
  play: loadFailsThenWorks(/Network request timed out/),
});
export const LoadMalformedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:malformed*1' } },
  play: loadFailsThenWorks(/an answer we could not read/),
});

/** As the toolbar has it: every call fails, the header's among them. */
export const EveryCallOffline = meta.story({
  globals: { fault: 'offline' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Network request failed/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnknownItem = meta.story({
  args: { itemCode: 'NOSUCHWINE' },
  play: async ({ canvas }) => {
    await canvas.findByText(/NOSUCHWINE/);
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});
