import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import type { LineItem } from '../../../src/model/basket.js';
import type { LiveShoppingAnswer, LiveShoppingPlayerProps } from '../../../src/model/liveShopping.js';
import { LiveShoppingContainer } from '../../../src/storefront/product/LiveShoppingContainer.js';
import { Button } from '../../../src/ui/Button.js';
import { callsFromHere, changeAnswer } from '../../storyShop.js';
import { withStorefront } from '../withStorefront.js';

const requests = {
  'Add wine': (cart) => cart.add({ itemCode: notable.wine }),
  'Add by a word': (cart) => cart.add({ itemCode: notable.wine, quantity: 'many' }),
  'Take by a word': (cart) => cart.update({ itemCode: notable.wine, quantity: 'many' }),
  'Take three': (cart) => cart.update({ itemCode: notable.wine, quantity: 3 }),
  'Take none': (cart) => cart.update({ itemCode: notable.wine, quantity: 0 }),
  'Take none as text': (cart) => cart.update({ itemCode: notable.wine, quantity: '0' }),
  'Remove wine': (cart) => cart.remove({ itemCode: notable.wine }),
  'Add without price': (cart) => cart.add({ itemCode: notable.wineWithoutSkus }),
  'Add sold out': (cart) => cart.add({ itemCode: notable.outOfStockWine }),
  'Add two sold out': (cart) => cart.add({ itemCode: notable.outOfStockWine, quantity: 2 }),
  'Take two sold out': (cart) => cart.update({ itemCode: notable.outOfStockWine, quantity: 2 }),
  'Add five scarce': (cart) => cart.add({ itemCode: notable.lowStockWine, quantity: 5 }),
  'Add two scarce': (cart) => cart.add({ itemCode: notable.lowStockWine, quantity: 2 }),
  'Add three scarce': (cart) => cart.add({ itemCode: notable.lowStockWine, quantity: 3 }),
  'Take four scarce': (cart) => cart.update({ itemCode: notable.lowStockWine, quantity: 4 }),
  'Take five scarce': (cart) => cart.update({ itemCode: notable.lowStockWine, quantity: 5 }),
  'Add membership': (cart) => cart.add({ itemCode: notable.membership }),
  'Take membership': (cart) => cart.update({ itemCode: notable.membership, quantity: 1 }),
  'Take two memberships': (cart) => cart.update({ itemCode: notable.membership, quantity: 2 }),
} as const satisfies Record<string, (cart: LiveShoppingPlayerProps['cart']) => Promise<LiveShoppingAnswer>>;

/** A player that makes every request, and prints the responses. */
function Player({ showId, cart, onPlaying }: LiveShoppingPlayerProps) {
  const [answer, setAnswer] = useState('');
  useEffect(onPlaying, [onPlaying]);
  return (
    <div>
      {Object.entries(requests).map(([name, ask]) => (
        <Button key={name} size="small" onClick={async () => setAnswer(JSON.stringify(await ask(cart)))}>
          {name}
        </Button>
      ))}
      <p data-testid="show">{showId}</p>
      <p data-testid="answer">{answer}</p>
    </div>
  );
}

const meta = preview.meta({
  component: LiveShoppingContainer,
  decorators: [withStorefront],
  args: { showId: 'harvest' },
  parameters: { liveShopping: Player },
});

