import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { giftCode } from '../../../mocks/fixtures/catalogue/codes.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import { emailOf, mockPassword } from '../../../mocks/world/personas.js';
import { CartPageContainer } from '../../../src/storefront/basket/CartPageContainer.js';
import { FavouriteToggleContainer } from '../../../src/storefront/shop/FavouriteToggleContainer.js';
import { callsFromHere, goOffline, holdAnswer, type ShopCalls, storyCalls } from '../../storyShop.js';
import { type StoryGlobals, worldOf } from '../../world.js';
import { host, withStorefront } from '../withStorefront.js';

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
const callCentre =
  'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144';
const slow = { basket, latency: 250 };

/** Returns the method and the last path segment of each write. */
const changesIn = ({ writes }: ShopCalls): readonly string[] =>
  writes.map(([method, address]) => `${method} ${new URL(address, location.href).pathname.split('/').at(-1)}`);

const summary = (canvas: ReturnType<typeof within>) => canvas.findByRole('heading', { name: 'Summary' });

export const Items = meta.story({
  parameters: { rules: ['NAV-009', 'NAV-010'] },
  play: async ({ canvas }) => {
    await summary(canvas);
    await expect(canvas.queryByRole('button', { name: /^Basket/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Check out' })).toBeNull();
    await expect(within(canvas.getByRole('banner')).queryByText('Check out')).toBeNull();
  },
});

export const ItemsOfSignedIn = Items.extend({ globals: { login: 'hard' } });

export const Points = meta.story({ globals: { brand: 'hsb' } });

export const Empty = meta.story({
  parameters: { mock: { basket: [] }, rules: ['NAV-006', 'NAV-009', 'NAV-010'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your basket is waiting');
    const header = within(canvas.getByRole('banner'));
    await expect(header.queryByRole('button', { name: /^Basket/ })).toBeNull();
    await expect(header.queryByText('Check out')).toBeNull();
    await userEvent.click(header.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Sign in' });
  },
});

/** The new quantity is counted at once; the gift that comes with so large a basket follows with the shop's answer. */
export const QuantityChanged = meta.story({
  parameters: { rules: ['BSKT-019'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity!);
    const answer = holdAnswer('setCartItemQuantity');
    await userEvent.type(quantity!, '8{Enter}');
    await canvas.findByText('20 bottles');
    answer();
    await canvas.findByText('20 bottles and a gift');
    await canvas.findByText(/^Quantity of .+ is now 8\. Your basket comes to £/);
  },
});

export const Removed = meta.story({
  parameters: { rules: ['BSKT-014', 'BSKT-016', 'ANLY-045'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const lines = canvas.getAllByRole('button', { name: /^Remove/ });
    const calls = await callsFromHere();
    await userEvent.click(lines[0]!);
    await canvas.findByText('12 bottles');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(calls.writes).toEqual([['DELETE', '/api/cart/itemcode/0651883']]);
    const ofCart = calls.all.filter(([, address]) => address.startsWith('/api/cart/'));
    await expect(ofCart.at(-1)).toEqual(['GET', '/api/cart/list?validate=true']);
    const last = canvas.getByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(last).toHaveFocus());
    await canvas.findByText(/ has been removed from your basket$/);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Your basket is waiting');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() =>
      expect(host.track.mock.calls.flatMap(([event]) => (event.event === 'cart' ? [event] : []))).toEqual([
        { event: 'cart', action: 'remove', itemCode: '0651883', quantity: 6 },
        { event: 'cart', action: 'remove', itemCode: '0684646', quantity: 1 },
      ]),
    );
  },
});

const eVoucherFor = (recipientName: string) =>
  fetch('/api/cart/eItemCode', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      itemCode: 'EVTEST1',
      quantity: '1',
      recipientName,
      recipientEmail: 'ida@friend.example',
      verifyEmail: 'ida@friend.example',
      message: 'Happy birthday',
      amount: '25',
      salesCode: null,
    }),
  });
/** Two lines of one item: the second is removed by its own id, and the first stays. */
export const OneOfTwoEVouchersRemoved = meta.story({
  parameters: { mock: { basket: [] }, rules: ['BSKT-020'] },
  beforeEach: async () => {
    await eVoucherFor('Ida Fenn');
    await eVoucherFor('Tom Ashby');
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const ids = async () => {
      const { response } = await (await fetch('/api/cart/list?validate=true')).json();
      return response.lineItems.map(({ commerceItemId }: { readonly commerceItemId: string }) => commerceItemId);
    };
    const [first, second] = await ids();
    const calls = await callsFromHere();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(calls.writes).toEqual([['DELETE', `/api/cart/commerceitemidentifier/${second}`]]);
    await expect(await ids()).toEqual([first]);
  },
});

/** A pending quantity is counted immediately, but no longer once it has been refused; what was typed stays in the
 * field, next to the reason. */
export const QuantityRefused = meta.story({
  parameters: {
    mock: { basket: [{ product: 'lowStockWine', quantity: 2 }] },
    rules: ['BSKT-009', 'BSKT-077', 'BSKT-080'],
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await canvas.findByText('2 bottles');
    await userEvent.clear(quantity);
    const answer = holdAnswer('setCartItemQuantity');
    await userEvent.type(quantity, '9{Enter}');
    await canvas.findByText('9 bottles');
    answer();
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText(/^Only 4 of .+ are left\.$/)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Only 4 of/);
    await expect(quantity).toHaveValue('9');
    await canvas.findByText('2 bottles');
    await expect(canvas.queryByText('9 bottles')).toBeNull();
  },
});

