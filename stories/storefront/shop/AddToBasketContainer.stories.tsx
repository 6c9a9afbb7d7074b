import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import type { LineItem } from '../../../src/model/basket.js';
import { useObserved } from '../../../src/storefront/base/observable.js';
import { useServices } from '../../../src/storefront/base/StorefrontProvider.js';
import { AddToBasketContainer } from '../../../src/storefront/shop/AddToBasketContainer.js';
import { from } from '../../from.js';
import { holdTimers } from '../../heldTimers.js';
import { callsFromHere, changeAnswer, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

interface AddProps {
  readonly itemCode: string;
  readonly quantity?: number;
}

/** The button, and the page services' record of the last addition. */
function Add(props: AddProps) {
  const recent = useObserved(useServices().confirmation);
  return (
    <div style={{ display: 'grid', gap: 20, padding: 20, maxWidth: 400 }}>
      <AddToBasketContainer {...props} />
      <output>{recent ? JSON.stringify(recent.add) : ''}</output>
    </div>
  );
}

const meta = preview.meta({
  component: Add,
  decorators: [withStorefront],
  args: { itemCode: from((world) => world.product('wine').itemCode) },
  beforeEach: () => void host.track.mockClear(),
});

type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas, userEvent: { click: (on: Element) => Promise<void> }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
const recentAdd = (canvas: Canvas): unknown =>
  JSON.parse(within(canvas.getByRole('main')).getAllByRole('status').at(-1)?.textContent || 'null');

/** The addition is recorded with its price and headline, without a further call. */
export const Wine = meta.story({
  args: { quantity: 6 },
  parameters: {
    rules: ['BSKT-018', 'BSKT-060', 'BSKT-061', 'BSKT-062', 'BSKT-063', 'BSKT-064', 'BSKT-065', 'BSKT-066'],
  },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await press(canvas, userEvent);
    await canvas.findByText('Added to your basket');
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0651883/6']]);
    await expect(recentAdd(canvas)).toEqual({
      itemcode: '0651883',
      quantity: 6,
      mixed: false,
      bottleCount: 6,
      price: 12.99,
      webHeadline: 'Four patient years before you pull the cork',
    });
  },
});

/** A product without a headline is recorded without one. */
export const MixedCase = meta.story({
  args: { itemCode: from((world) => world.product('mixedCase').itemCode), quantity: 2 },
  parameters: {
    rules: ['BSKT-018', 'BSKT-060', 'BSKT-061', 'BSKT-062', 'BSKT-063', 'BSKT-064', 'BSKT-065', 'BSKT-066'],
  },
  beforeEach: () => changeAnswer('getProduct', ({ webHeadline: _, ...product }) => product),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await canvas.findByText('Added to your basket');
    await expect(recentAdd(canvas)).toEqual({
      itemcode: '0684646',
      quantity: 2,
      mixed: true,
      bottleCount: 24,
      caseBottleCount: 12,
      price: 113.88,
    });
    await canvas.findByText(/, 2 cases, 24 bottles$/);
  },
});

/** A wine whose price for twelve does not apply is recorded with the price of a single bottle. */
export const WithoutVolumePrice = meta.story({
  parameters: { rules: ['BSKT-061', 'BSKT-063', 'BSKT-065'] },
  beforeEach: () =>
    changeAnswer('getProduct', ({ skus, ...product }) => ({
      ...product,
      skus: (skus as object[]).map((sku) => ({ ...sku, vppApplier: false })),
    })),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await canvas.findByText('Added to your basket');
    await expect(recentAdd(canvas)).toMatchObject({ quantity: 1, bottleCount: 1, price: 15.99 });
  },
});