type Context = {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<void> };
};
/** Opens the show, and returns a function that presses a request's button and waits for the response. */
async function show({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Watch live' }));
  const overlay = await canvas.findByRole('dialog', { name: 'Live shopping' });
  return {
    overlay,
    async ask(name: keyof typeof requests, answered: RegExp) {
      await userEvent.click(within(overlay).getByRole('button', { name }));
      await within(overlay).findByText(answered);
    },
  };
}

export const Playing = meta.story({
  parameters: { rules: ['LIVE-001', 'LIVE-002', 'LIVE-006'] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByTestId('answer')).toBeNull();
    const { overlay, ask } = await show(context);
    await expect(within(overlay).getByTestId('show')).toHaveTextContent(/^harvest$/);
    await expect(within(overlay).queryByText('The show is about to start')).toBeNull();
    await ask('Add two scarce', /^\{"ok":true,"quantity":2\}$/);
    await ask('Add wine', /^\{"ok":true,"quantity":1\}$/);
    await within(overlay).findByText('Added to your basket');
    await ask('Take three', /^\{"ok":true,"quantity":3\}$/);
    await ask('Take none', /^\{"ok":true,"quantity":0\}$/);
    await within(overlay).findByText('Removed from your basket');
    await expect(within(overlay).queryByText('Added to your basket')).toBeNull();
    await ask('Add wine', /^\{"ok":true,"quantity":1\}$/);
    await ask('Take none as text', /^\{"ok":true,"quantity":0\}$/);
    await within(overlay).findByText('Removed from your basket');
    await context.userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
    // Another item stays.
    await canvas.findByRole('button', { name: /^Basket: 2 bottles,/ });
    await expect(canvas.queryByTestId('answer')).toBeNull();
    // The next show begins without the outcome of the last.
    const { overlay: next } = await show(context);
    await expect(within(next).queryByText('Removed from your basket')).toBeNull();
    await expect(within(next).getByTestId('answer')).toBeEmptyDOMElement();
  },
});
/** The shop may list an item under another product, with the item as its sku; here it does not know that product. */
export const LineOfItsSku = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 2 }] }, rules: ['BSKT-046'] },
  beforeEach: () =>
    changeAnswer('getCart', (cart) => {
      const [line] = cart.lineItems as LineItem[];
      return { ...cart, lineItems: line ? [{ ...line, product: { ...line.product, itemCode: 'ANOTHER' } }] : [] };
    }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /^Basket: 2 bottles,/ });
    const { ask } = await show(context);
    const calls = await callsFromHere();
    await ask('Remove wine', /^\{"ok":false,/);
    await expect(calls.writes).toEqual([['DELETE', '/api/cart/itemcode/ANOTHER']]);
  },
});

/** A quantity that is not a number counts as one; exceeding the low stock, or adding a second membership, is refused. */
export const SameRules = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' }, rules: ['LIVE-005', 'PROD-066', 'PROD-067', 'PROD-074'] },
  play: async (context) => {
    await context.canvas.findByText('Bernadet...');
    const { ask } = await show(context);
    await ask('Add by a word', /^\{"ok":true,"quantity":1\}$/);
    await ask('Take three', /^\{"ok":true,"quantity":3\}$/);
    await ask('Take by a word', /^\{"ok":true,"quantity":1\}$/);
    await ask('Remove wine', /^\{"ok":true,"quantity":0\}$/);
    const few = /^\{"ok":false,"reason":"low-stock","message":"Only 4 left\. Please choose a smaller quantity\."\}$/;
    const member = /^\{"ok":false,"reason":"already-unlimited","message":"You are already an unlimited member\."\}$/;
    await ask('Add five scarce', few);
    await ask('Add two scarce', /^\{"ok":true,"quantity":2\}$/);
    await ask('Add three scarce', few);
    await ask('Take four scarce', /^\{"ok":true,"quantity":4\}$/);
    await ask('Take five scarce', few);
    await ask('Add membership', member);
    await ask('Take three', /^\{"ok":true,"quantity":3\}$/);
    await ask('Take membership', member);
  },
});

/** They hold for more of what is in the basket as well, as after signing in with a basket; less of it is taken. */
export const SameRulesForMore = meta.story({
  globals: { login: 'hard' },
  parameters: {
    mock: {
      persona: 'unlimited',
      basket: [
        { product: 'wine', quantity: 1 },
        { product: 'mixedCase', quantity: 1 },
        { product: 'plainCase', quantity: 6 },
      ],
    },
    rules: ['LIVE-003', 'LIVE-005'],
  },
  beforeEach: () =>
    changeAnswer('getCart', (cart) => {
      const itemCodes = [notable.membership, notable.outOfStockWine, notable.lowStockWine];
      return {
        ...cart,
        lineItems: (cart.lineItems as LineItem[]).map((line, place) => {
          const itemCode = itemCodes[place] ?? line.sku.itemCode;
          return { ...line, product: { ...line.product, itemCode }, sku: { ...line.sku, itemCode } };
        }),
      };
    }),
  play: async (context) => {
    await context.canvas.findByText('Bernadet...');
    await context.canvas.findByRole('button', { name: /^Basket: \d/ });
    const { ask } = await show(context);
    const calls = await callsFromHere();
    await ask(
      'Take two memberships',
      /^\{"ok":false,"reason":"already-unlimited","message":"You are already an unlimited member\."\}$/,
    );
    await ask('Take two sold out', /^\{"ok":false,"reason":"out-of-stock","message":"Out of Stock"\}$/);
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    // There are six, though only four are left.
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Take five scarce' }));
    await waitFor(() =>
      expect(calls.writes).toEqual([['PUT', `/api/cart/itemcode/${notable.lowStockWine}/5?method=set`]]),
    );
  },
});