export const RemoveFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'removeCartItem:500*1' }, rules: ['BSKT-078', 'BSKT-014'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText(callCentre)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(callCentre);
    for (const quantity of canvas.getAllByRole('textbox', { name: /^Quantity/ })) await expect(quantity).toBeValid();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    await canvas.findByText('6 bottles');
    // The last line was removed, so there is no next line to take the focus.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** A refusal with HTTP status 200: the shop's own message is in the dialog, and beside the line that stays. */
export const RemoveRefusedOnce = meta.story({
  parameters: { mock: { basket, fault: 'removeCartItem:status-409*1' }, rules: ['BSKT-011', 'BSKT-077', 'BSKT-080'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText('That has changed in the meantime. Please try again.')).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await expect(within(canvas.getAllByRole('article')[1]!).getByRole('alert')).toHaveTextContent(
      'That has changed in the meantime. Please try again.',
    );
    await expect(within(canvas.getAllByRole('article')[0]!).queryByRole('alert')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

export const RefreshFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'getCart:500*1' }, rules: ['BSKT-079'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(refreshFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await summary(canvas);
    await waitFor(() => expect(canvas.queryByText(refreshFailed)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const RefreshMalformed = meta.story({
  parameters: { mock: { basket, fault: 'getCart:malformed' } },
  play: async ({ canvas }) => {
    await canvas.findByText(refreshFailed);
  },
});

/** Another tab sets the quantity back to its original value. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity!);
    await userEvent.type(quantity!, '8{Enter}');
    await canvas.findByText('20 bottles and a gift');
    await expect(changesIn(calls)).toEqual(['PUT 8']);
    // A refetch that is still on its way would be taken for the one after the other tab's change.
    await calls.settle();
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
    const calls = await callsFromHere();
    const more = canvas.getAllByRole('button', { name: /^One more\b/ })[0]!;
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    for (let press = 0; press < 4; press++) more.click();
    await waitFor(() => expect(quantity).toHaveValue('10'));
    await canvas.findByText('22 bottles');
    await expect(quantity).toHaveValue('10');
    await waitFor(() => expect(changesIn(calls)).toEqual(['PUT 7', 'PUT 10']));
    await waitFor(() => expect(canvas.queryByText('Updating your basket...')).toBeNull());
  },
});

export const TypedThenRemoved = meta.story({
  parameters: { mock: slow },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    const [quantity] = canvas.getAllByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity!);
    await userEvent.type(quantity!, '8');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(changesIn(calls)).toEqual([expect.stringMatching(/^DELETE /)]);
  },
});

/** The removal waits for the pending change, and further presses send nothing. */
export const RemovedWhileChanging = meta.story({
  parameters: { rules: ['BSKT-014'], mock: slow },
  play: async ({ canvas }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    const remove = canvas.getAllByRole('button', { name: /^Remove/ })[0]!;
    canvas.getAllByRole('button', { name: /^One more\b/ })[0]!.click();
    remove.click();
    remove.click();
    await waitFor(() => expect(remove).toHaveAccessibleName('Removing...'));
    remove.click();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(changesIn(calls)).toEqual(['PUT 7', expect.stringMatching(/^DELETE /)]);
  },
});

export const RemovedTwiceAtOnce = meta.story({
  play: async ({ canvas }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    const remove = canvas.getAllByRole('button', { name: /^Remove/ })[0]!;
    remove.click();
    remove.click();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await calls.settle();
    await expect(calls.writes).toHaveLength(1);
  },
});

/** Everything that a basket can hold, each item for a different reason. */
const everything = [
  { product: 'mixedCase', quantity: 4 },
  { product: 'wine', quantity: 6 },
  { product: 'enPrimeurWine', quantity: 3 },
  { product: 'membership', quantity: 1 },
] as const;

export const WithAGift = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket: everything } },
  play: async ({ canvas }) => {
    await summary(canvas);
    await canvas.findByText('57 bottles, 1 item and a gift');
    const plans = canvas.getByRole('region', { name: 'Plans and memberships' });
    await expect(within(plans).getByText('Starts a subscription')).toBeVisible();
    await expect(canvas.getByText('Your gift, with our thanks')).toBeVisible();
    await expect(canvas.getByText('Pre-order: sent when it arrives')).toBeVisible();
  },
});

const swapGift = async (canvas: ReturnType<typeof within>, userEvent: { click: (on: Element) => Promise<void> }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Choose another gift in place of / }));
  // Until the dialog's code is loaded, another dialog is in its place.
  await canvas.findByText('Free with your order, with our thanks.');
  return canvas.getByRole('dialog', { name: 'Choose your gift' });
};
const bigBasket = [{ product: 'mixedCase', quantity: 4 }] as const;

export const GiftSwapped = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket: bigBasket }, rules: ['BSKT-084', 'PLAN-079', 'PLAN-080'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await canvas.findByRole('article', { name: 'The Waiter’s Friend Gift Card Set' });
    const dialog = await swapGift(canvas, userEvent);
    const list = await within(dialog).findAllByRole('listitem');
    await expect(list.map((gift) => gift.querySelector('.wsk-FreeGiftSwap-name')?.textContent)).toEqual([
      'The Waiter’s Friend Gift Card Set',
      'Pair of Crystal Champagne Flutes',
      'Set of Two Cut Tumblers',
      'The Claret Decanter',
    ]);
    await expect(within(list[0]!).getByText('In your basket')).toBeVisible();
    const calls = await callsFromHere();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose Set of Two Cut Tumblers' }));
    await within(dialog).findByText('Set of Two Cut Tumblers is now your gift');
    await expect(calls.writes).toEqual([
      [
        'PUT',
        '/api/user/subscriptions/freegift/FREEGIFT_PROMOTION_ITEM/swap?activeItemCode=0576195&swapItemCode=0387314',
      ],
    ]);
    // The gift that leaves now is the one that came.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose Pair of Crystal Champagne Flutes' }));
    await within(dialog).findByText('Pair of Crystal Champagne Flutes is now your gift');
    await expect(calls.writes[1]).toEqual([
      'PUT',
      `/api/user/subscriptions/freegift/FREEGIFT_PROMOTION_ITEM/swap?activeItemCode=0387314&swapItemCode=${giftCode('flutes')}`,
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await canvas.findByRole('article', { name: 'Pair of Crystal Champagne Flutes' });
    await expect(canvas.queryByRole('article', { name: 'Set of Two Cut Tumblers' })).toBeNull();
    await expect(canvas.queryByRole('article', { name: 'The Waiter’s Friend Gift Card Set' })).toBeNull();
  },
});