/** A case of the same wine is recorded with its bottles as well. */
export const PlainCase = meta.story({
  args: { itemCode: from((world) => world.product('plainCase').itemCode), quantity: 2 },
  parameters: { rules: ['BSKT-060', 'BSKT-061', 'BSKT-062', 'BSKT-063', 'BSKT-064', 'BSKT-065', 'BSKT-066'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await canvas.findByText('Added to your basket');
    await expect(recentAdd(canvas)).toEqual({
      itemcode: '0364791',
      quantity: 2,
      mixed: false,
      bottleCount: 24,
      caseBottleCount: 12,
      price: 155.88,
      webHeadline: 'Twelve of the same, because once is never enough',
    });
    await canvas.findByText(/, 2 cases, 24 bottles$/);
  },
});

/** The shop may list what was added under another product, with the item as its sku. */
export const LineOfItsSku = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode), quantity: 1 },
  parameters: {
    mock: { basket: [{ product: 'lowStockWine', quantity: 4 }] },
    rules: ['BSKT-046', 'PROD-067', 'PROD-068'],
  },
  beforeEach: () =>
    changeAnswer('getCart', (cart) => {
      const [line] = cart.lineItems as LineItem[];
      return { ...cart, lineItems: line ? [{ ...line, product: { ...line.product, itemCode: 'ANOTHER' } }] : [] };
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: 4 bottles,/ });
    await press(canvas, userEvent);
    await canvas.findByText('Only 4 left, and your basket already has 4. Please choose a smaller quantity.');
    await storyCalls.settle();
    await expect(storyCalls.writes).toEqual([]);
  },
});

/** A product that cannot be fetched is not added: the button can be pressed again, and so can the one of the notice. */
export const ProductFailedOnce = meta.story({
  args: { quantity: 2 },
  parameters: { mock: { fault: 'getProduct:500*1' }, rules: ['PROD-071', 'PROD-072'] },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await press(canvas, userEvent);
    await canvas.findByText('Something went wrong on our side. Please try again.');
    const add = canvas.getByRole('button', { name: 'Add to basket' });
    await expect(add).toHaveAttribute('data-status', 'idle');
    await expect(add).not.toHaveAttribute('aria-disabled');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect(canvas.queryByText('Something went wrong on our side. Please try again.')).toBeNull();
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0651883/2']]);
  },
});

/** The confirmation is shown for 2500 ms, then fades for 500 ms. */
export const ConfirmationPasses = meta.story({
  parameters: { rules: ['BSKT-007', 'BSKT-008', 'PROD-071'] },
  play: async ({ canvas, userEvent }) => {
    const clock = holdTimers(2500, 3000);
    await press(canvas, userEvent);
    const box = (await canvas.findByText('Added to your basket')).closest('[data-phase]');
    await expect(box).toHaveAttribute('data-phase', 'shown');
    // The fade and the button's own label wait for 2500 ms, the removal for 3000 ms.
    await waitFor(() => expect(clock.count()).toBe(3));
    await expect(canvas.getByRole('button', { name: 'Added to basket' })).toBeVisible();
    clock.pass(2500);
    await expect(clock.count()).toBe(1);
    await canvas.findByRole('button', { name: 'Add to basket' });
    await waitFor(() => expect(box).toHaveAttribute('data-phase', 'fading'));
    await expect(canvas.getByText('Added to your basket')).toBeInTheDocument();
    clock.pass(3000);
    await waitFor(() => expect(canvas.queryByText('Added to your basket')).toBeNull());
  },
});

/** A second addition is confirmed for as long as the first, although the time of the first is over meanwhile. */
export const NextConfirmation = meta.story({
  parameters: { rules: ['BSKT-007', 'BSKT-008'] },
  play: async ({ canvas, userEvent }) => {
    const clock = holdTimers(2500, 3000);
    const phase = () => canvas.getByText('Added to your basket').closest('[data-phase]')?.getAttribute('data-phase');
    await press(canvas, userEvent);
    await canvas.findByText('Added to your basket');
    await waitFor(() => expect(clock.count()).toBe(3));
    clock.pass(2500);
    await waitFor(() => expect(phase()).toBe('fading'));
    await press(canvas, userEvent);
    await canvas.findByRole('button', { name: /^Basket: 2 bottles,/ });
    await waitFor(() => expect(phase()).toBe('shown'));
    // The removal of the first, and the fade, the removal and the button's label of the second.
    await waitFor(() => expect(clock.count()).toBe(4));
    clock.pass(3000, 1);
    await expect(clock.count()).toBe(3);
    await waitFor(() => expect(phase()).toBe('shown'));
    clock.pass(2500);
    await waitFor(() => expect(phase()).toBe('fading'));
    clock.pass(3000);
    await waitFor(() => expect(canvas.queryByText('Added to your basket')).toBeNull());
  },
});