export const OutOfStock = meta.story({
  parameters: { rules: ['LIVE-003', 'LIVE-004', 'LIVE-006'] },
  play: async (context) => {
    const { overlay, ask } = await show(context);
    await ask('Add sold out', /^\{"ok":false,"reason":"out-of-stock","message":"Out of Stock"\}$/);
    await expect(within(overlay).getByText(/^Out of Stock$/)).toBeVisible();
    await ask('Add wine', /^\{"ok":true,"quantity":1\}$/);
    await within(overlay).findByText('Added to your basket');
    await ask('Add two sold out', /^\{"ok":false,"reason":"out-of-stock","message":"Out of Stock"\}$/);
    await ask('Take three', /^\{"ok":true,"quantity":3\}$/);
    await ask('Take two sold out', /^\{"ok":false,"reason":"out-of-stock","message":"Out of Stock"\}$/);
    await ask('Take three', /^\{"ok":true,"quantity":3\}$/);
    // In the warehouse, but not for sale.
    await ask('Add without price', /^\{"ok":false,"reason":"out-of-stock","message":"Out of Stock"\}$/);
    await expect(within(overlay).getByText(/^Out of Stock$/)).toBeVisible();
  },
});

export const AddFailed = meta.story({
  parameters: { mock: { fault: 'addCartItem:500*1' }, rules: ['LIVE-006'] },
  play: async (context) => {
    const { overlay } = await show(context);
    await context.userEvent.click(within(overlay).getByRole('button', { name: 'Add wine' }));
    await within(overlay).findByText(
      /^\{"ok":false,"reason":"failed","message":"Sorry, we are having problems adding your product/,
    );
    await within(overlay).findByText(/^Sorry, we are having problems adding your product/);
    await expect(within(overlay).queryByText('Added to your basket')).toBeNull();
  },
});

let starts = 0;
/** A player that fails when it starts for the first time, and is silent from then on. */
function FailsOnce({ onFailed }: LiveShoppingPlayerProps) {
  useEffect(() => {
    starts += 1;
    if (starts === 1) onFailed();
  }, [onFailed]);
  return <div data-testid="player" />;
}

export const Failed = meta.story({
  beforeEach: () => {
    starts = 0;
  },
  parameters: { liveShopping: FailsOnce, rules: ['LIVE-006'] },
  play: async (context) => {
    const { overlay } = await show(context);
    const failure = await within(overlay).findByText('We can’t play the show at the moment');
    await expect(within(overlay).queryByTestId('player')).toBeNull();
    await context.userEvent.click(within(overlay).getByRole('button', { name: 'Try again' }));
    await within(overlay).findByText('The show is about to start');
    await expect(failure).not.toBeInTheDocument();
    await expect(within(overlay).getByTestId('player')).toBeInTheDocument();
    await expect(starts).toBe(2);
  },
});

/** A player whose video stops when its button is pressed. */
function StopsLater({ onPlaying, onFailed }: LiveShoppingPlayerProps) {
  useEffect(onPlaying, [onPlaying]);
  return <Button onClick={onFailed}>Cut the line</Button>;
}

export const FailedWhilePlaying = meta.story({
  parameters: { liveShopping: StopsLater, rules: ['LIVE-006'] },
  play: async (context) => {
    const { overlay } = await show(context);
    await context.userEvent.click(within(overlay).getByRole('button', { name: 'Cut the line' }));
    await within(overlay).findByText('We can’t play the show at the moment');
    await expect(within(overlay).queryByRole('button', { name: 'Cut the line' })).toBeNull();
  },
});

export const WithoutPlayer = meta.story({
  // Null, because an undefined parameter would leave the file's own parameter in place.
  parameters: { liveShopping: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Watch live' })).toBeNull();
  },
});

export const Points = meta.story({ globals: { brand: 'hsb' }, play: async (context) => void (await show(context)) });
