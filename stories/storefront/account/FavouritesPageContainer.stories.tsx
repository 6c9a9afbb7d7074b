import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { FavouritesPageContainer } from '../../../src/storefront/account/FavouritesPageContainer.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { callsFromHere, holdAnswer, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: FavouritesPageContainer,
  decorators: [withStorefront],
  globals: { login: 'soft' },
});

type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) => within(canvas.getByRole('main')).queryAllByRole('article');
const listed = (canvas: Canvas) => canvas.findByText('6 favourites');

export const List = meta.story({
  parameters: { rules: ['ACCT-049', 'IDENT-016'] },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    await expect(rows(canvas)).toHaveLength(6);
    const later = rows(canvas)[4]!;
    const name = within(later).getByRole('link').textContent;
    const calls = await callsFromHere();
    const answer = holdAnswer('deleteFavourite');
    await userEvent.click(within(later).getByRole('button', { name: /^Remove .+ from your favourites$/ }));
    await within(later).findByRole('button', { name: 'Removing...' });
    answer();
    await canvas.findByText('5 favourites');
    const removed = await canvas.findByText(/ has been removed from your favourites$/);
    // The link ends with the vintage, which the name of a wine leaves out.
    await expect(removed.textContent).toBe(`${name?.replace(/ \d{4}$/, '')} has been removed from your favourites`);
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(calls.writes).toEqual([['PUT', expect.stringMatching(/^\/api\/user\/favourites\/delete\/\d{7}$/)]]);
  },
});
export const SignedIn = List.extend({ globals: { login: 'hard' }, parameters: { rules: ['ACCT-049', 'IDENT-021'] } });
/** The page at its address asks a recognised customer for no password. */
export const AtItsAddress = meta.story({
  render: () => <StorefrontPage address="/jsp/account/common/account_favourites.jsp" />,
  parameters: { rules: ['IDENT-016'] },
  play: async ({ canvas }) => {
    await listed(canvas);
    await storyCalls.settle();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
export const Points = List.extend({ globals: { brand: 'hsb', login: 'soft' } });

export const AddedToBasket = meta.story({
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Add to basket / }))[0]!);
    await canvas.findByRole('button', { name: /^Added to basket / });
    await canvas.findByRole('button', { name: /^Basket: (1|6|12) bottles?,/ });
  },
});

/** A single call adds one of each product. */
export const AllAddedToBasket = meta.story({
  parameters: {
    rules: ['BSKT-015', 'BSKT-016', 'ANLY-045'],
  },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    const calls = await callsFromHere();
    const answer = holdAnswer('addMultipleCartItems');
    await userEvent.click(canvas.getByRole('button', { name: 'Add one of each, £161.45' }));
    await canvas.findByRole('button', { name: 'Adding...' });
    answer();
    await canvas.findByText('Added to your basket');
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
    const [[method, path, body]] = calls.writes as [
      [string, string, { cartItems: { itemCode: string; quantity: number }[] }],
    ];
    await expect([method, path]).toEqual(['POST', '/api/cart/itemcode']);
    await expect(body.cartItems.length).toBeGreaterThan(2);
    for (const item of body.cartItems)
      await expect(item).toEqual({ itemCode: expect.stringMatching(/^\d{7}$/), quantity: 1 });
    await canvas.findByRole('button', { name: 'Basket: 5 bottles and 1 item, £161.45' });
    const events = host.track.mock.calls.flatMap(([event]) => (event.event === 'cart' ? [event] : []));
    await expect(events).toEqual(body.cartItems.map((item) => ({ event: 'cart', action: 'add', ...item })));
  },
});

/** A refusal with HTTP status 200: after the dialog, the shop's message stays on the page. */
export const AddingAllFailedOnce = meta.story({
  parameters: { mock: { fault: 'addMultipleCartItems:status-409*1' }, rules: ['BSKT-015', 'BSKT-077', 'BSKT-080'] },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    const all = canvas.getByRole('button', { name: /^Add one of each/ });
    await userEvent.click(all);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    const message = 'That has changed in the meantime. Please try again.';
    await expect(within(dialog).getByText(message)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
    await expect(canvas.getByRole('button', { name: 'Basket: empty' })).toBeVisible();
    await userEvent.click(all);
    await canvas.findByText('Added to your basket');
  },
});

/** Without a message of the shop's, the dialog names the call centre of the brand. */
export const AddingAllFailedWithoutMessage = meta.story({
  globals: { brand: 'avy', login: 'soft' },
  parameters: { mock: { fault: 'addMultipleCartItems:500*1' }, rules: ['BSKT-078'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add one of each/ }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(
      within(dialog).getByText(
        'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 201',
      ),
    ).toBeVisible();
  },
});

export const RemovalFailedOnce = meta.story({
  parameters: { mock: { fault: 'deleteFavourite:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    const remove = within(rows(canvas)[1]!).getByRole('button', { name: /^Remove/ });
    await userEvent.click(remove);
    await within(rows(canvas)[1]!).findByRole('alert');
    await expect(rows(canvas)).toHaveLength(6);
    await userEvent.click(remove);
    await canvas.findByText('5 favourites');
  },
});

/** The shop has signed the customer out in the meantime: the page offers to sign in, and keeps the wine. */
export const SignedOutMeanwhile = meta.story({
  parameters: { mock: { fault: 'deleteFavourite:401*1' } },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click(within(rows(canvas)[0]!).getByRole('button', { name: /^Remove .+ from your favourites$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Sign in' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(rows(canvas)[0]!).getByRole('alert')).toBeVisible());
    await expect(rows(canvas)).toHaveLength(6);
  },
});
/** The shop has removed the wine, but the response was lost: the call is not made again. */
export const RemovalAnswerLost = meta.story({
  parameters: { mock: { fault: 'deleteFavourite:500@after*1' }, rules: ['ACCT-049'] },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    const calls = await callsFromHere();
    await userEvent.click(within(rows(canvas)[1]!).getByRole('button', { name: /^Remove/ }));
    await canvas.findByText('5 favourites');
    await canvas.findByText(/ has been removed from your favourites$/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
  },
});
/** The wine is no favourite any more: it was removed in another window. */
export const RemovedElsewhere = meta.story({
  parameters: { rules: ['ACCT-049'] },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    const row = within(rows(canvas)[1]!);
    const itemCode = row.getByRole('link').getAttribute('href')!.split('/').at(-1);
    await fetch(`/api/user/favourites/delete/${itemCode}`, { method: 'PUT' });
    await userEvent.click(row.getByRole('button', { name: /^Remove/ }));
    await canvas.findByText('5 favourites');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listFavourites:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await listed(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Empty = meta.story({
  parameters: { mock: { persona: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No favourites yet' });
  },
});