export const GiftSwappedEarly = GiftSwapped.extend({
  parameters: { mock: { basket: bigBasket, fault: 'getProfileDetails:slow-1500' } },
});

export const GiftSwappedSignedIn = GiftSwapped.extend({ globals: { login: 'hard' } });

/** A gift that comes with a wine reward is listed and swapped under its own classification. */
export const GiftOfAWineRewardSwapped = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket: [] }, rules: ['BSKT-084', 'PLAN-079', 'PLAN-080'] },
  beforeEach: async () => {
    await fetch(`/api/cart/itemcode/${notable.wineReward}/1`, { method: 'PUT' });
  },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    const dialog = await swapGift(canvas, userEvent);
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Choose Pair of Crystal Champagne Flutes' }),
    );
    await within(dialog).findByText('Pair of Crystal Champagne Flutes is now your gift');
    await waitFor(() => expect(within(dialog).getByText('In your basket')).toHaveFocus());
    await expect(calls.all.filter(([, address]) => address.includes('freegift')).slice(0, 2)).toEqual([
      ['GET', '/api/user/subscriptions/freegift/WINEREWARD_FREE_ITEM'],
      [
        'PUT',
        `/api/user/subscriptions/freegift/WINEREWARD_FREE_ITEM/swap?activeItemCode=0576195&swapItemCode=${giftCode('flutes')}`,
      ],
    ]);
  },
});

