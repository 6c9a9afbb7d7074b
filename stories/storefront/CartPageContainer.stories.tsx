import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { CartPageContainer } from '../../src/storefront/basket/CartPageContainer.js';
import { type StoryGlobals, worldOf } from '../world.js';
import { withStorefront } from './withStorefront.js';

const basket = [
  { product: 'wine', quantity: 6 },
  { product: 'mixedCase', quantity: 1 },
] as const;

const meta = preview.meta({
  component: CartPageContainer,
  decorators: [withStorefront],
  parameters: { chrome: 'cart', mock: { basket } },
});

const refreshFailed = 'We are having problems updating your cart at the moment.';
const slow = { basket, latency: 250 };

/** Method and last part of the address of every write from here on. */
function writes(): readonly string[] {
  const made: string[] = [];
  const { fetch } = window;
  spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') made.push(`${method} ${new URL(url).pathname.split('/').at(-1)}`);
    return fetch(input, init);
  });
  return made;
}

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
    await canvas.findByText(/^Quantity of .+ is now 8$/);
  },
});

export const Removed = meta.story({
  parameters: { rules: ['BSKT-014'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const lines = canvas.getAllByRole('button', { name: /^Remove/ });
    await userEvent.click(lines[0]!);
    await canvas.findByText('12 bottles');
    const last = canvas.getByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(last).toHaveFocus());
    await canvas.findByText(/ is no longer in your basket$/);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Your basket is waiting');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
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
    await canvas.findByRole('alert');
    for (const quantity of canvas.getAllByRole('textbox', { name: /^Quantity/ })) await expect(quantity).toBeValid();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    await canvas.findByText('6 bottles');
    // The last line went, so there is no next one.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const RefreshFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'getCart:500*1' }, rules: ['BSKT-079'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(refreshFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await summary(canvas);
    await waitFor(() => expect(canvas.queryByText(refreshFailed)).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const RefreshMalformed = meta.story({
  parameters: { mock: { basket, fault: 'getCart:malformed' } },
  play: async ({ canvas }) => {
    await canvas.findByText(refreshFailed);
  },
});

/** Another tab sets the quantity back to what it was before it was changed here. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    await summary(canvas);
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity!);
    await userEvent.type(quantity!, '8{Enter}');
    await canvas.findByText('20 bottles');
    const { itemCode } = worldOf(globals as unknown as StoryGlobals).product('wine');
    await fetch(`/api/cart/itemcode/${itemCode}/6?method=set`, { method: 'PUT' });
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText('18 bottles');
    await expect(quantity).toHaveValue('6');
  },
});

export const FastSteps = meta.story({
  parameters: { mock: slow },
  play: async ({ canvas }) => {
    await summary(canvas);
    const made = writes();
    const more = canvas.getAllByRole('button', { name: 'One more' })[0]!;
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    for (let press = 0; press < 4; press++) more.click();
    await waitFor(() => expect(quantity).toHaveValue('10'));
    await canvas.findByText('22 bottles');
    await expect(quantity).toHaveValue('10');
    await expect(made).toEqual(['PUT 7', 'PUT 10']);
  },
});

export const TypedThenRemoved = meta.story({
  parameters: { mock: slow },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const made = writes();
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity!);
    await userEvent.type(quantity!, '8');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!);
    await canvas.findByText('12 bottles');
    await expect(made).toEqual([expect.stringMatching(/^DELETE /)]);
  },
});

/** The removal waits for the change that is on its way, and later presses send nothing. */
export const RemovedWhileChanging = meta.story({
  parameters: { mock: slow },
  play: async ({ canvas }) => {
    await summary(canvas);
    const made = writes();
    const remove = canvas.getAllByRole('button', { name: /^Remove/ })[0]!;
    canvas.getAllByRole('button', { name: 'One more' })[0]!.click();
    remove.click();
    remove.click();
    await waitFor(() => expect(remove).toHaveAccessibleName('Removing...'));
    remove.click();
    await canvas.findByText('12 bottles');
    await expect(made).toEqual(['PUT 7', expect.stringMatching(/^DELETE /)]);
  },
});

export const RemovedTwiceAtOnce = meta.story({
  play: async ({ canvas }) => {
    await summary(canvas);
    const made = writes();
    const remove = canvas.getAllByRole('button', { name: /^Remove/ })[0]!;
    remove.click();
    remove.click();
    await canvas.findByText('12 bottles');
    await expect(made).toHaveLength(1);
  },
});
