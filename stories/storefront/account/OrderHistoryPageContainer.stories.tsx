import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { StorefrontPage } from '../../../src/storefront/pages/StorefrontPage.js';
import { answerInstead, callsFromHere, storyCalls } from '../../storyShop.js';
import { host, withStorefront } from '../withStorefront.js';

/** The pages at their addresses, subject to their access rules. */
const meta = preview.meta({
  component: StorefrontPage,
  decorators: [withStorefront],
  args: { address: '/account/orders' },
  globals: { login: 'hard' },
});

type Canvas = ReturnType<typeof within>;
const rows = async (canvas: Canvas) => within(await canvas.findByRole('table')).getAllByRole('row');
const cards = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Your orders' })).getAllByRole('listitem');

export const List = meta.story({
  parameters: { rules: ['ACCT-045'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await cards(canvas)).toHaveLength(6);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Order number' }), 'W9{Enter}');
    await expect(host.navigate).toHaveBeenLastCalledWith('/account/orders?number=W9');
  },
});
export const ThousandOrders = meta.story({
  args: { address: '/account/orders?page=3' },
  globals: { persona: 'heavy' },
  parameters: { rules: ['ACCT-045'] },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(20);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of your orders' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  },
});
/** A visitor signs in first, and comes back to what was looked for. */
export const Visitor = meta.story({
  args: { address: '/account/orders?year=2026' },
  globals: { login: 'visitor' },
  parameters: { rules: ['ACCT-003'] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(host.navigate.mock.calls).toEqual([
        ['/jsp/registration/common/account_login.jsp?returnTo=%2Faccount%2Forders%3Fyear%3D2026', { replace: true }],
      ]),
    );
    await storyCalls.settle();
    await expect(canvas.queryByRole('list', { name: 'Your orders' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Your account' })).toBeNull();
  },
});
export const FailedOnce = meta.story({
  parameters: { mock: { fault: 'listPurchases:500*1' }, rules: ['ACCT-048'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await cards(canvas)).toHaveLength(6);
  },
});
/** The server's own message, unchanged. */
export const ServersMessage = meta.story({
  parameters: { rules: ['ACCT-048', 'ACCT-072'] },
  beforeEach: () =>
    answerInstead('listPurchases', { statusCode: 503, errorResponse: { message: 'Orders are being counted.' } }, 503),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Orders are being counted.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const Empty = meta.story({
  parameters: { rules: ['ACCT-048'], mock: { persona: 'empty' } },
  globals: { persona: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No orders yet' });
  },
});

export const Purchases = meta.story({
  args: { address: '/account/purchases' },
  parameters: { rules: ['ACCT-044'] },
  play: async ({ canvas }) => {
    const bought = await rows(canvas);
    await expect(bought).toHaveLength(13);
    await expect(bought[1]!.textContent).toBe('Old Ned’s Block Barossa ShirazLast bought12 October 2026Orders1Bought4');
    // A gift voucher in each of two orders.
    await expect(bought[4]!.textContent).toBe('Gift E-VoucherLast bought30 August 2026Orders2Bought2');
  },
});

const anOrder = 'W89999';

/** A single call adds everything that is available. */
export const OrderAgain = meta.story({
  args: { address: `/account/orders/${anOrder}` },
  parameters: { rules: ['ACCT-002', 'ACCT-046', 'BSKT-025'] },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Order again' });
    const menu = within(canvas.getByRole('navigation', { name: 'Your account' }));
    await expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      'Orders',
    ]);
    const calls = await callsFromHere();
    await userEvent.click(again);
    await canvas.findByRole('button', { name: 'Added to your basket' });
    const cartItems = [
      { itemCode: '0240463', quantity: 2 },
      { itemCode: '0603643', quantity: 3 },
    ];
    await expect(calls.writes).toEqual([['POST', '/api/cart/itemcode', { cartItems }]]);
  },
});
export const OrderAgainFailedOnce = meta.story({
  args: { address: `/account/orders/${anOrder}` },
  parameters: { mock: { fault: 'getProduct:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await canvas.findByRole('button', { name: 'Added to your basket' });
  },
});
/** One wine of the order has been taken out of the range: the page says which, and adds the other. */
export const PartlyOrderedAgain = meta.story({
  args: { address: `/account/orders/${anOrder}` },
  parameters: { mock: { fault: 'getProduct:404*1' } },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await canvas.findByRole('button', { name: 'Added to your basket' });
    await expect(canvas.getByText('We could not add everything')).toBeVisible();
    await expect(canvas.getByText(/ is no longer for sale\.$/)).toBeVisible();
    await expect(calls.writes).toEqual([
      ['POST', '/api/cart/itemcode', { cartItems: [{ itemCode: '0603643', quantity: 3 }] }],
    ]);
    await expect(print).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
});
/** Every wine of the order has been taken out of the range. */
export const NothingLeftOfOrder = meta.story({
  args: { address: `/account/orders/${anOrder}` },
  parameters: { mock: { fault: 'getProduct:404' } },
  play: async ({ canvas, userEvent }) => {
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await canvas.findByText('None of these wines is available any more.');
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});
/** Another customer's order is not shown. */
export const NotTheirs = meta.story({
  args: { address: '/account/orders/W69999' },
  parameters: { rules: ['ACCT-046'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('alert')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
  },
});
/** A request that was pending when the sign-out began is still used after the sign-out fails. */
export const SignOutFailed = meta.story({
  parameters: { mock: { fault: 'logout:500*1,listPurchases:slow-1500*1' } },
  play: async ({ canvas, userEvent }) => {
    const signOut = within(await canvas.findByRole('banner'));
    await userEvent.click(await signOut.findByRole('button', { name: 'Sign out' }));
    await signOut.findByRole('alert');
    await expect(await cards(canvas)).toHaveLength(6);
  },
});