/** The gifts are listed only for a customer: a visitor is told so, in a dialog with the default buttons. */
export const GiftsOfAVisitor = meta.story({
  parameters: { mock: { basket: bigBasket }, rules: ['MISC-016'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    await userEvent.click(await canvas.findByRole('button', { name: /^Choose another gift/ }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Choose your gift' });
    await expect(within(dialog).getByText('Log in to see the gifts you can choose from.')).toBeVisible();
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
      'Close',
      'Close',
      'Log in',
    ]);
    await calls.settle();
    await expect(calls.all.filter(([, address]) => address.includes('freegift'))).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await userEvent.type(await canvas.findByLabelText('Email address'), emailOf('standard'));
    await expect(dialog).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await waitFor(() => expect(host.reload).toHaveBeenCalledOnce());
  },
});
export const GiftsOfAVisitorLeft = meta.story({
  parameters: { mock: { basket: bigBasket }, rules: ['MISC-016'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const opener = await canvas.findByRole('button', { name: /^Choose another gift/ });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Choose your gift' });
    await userEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(host.reload).not.toHaveBeenCalled();
  },
});

export const GiftSwapFailedOnce = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket: bigBasket, fault: 'listFreeGifts:500*1,swapFreeGift:409*1' } },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const dialog = await swapGift(canvas, userEvent);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Try again' }));
    const choose = await within(dialog).findByRole('button', { name: 'Choose Set of Two Cut Tumblers' });
    await userEvent.click(choose);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'That has changed in the meantime. Please try again.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Choose Set of Two Cut Tumblers' }));
    await within(dialog).findByText('Set of Two Cut Tumblers is now your gift');
  },
});

/** A rejected code stays in its field with the server's reason; an accepted one appears among the savings. */
export const CouponRejectedThenApplied = meta.story({
  parameters: { rules: ['BSKT-082'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const field = canvas.getByRole('textbox', { name: 'Voucher or coupon' });
    const calls = await callsFromHere();
    await userEvent.type(field, 'nothing{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no voucher nothing.'));
    await expect(field).toHaveValue('nothing');
    await userEvent.clear(field);
    await userEvent.type(field, 'welcome10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('WELCOME10 is applied', { selector: 'strong' });
    await expect(calls.writes).toEqual([
      ['PUT', '/api/checkout/coupon/nothing'],
      ['PUT', '/api/checkout/coupon/welcome10'],
    ]);
    await expect(canvas.getByText('Voucher WELCOME10').nextElementSibling).toHaveTextContent('-£10.00');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Use another code' })).toHaveFocus());
  },
});

export const CouponFailedOnce = meta.story({
  parameters: { mock: { basket, fault: 'applyCheckoutCoupon:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const field = canvas.getByRole('textbox', { name: 'Voucher or coupon' });
    await userEvent.type(field, 'WELCOME10{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('WELCOME10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await canvas.findByText('WELCOME10 is applied', { selector: 'strong' });
  },
});

export const MovedToFavourites = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['IDENT-016', 'PROD-099', 'PROD-103'] },
  beforeEach: () => void host.navigate.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Move to favourites: Bodegas Quintera Rioja Reserva 2018' }),
    );
    await canvas.findByText('Bodegas Quintera Rioja Reserva 2018 is now in your favourites');
    await expect(calls.writes).toEqual([
      ['PUT', '/api/user/favourites/0651883'],
      ['DELETE', '/api/cart/itemcode/0651883'],
    ]);
    await canvas.findByText('12 bottles');
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const MovedBySignedIn = MovedToFavourites.extend({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-021', 'PROD-099'] },
});

/** The heart of the same wine elsewhere on the page is filled as well. */
export const MovedBesideItsHeart = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket, persona: 'new' } },
  render: (_, { globals }) => (
    <>
      <CartPageContainer />
      <FavouriteToggleContainer
        product={{ ...worldOf(globals as StoryGlobals).product('wine'), name: 'Cabalié 2023' }}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await canvas.findByRole('button', { name: 'Add Cabalié 2023 to your favourites' });
    await userEvent.click(canvas.getByRole('button', { name: /^Move to favourites: Bodegas/ }));
    await canvas.findByRole('button', { name: 'Remove Cabalié 2023 from your favourites' });
  },
});