/** A refusal by the API is reported to analytics only once. */
export const RefusalReported = meta.story({
  parameters: { mock: { fault: 'addCartItem:status-409*1' }, rules: ['MISC-010'] },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    const errorEvents = host.track.mock.calls.flatMap(([given]) => (given.event === 'Errors' ? given : []));
    await expect(errorEvents).toEqual([
      {
        event: 'Errors',
        operationId: 'addCartItem',
        kind: 'status',
        status: 409,
        message: 'That has changed in the meantime. Please try again.',
      },
    ]);
  },
});

/** The shop added the wine, although its response was lost. */
export const AnswerLost = meta.story({
  args: { quantity: 6 },
  parameters: { mock: { fault: 'addCartItem:500@after*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: empty/ });
    const calls = await callsFromHere();
    await press(canvas, userEvent);
    await canvas.findByText('Added to your basket');
    await canvas.findByRole('button', { name: /^Basket: 6 bottles,/ });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0651883/6']]);
  },
});

/** A refusal stands, although another tab has put the wine into the basket. */
export const RefusedWhileAddedElsewhere = meta.story({
  parameters: { mock: { fault: 'addCartItem:status-409*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: empty/ });
    await fetch('/api/cart/itemcode', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cartItems: [{ itemCode: '0651883', quantity: 6 }] }),
    });
    await press(canvas, userEvent);
    await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await canvas.findByRole('button', { name: /^Basket: 6 bottles,/ });
    await expect(canvas.queryByText('Added to your basket')).toBeNull();
  },
});

/** The shop confirms the addition, but the basket it then gives is another visit's, as without the visit's cookie. */
export const NothingKept = meta.story({
  parameters: { rules: ['ANLY-045'] },
  beforeEach: () => {
    const send = window.fetch;
    window.fetch = async (input, init) =>
      init?.method === 'PUT' ? Response.json({ statusCode: 0, response: {} }) : send(input, init);
    return () => {
      window.fetch = send;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent);
    await within(await canvas.findByRole('alertdialog', { name: 'Shopping Basket' })).findByText(/01632 960 144/);
    await expect(canvas.queryByText('Added to your basket')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add to basket' })).toBeInTheDocument();
    await expect(host.track.mock.calls.flatMap(([given]) => (given.event === 'cart' ? given : []))).toEqual([]);
  },
});

/** Without the new basket, a call is made and no event dispatched. */
export const OldCart = meta.story({
  args: { quantity: 3 },
  parameters: { rules: ['MISC-029'] },
  play: async ({ canvas, userEvent }) => {
    const heard = fn();
    document.addEventListener('cart:add', heard);
    const calls = await callsFromHere();
    await press(canvas, userEvent);
    await canvas.findByRole('button', { name: /^Basket: 3 bottles,/ });
    document.removeEventListener('cart:add', heard);
    await expect(calls.writes).toEqual([['PUT', '/api/cart/itemcode/0651883/3']]);
    await expect(heard).not.toHaveBeenCalled();
  },
});

/** The site adds the item in response to the event, and no call is made. */
export const NewCart = meta.story({
  args: { quantity: 3 },
  parameters: { newCart: true, rules: ['MISC-029'] },
  play: async ({ canvas, userEvent }) => {
    const events: unknown[] = [];
    document.addEventListener('cart:add', (event) => events.push((event as CustomEvent).detail), { once: true });
    const calls = await callsFromHere();
    await press(canvas, userEvent);
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect(events).toEqual([{ itemType: 'itemcode', itemCode: '0651883', quantity: 3 }]);
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});