/** A wine that could not be moved to the favourites stays in the basket. */
export const MoveFailedOnce = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket, fault: 'addFavourite:401*1' } },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const move = canvas.getByRole('button', { name: /^Move to favourites: Bodegas/ });
    await userEvent.click(move);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please sign in to continue.');
    await canvas.findByText('18 bottles');
    await userEvent.click(move);
    await canvas.findByText('12 bottles');
  },
});

/** A press before the profile has loaded is a customer's all the same. */
export const MovedEarly = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { basket, fault: 'getProfileDetails:slow-1500' }, rules: ['PROD-099'] },
  beforeEach: () => void host.navigate.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Move to favourites: Bodegas/ }));
    await canvas.findByText('12 bottles');
    await expect(host.navigate).not.toHaveBeenCalled();
  },
});

export const MoveOfAVisitor = meta.story({
  parameters: { rules: ['IDENT-015', 'PROD-099'] },
  beforeEach: () => void host.navigate.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const calls = await callsFromHere();
    await userEvent.click(canvas.getByRole('button', { name: /^Move to favourites: Bodegas/ }));
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledWith(
        '/jsp/registration/common/account_login.jsp?returnTo=%2Fjsp%2Fcheckout%2Fcommon%2Fshoppingcart.jsp',
      ),
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
    await expect(canvas.getByText('18 bottles')).toBeVisible();
  },
});

/** The button is pressed before it is known whether the shopper is a customer. */
export const MoveOfAVisitorEarly = MoveOfAVisitor.extend({
  parameters: { mock: { basket, fault: 'getProfileDetails:slow-1500' } },
});

export const InTheCase = meta.story({
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^What’s in the case\? The House Mixed Dozen/ }));
    await waitFor(() => expect(within(canvas.getByRole('dialog')).getAllByRole('listitem').length).toBeGreaterThan(5));
  },
});

/** The saving at twelve bottles, calculated from the prices of the wines in the basket: £3 on each of 5 bottles. */
export const CaseToFill = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 5 }] } },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    await canvas.findByText('Add 7 more bottles to make twelve');
    await canvas.findByText('With twelve or more bottles, you save £15.00 on these.');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '5');
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '14{Enter}');
    await canvas.findByText('Add 10 more bottles to fill your second case');
    await waitFor(() => expect(canvas.queryByText(/^With twelve/)).toBeNull());
    await canvas.findByText('-£42.00');
  },
});

/** The line of the saving keeps its place while the price of a single wine is fetched. */
export const CaseToFillLoading = meta.story({
  parameters: { mock: { basket: [{ product: 'wine', quantity: 5 }], fault: 'getProduct:slow-60000' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Add 7 more bottles to make twelve');
    await expect(canvasElement.querySelector('.wsk-CaseMeter-saving')).toHaveTextContent(/^$/);
  },
});

/** With the new basket, the site does the work: each change is an event with its item, and no call is made. */
export const NewCartEvents = meta.story({
  parameters: { newCart: true, rules: ['BSKT-028'] },
  play: async ({ canvas, userEvent }) => {
    await summary(canvas);
    const cartEvents: unknown[] = [];
    for (const name of ['cart:add', 'cart:update', 'cart:remove'])
      document.addEventListener(name, (event) => cartEvents.push([name, (event as CustomEvent).detail]));
    const calls = await callsFromHere();
    await userEvent.click(canvas.getAllByRole('button', { name: /^One more\b/ })[0]!);
    await waitFor(() => expect(cartEvents).toHaveLength(1));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[1]!);
    await waitFor(() =>
      expect(cartEvents).toEqual([
        ['cart:update', { itemType: 'itemcode', itemCode: '0651883', quantity: 7 }],
        ['cart:remove', { itemType: 'itemcode', itemCode: '0684646', quantity: 1 }],
      ]),
    );
    await calls.settle();
    await expect(calls.writes).toEqual([]);
  },
});

const withAMembership = [
  { product: 'wine', quantity: 2 },
  { product: 'membership', quantity: 1 },
] as const;

/** The future payments are fetched if the basket has a recurring item, and are shown with day and amount. */
export const FuturePayments = meta.story({
  parameters: { mock: { basket: withAMembership }, rules: ['BSKT-083'] },
  beforeEach: async () => {
    await fetch('/api/cart/itemcode/0557004/1', { method: 'PUT' });
  },
  play: async ({ canvas }) => {
    await summary(canvas);
    const later = within(await canvas.findByRole('region', { name: 'Future payments' }));
    const payments = later.getAllByRole('listitem');
    await expect(payments).toHaveLength(2);
    await expect(payments[0]).toHaveTextContent(/^Unlimited Delivery, One Year.+20\d\d£29\.99$/);
    await expect(payments[1]).toHaveTextContent('The Seasonal Plan: All Reds19 January 2027£110.88');
  },
});

export const NoFuturePayments = meta.story({
  parameters: { rules: ['BSKT-083'] },
  play: async ({ canvas }) => {
    await summary(canvas);
    await expect(canvas.queryByRole('region', { name: 'Future payments' })).toBeNull();
    await expect(storyCalls.all).toContainEqual(['GET', '/api/cart/list?validate=true']);
    // A membership is added in another tab. The payments are fetched only once, so they must not have been fetched
    // before this.
    await fetch('/api/cart/itemcode/00067SV/1', { method: 'PUT' });
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByRole('region', { name: 'Future payments' });
    await expect(storyCalls.all.filter(([, address]) => address.includes('futurepayments'))).toEqual([
      ['GET', '/api/futurepayments/bycart'],
    ]);
    // They follow what is added and removed later.
    await storyCalls.settle();
    await fetch('/api/cart/itemcode/0557004/1', { method: 'PUT' });
    window.dispatchEvent(new Event('visibilitychange'));
    const later = () => within(canvas.getByRole('region', { name: 'Future payments' })).getAllByRole('listitem');
    await waitFor(() => expect(later()).toHaveLength(2));
    await storyCalls.settle();
    for (const itemCode of ['00067SV', '0557004']) await fetch(`/api/cart/itemcode/${itemCode}`, { method: 'DELETE' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Future payments' })).toBeNull());
  },
});

export const FuturePaymentsFailedOnce = meta.story({
  parameters: { mock: { basket: withAMembership, fault: 'getFuturePaymentsByCart:500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('region', { name: 'Future payments' });
  },
});

let firstBasket: () => void;
/** The page in each of its states: loading, items, updating, a line's error, a failed refresh, empty. */
export const States = meta.story({
  parameters: {
    mock: { basket: [{ product: 'lowStockWine', quantity: 2 }] },
    rules: ['BSKT-011'],
  },
  beforeEach: () => {
    firstBasket = holdAnswer('getCart');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Basket: loading')).toBeInTheDocument();
    firstBasket();
    await canvas.findByText('2 bottles');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);

    const refreshed = holdAnswer('getCart');
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText('Updating your basket...');
    refreshed();
    await canvas.findByText('2 bottles');

    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9{Enter}');
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await expect(within(canvas.getByRole('article')).getByRole('alert')).toHaveTextContent(/^Only 4 of/);

    // After a failed change, the basket is fetched again.
    await canvas.findByText('2 bottles');
    await storyCalls.settle();
    const reconnect = goOffline('getCart');
    window.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText(refreshFailed);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    reconnect();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(refreshFailed)).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await canvas.findByRole('heading', { name: 'Your basket is waiting' });
  },
});
