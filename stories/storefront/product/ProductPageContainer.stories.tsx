import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { notable } from '../../../mocks/fixtures/catalogue/notable.js';
import type { LineItem } from '../../../src/model/basket.js';
import type { ApiError } from '../../../src/model/error.js';
import type { BulkPromotion } from '../../../src/model/offer.js';
import { ProductPageContainer } from '../../../src/storefront/product/ProductPageContainer.js';
import { from } from '../../from.js';
import { holdTimers } from '../../heldTimers.js';
import {
  answerInstead,
  callsFromHere,
  changeAnswer,
  goOffline,
  holdAnswer,
  type ShopCalls,
  storyCalls,
} from '../../storyShop.js';
import { viewsNotRecorded } from '../viewsNotRecorded.js';
import { host, withStorefront } from '../withStorefront.js';

const meta = preview.meta({
  component: ProductPageContainer,
  decorators: [withStorefront],
  args: { itemCode: from((world) => world.product('wine').itemCode) },
});

const callCentre =
  /^Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144$/;

type Canvas = ReturnType<typeof within>;
const addButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Add to basket' });

/** Adds the product, sees the basket's error dialog, closes it, and adds the product again, this time successfully. */
const failsOnceThenWorks =
  (message: RegExp) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(await addButton(canvas));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText(message)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.queryByRole('alertdialog', { name: 'Shopping Basket' })).toBeNull());
    await userEvent.click(await addButton(canvas));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await canvas.findByRole('button', { name: /^Basket: 1 bottle,/ });
  };

/** Returns the changes at addresses that begin like this: each part of the page may change something of its own, once
 * it has loaded. */
const writesTo = (start: string, { writes }: ShopCalls = storyCalls) =>
  writes.filter(([, address]) => address.startsWith(start));
const basketWrites = (calls: ShopCalls) => writesTo('/api/cart/', calls);
/** Returns the calls that record the product as viewed. */
const recorded = () => writesTo('/api/user/recentlybrowsed/');
/** The product is recorded as viewed, once, for a brand that records viewed products. */
export const RecordedAsViewed = meta.story({
  globals: { brand: 'avy', login: 'soft' },
  parameters: { rules: ['HOME-054'] },
  play: async ({ args, canvas }) => {
    await addButton(canvas);
    await waitFor(() => expect(recorded()).not.toEqual([]));
    await storyCalls.settle();
    await expect(recorded()).toEqual([['PUT', `/api/user/recentlybrowsed/${args.itemCode}`]]);
  },
});
export const NotRecordedAsViewed = meta.story({
  globals: { brand: 'ba', login: 'soft' },
  parameters: { rules: ['HOME-054', 'BRAND-060'] },
  play: async ({ canvas }) => {
    await addButton(canvas);
    await storyCalls.settle();
    await expect(recorded()).toEqual([]);
  },
});
/** The editors have switched viewed products off. */
export const NotRecordedByEditors = meta.story({
  globals: { brand: 'law', login: 'soft' },
  parameters: { rules: ['HOME-054', 'BRAND-060'] },
  beforeEach: viewsNotRecorded,
  play: async ({ canvas }) => {
    await addButton(canvas);
    await waitFor(() => expect(storyCalls.all.join()).toContain('fields.brandIdentifier=law'));
    await storyCalls.settle();
    await expect(recorded()).toEqual([]);
  },
});
/** Without the content, the brand's configuration decides. */
export const RecordedWithoutContent = meta.story({
  globals: { brand: 'law', login: 'soft' },
  parameters: { mock: { fault: 'queryBrandContent:500' }, rules: ['HOME-054'] },
  play: async ({ args, canvas }) => {
    await addButton(canvas);
    await waitFor(() => expect(recorded()).toEqual([['PUT', `/api/user/recentlybrowsed/${args.itemCode}`]]));
  },
});

export const Wine = meta.story({
  parameters: { rules: ['BSKT-006', 'BSKT-016', 'PROD-071', 'PROD-072'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    await canvas.findByRole('button', { name: 'Added to basket' });
    await canvas.findByText('Added to your basket');
    await canvas.findByText(/^[A-Z].+, 1 bottle$/);
    await canvas.findByRole('button', { name: /^Basket: 1 bottle,/ });
  },
});

export const Adding = meta.story({
  parameters: { mock: { fault: 'addCartItem:slow-60000' }, rules: ['BSKT-013', 'PROD-071'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    await expect(canvas.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Points = Wine.extend({ globals: { brand: 'hsb' } });

export const MixedCase = meta.story({ args: { itemCode: from((world) => world.product('mixedCase').itemCode) } });

export const OutOfStock = meta.story({
  args: { itemCode: from((world) => world.product('outOfStockWine').itemCode) },
  parameters: { rules: ['PROD-090'] },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Out of Stock');
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
    // Every deferred part of the page has loaded.
    await canvas.findByText(/^out of 5, from \d+ reviews$/);
    await import('../../../src/storefront/product/NotifyButtonContainer.js');
    await storyCalls.settle();
    await expect(canvas.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
  },
});

/** Being recognised is not enough for the alert either. */
export const OutOfStockRecognised = OutOfStock.extend({ globals: { login: 'soft' } });

/** Lets the basket of a story arrive. */
let basketAnswer = () => {};
/** Neither the basket nor the new quantity exceeds the stock, but both together do. */
export const LowStock = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode) },
  parameters: { mock: { basket: [{ product: 'lowStockWine', quantity: 2 }] }, rules: ['PROD-067', 'PROD-068'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: 2 bottles,/ });
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    const calls = await callsFromHere();
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only 4 left, and your basket already has 2. Please choose a smaller quantity.',
    );
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([]);
    await expect(canvas.getByRole('button', { name: /^Basket: 2 bottles,/ })).toBeVisible();
  },
});

/** The button is pressed before the basket is there: what it holds counts all the same. */
export const LowStockBeforeTheBasketIsThere = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode) },
  parameters: { mock: { basket: [{ product: 'lowStockWine', quantity: 2 }] }, rules: ['PROD-067', 'PROD-068'] },
  play: async ({ canvas, userEvent }) => {
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.click(add);
    await expect(canvas.queryByRole('button', { name: /^Basket: 2 bottles,/ })).toBeNull();
    basketAnswer();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only 4 left, and your basket already has 2. Please choose a smaller quantity.',
    );
    await storyCalls.settle();
    await expect(basketWrites(storyCalls)).toEqual([]);
    await expect(canvas.getByRole('button', { name: /^Basket: 2 bottles,/ })).toBeVisible();
  },
  beforeEach: () => {
    basketAnswer = holdAnswer('getCart');
  },
});

/** What is already in the basket may stand in two lines. */
export const LowStockInTwoLines = LowStock.extend({
  parameters: { rules: ['PROD-067'] },
  beforeEach: () =>
    changeAnswer('getCart', (cart) => {
      const [line] = cart.lineItems as LineItem[];
      const one = { ...line, quantity: 1, bottleCount: 1 };
      const lineItems = line ? ['A', 'B'].map((commerceItemId) => ({ ...one, commerceItemId })) : [];
      return { ...cart, lineItems };
    }),
});

export const AlreadyUnlimited = meta.story({
  args: { itemCode: '00067SV' },
  globals: { login: 'hard' },
  parameters: { mock: { persona: 'unlimited' }, rules: ['BSKT-067', 'BSKT-070', 'BSKT-071'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bernadet...');
    await userEvent.click(await addButton(canvas));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText('You are already an unlimited member.')).toBeVisible();
  },
});

export const AddFailedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:500*1' }, rules: ['BSKT-009', 'BSKT-078', 'PROD-072', 'BSKT-013'] },
  play: failsOnceThenWorks(callCentre),
});
export const AddRefusedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:status-409*1' }, rules: ['BSKT-077', 'PROD-072'] },
  play: failsOnceThenWorks(/^That has changed in the meantime\. Please try again\.$/),
});
/** Where the shop gives two messages, the status message is the one to show. */
export const AddRefusedWithTwoMessages = meta.story({
  parameters: { rules: ['BRAND-041', 'BSKT-077'] },
  beforeEach: () =>
    answerInstead('addCartItem', {
      statusCode: 409,
      statusMessage: 'Sold out since this morning. Call {phone} for the next delivery.',
      errorResponse: { message: 'STOCK_CONFLICT' },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(
      within(dialog).getByText('Sold out since this morning. Call 01632 960 144 for the next delivery.'),
    ).toBeVisible();
  },
});
/** A status message that is no text, or blank, is not shown. */
export const AddRefusedWithoutText = meta.story({
  parameters: { rules: ['BSKT-078'] },
  play: async ({ canvas, userEvent }) => {
    const add = await addButton(canvas);
    for (const statusMessage of [{ code: 'STOCK_CONFLICT' }, ' ', undefined]) {
      answerInstead('addCartItem', { statusCode: 409, statusMessage });
      await userEvent.click(add);
      const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
      await expect(within(dialog).getByText(callCentre)).toBeVisible();
      await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      // Closing goes back in the history, which the browser does a moment later.
      await waitFor(() => expect(window.history.state?.wskDialog).toBeUndefined());
    }
  },
});
/** The product was added, but the basket cannot be fetched afterwards. */
export const AddedAndNotRefreshed = meta.story({
  parameters: { rules: ['BSKT-009', 'BSKT-079'] },
  play: async ({ canvas, userEvent }) => {
    const add = await addButton(canvas);
    await canvas.findByRole('button', { name: 'Basket: empty' });
    const calls = await callsFromHere();
    goOffline('getCart');
    await userEvent.click(add);
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await expect(within(dialog).getByText('We are having problems updating your cart at the moment.')).toBeVisible();
    await expect(basketWrites(calls)).toEqual([['PUT', '/api/cart/itemcode/0651883/1']]);
    await canvas.findByText('Added to your basket');
  },
});
/** After the dialog, the message stays on the page. */
export const AddRefused = meta.story({
  parameters: { mock: { fault: 'addCartItem:status-409*1' }, rules: ['BSKT-080'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() =>
      expect(within(canvas.getByRole('main')).getByRole('alert')).toHaveTextContent(
        'That has changed in the meantime. Please try again.',
      ),
    );
  },
});
export const AddMalformedOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:malformed*1' }, rules: ['PROD-072'] },
  play: failsOnceThenWorks(callCentre),
});
export const AddOfflineOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:offline*1' }, rules: ['PROD-072'] },
  play: failsOnceThenWorks(callCentre),
});
export const AddTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'addCartItem:timeout*1' }, rules: ['PROD-072'] },
  play: failsOnceThenWorks(callCentre),
});

/** A basket that was being fetched when the product was added is out of date, and is ignored. */
export const AddedBeforeTheBasketIsThere = meta.story({
  parameters: { mock: { fault: 'getCart:slow-1500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    await canvas.findByRole('button', { name: /^Basket: 1 bottle,/ });
  },
});

export const NewCartFlagOn = meta.story({
  parameters: { newCart: true, mock: { fault: 'addCartItem:500' }, rules: ['BSKT-028'] },
  play: async ({ args, canvas, userEvent }) => {
    const onCartAdd = fn();
    document.addEventListener('cart:add', (event) => onCartAdd((event as CustomEvent).detail), { once: true });
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    const calls = await callsFromHere();
    await userEvent.click(add);
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect(onCartAdd).toHaveBeenCalledWith({ itemType: 'itemcode', itemCode: args.itemCode, quantity: 3 });
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([]);
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
    await expect(quantity).toHaveValue('1');
    await canvas.findByRole('button', { name: /^Basket: 1 bottle,/ });
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

let fiveSeconds: ReturnType<typeof holdTimers>;
const holdFiveSeconds = () => {
  fiveSeconds = holdTimers(5000);
};
async function letFiveSecondsPass(): Promise<void> {
  // The message appears just before its timer starts.
  await waitFor(() => expect(fiveSeconds.count()).toBe(1));
  fiveSeconds.pass();
}

/** A product's code need not be the one of what is sold of it. */
const otherSkuCodes = () =>
  changeAnswer('getProduct', ({ skus, ...product }) => ({
    ...product,
    skus: (skus as object[]).map((sku, place) => ({ ...sku, itemCode: `SKU${place}` })),
  }));

const alertLabel = 'Email me when the price drops or new stock arrives';
const signedUp = 'You are signed up for alerts';
const alertBox = (canvas: Canvas, name = alertLabel) => canvas.findByRole('checkbox', { name });
const signUpDirectly = (itemCode: string) => fetch(`/api/user/interests/${itemCode}`, { method: 'POST' });

export const Alerts = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-023', 'PROD-088', 'PROD-090', 'PROD-091', 'PROD-092', 'PROD-093', 'PROD-094'] },
  beforeEach: () => {
    holdFiveSeconds();
    otherSkuCodes();
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = await alertBox(canvas);
    await expect(box).not.toBeChecked();
    const calls = await callsFromHere();
    await userEvent.click(box);
    await expect(await canvas.findByText('Thank you')).toBeVisible();
    await expect(writesTo('/api/user/interests/', calls)).toEqual([['POST', '/api/user/interests/0651883']]);
    // The shop has recorded the sign-up: it refuses another one.
    const again = await signUpDirectly(args.itemCode);
    await expect(await again.text()).toContain('already exists in user interests');
    await expect(canvas.queryByText(signedUp)).toBeNull();
    await letFiveSecondsPass();
    const done = await alertBox(canvas, signedUp);
    await expect(done).toBeChecked();
    await expect(done).toBeDisabled();
    await expect(canvas.queryByText('Thank you')).toBeNull();
  },
});

/** A customer who has bought nothing yet may sign up as well, also for a case. */
export const AlertsOfACase = meta.story({
  args: { itemCode: from((world) => world.product('mixedCase').itemCode) },
  globals: { login: 'hard', persona: 'new' },
  parameters: { rules: ['IDENT-023', 'PROD-090'] },
  play: async ({ canvas }) => {
    const box = await alertBox(canvas);
    await expect(box).toBeEnabled();
    await expect(box).not.toBeChecked();
  },
});

export const AlertsSignedUpBefore = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['PROD-094', 'PROD-097'] },
  play: async ({ args, canvas, userEvent }) => {
    await signUpDirectly(args.itemCode);
    await userEvent.click(await alertBox(canvas));
    const done = await alertBox(canvas, signedUp);
    await expect(done).toBeChecked();
    await expect(done).toBeDisabled();
  },
});

export const AlertsFailedOnce = meta.story({
  globals: { login: 'hard' },
  parameters: { mock: { fault: 'createUserInterest:offline*1' }, rules: ['PROD-095'] },
  beforeEach: holdFiveSeconds,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await alertBox(canvas));
    await expect(await canvas.findByText('Network request failed')).toBeVisible();
    await expect(await alertBox(canvas)).toBeChecked();
    await letFiveSecondsPass();
    await waitFor(() => expect(canvas.queryByText('Network request failed')).toBeNull());
    const box = await alertBox(canvas);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await canvas.findByText('Thank you');
  },
});

const refusing = (statusCode: number, httpStatus: number) => () => {
  holdFiveSeconds();
  answerInstead(
    'createUserInterest',
    { statusCode, errorResponse: { message: 'Alerts are closed tonight.' } },
    httpStatus,
  );
};
export const AlertsRefused = meta.story({
  globals: { login: 'hard' },
  parameters: { rules: ['PROD-095', 'PROD-098'] },
  beforeEach: refusing(422, 422),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await alertBox(canvas));
    await expect(await canvas.findByText('Alerts are closed tonight.')).toBeVisible();
    await expect(await alertBox(canvas)).toBeChecked();
    await letFiveSecondsPass();
    await waitFor(() => expect(canvas.queryByText('Alerts are closed tonight.')).toBeNull());
    await expect(await alertBox(canvas)).not.toBeChecked();
    await expect(canvas.queryByText(signedUp)).toBeNull();
  },
});
/** Refused in a response that arrives as a success. */
export const AlertsRefusedByStatus = AlertsRefused.extend({ beforeEach: refusing(7, 200) });
/** Refused with a status that has words of its own if the server has none. */
export const AlertsRefusedAsConflict = AlertsRefused.extend({ beforeEach: refusing(409, 409) });
/** The server's words stand for an error of its own, too. */
export const AlertsRefusedByAnError = AlertsRefused.extend({ beforeEach: refusing(500, 500) });

/** Checks that every deferred part has loaded, and that there is no sign-up for alerts. */
const withoutAlerts = async ({ canvas }: { canvas: Canvas }) => {
  await canvas.findByRole('region', { name: 'You may also like' });
  await canvas.findByText('out of 5, from 502 reviews');
  await import('../../../src/storefront/product/AlertSignUpContainer.js');
  await storyCalls.settle();
  await expect(canvas.queryByRole('checkbox', { name: alertLabel })).toBeNull();
  await expect(canvas.queryByText(signedUp)).toBeNull();
};
export const NoAlertsForVisitors = meta.story({
  globals: { login: 'visitor' },
  parameters: { rules: ['PROD-090'] },
  play: withoutAlerts,
});
export const NoAlertsForRecognised = meta.story({
  globals: { login: 'soft' },
  parameters: { rules: ['PROD-090'] },
  play: withoutAlerts,
});

export const OutOfStockSignedIn = meta.story({
  args: { itemCode: from((world) => world.product('outOfStockWine').itemCode) },
  globals: { login: 'hard' },
  parameters: { rules: ['IDENT-023', 'PROD-087', 'PROD-091', 'PROD-093', 'PROD-094'] },
  beforeEach: holdFiveSeconds,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when it is back' }));
    await canvas.findByRole('button', { name: 'Thank you' });
    await expect(await (await signUpDirectly(args.itemCode)).text()).toContain('already exists in user interests');
    await expect(canvas.queryByText(signedUp)).toBeNull();
    await letFiveSecondsPass();
    await expect(await canvas.findByText(signedUp, { ignore: '.wsk-VisuallyHidden' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thank you' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
  },
});
/** The button of a sold-out product is refused in the shop's words too, and can be pressed again. */
export const OutOfStockRefused = meta.story({
  args: { itemCode: from((world) => world.product('outOfStockWine').itemCode) },
  globals: { login: 'hard' },
  parameters: { rules: ['PROD-087', 'PROD-095', 'PROD-098'] },
  beforeEach: refusing(409, 409),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when it is back' }));
    await expect(await canvas.findByText('Alerts are closed tonight.')).toBeVisible();
    await letFiveSecondsPass();
    await waitFor(() => expect(canvas.queryByText('Alerts are closed tonight.')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
    await expect(canvas.queryByText(signedUp)).toBeNull();
  },
});
/** A customer who signed up before is told so, without a message of failure. */
export const OutOfStockSignedUpBefore = meta.story({
  args: { itemCode: from((world) => world.product('outOfStockWine').itemCode) },
  globals: { login: 'hard' },
  parameters: { rules: ['PROD-087', 'PROD-094', 'PROD-097'] },
  play: async ({ args, canvas, userEvent }) => {
    await signUpDirectly(args.itemCode);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when it is back' }));
    await expect(await canvas.findByText(signedUp, { ignore: '.wsk-VisuallyHidden' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Returns the quantity of an item in the basket, and what the basket charges for everything except delivery. */
async function charged(itemCode: string): Promise<readonly [quantity: number, goods: string]> {
  const { response } = await (await fetch('/api/cart/list')).json();
  const { rawSubtotal, savings } = response.orderPriceInfo;
  const line = response.lineItems.find((item: { product: { itemCode: string } }) => item.product.itemCode === itemCode);
  return [line?.quantity, (rawSubtotal - savings).toFixed(2)];
}

const dealAdded =
  (name: string, cases: number) =>
  async ({
    args,
    canvas,
    userEvent,
  }: {
    args: { itemCode: string };
    canvas: Canvas;
    userEvent: { click: (element: Element) => Promise<void> };
  }) => {
    const deal = within(await canvas.findByRole('listitem', { name }));
    const price = deal.getByText(/^£[\d,]+\.\d\d$/).textContent?.replace(/[£,]/g, '');
    await userEvent.click(deal.getByRole('button', { name: 'Add to basket' }));
    await deal.findByRole('button', { name: 'Added to basket' });
    await expect(await charged(args.itemCode)).toEqual([cases, price]);
  };
export const TwoCases = meta.story({
  args: { itemCode: from((world) => world.product('plainCase').itemCode) },
  parameters: { rules: ['PROD-076', 'PROD-077', 'PROD-084'] },
  play: dealAdded('Two cases', 2),
});
export const ThreeCases = meta.story({
  args: { itemCode: from((world) => world.product('plainCase').itemCode) },
  parameters: { rules: ['PROD-076', 'PROD-077', 'PROD-085'] },
  play: dealAdded('Three cases', 3),
});

const plainCaseWith = (status: string, stockQty: number) => () =>
  changeAnswer('getProduct', (product) =>
    product.itemCode === notable.unmixedCase
      ? { ...product, inventoryInfo: { summaryAvailabilityStatus: status, stockQty } }
      : product,
  );
/** A deal on more cases than there are says so, and asks the shop for nothing. */
export const DealBlockedByLowStock = meta.story({
  args: { itemCode: notable.unmixedCase },
  parameters: { rules: ['PROD-066', 'PROD-068', 'PROD-069', 'PROD-086'] },
  beforeEach: plainCaseWith('low_stock', 2),
  play: async ({ args, canvas, userEvent }) => {
    const three = within(await canvas.findByRole('listitem', { name: 'Three cases' }));
    const two = within(canvas.getByRole('listitem', { name: 'Two cases' }));
    const calls = await callsFromHere();
    await userEvent.click(three.getByRole('button', { name: 'Add to basket' }));
    await expect(await three.findByRole('alert')).toHaveTextContent('Only 2 left. Please choose a smaller quantity.');
    await expect(two.queryByRole('alert')).toBeNull();
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([]);
    await userEvent.click(two.getByRole('button', { name: 'Add to basket' }));
    await two.findByRole('button', { name: 'Added to basket' });
    await expect((await charged(args.itemCode))[0]).toBe(2);
    await expect(three.queryByRole('alert')).toBeNull();
  },
});
/** The figure of a product that is not low in stock blocks nothing. */
export const InStockWithFewer = meta.story({
  args: { itemCode: notable.unmixedCase },
  parameters: { rules: ['PROD-069'] },
  beforeEach: plainCaseWith('in_stock', 1),
  play: async ({ args, canvas, userEvent }) => {
    const two = within(await canvas.findByRole('listitem', { name: 'Two cases' }));
    await userEvent.click(two.getByRole('button', { name: 'Add to basket' }));
    await two.findByRole('button', { name: 'Added to basket' });
    await expect((await charged(args.itemCode))[0]).toBe(2);
  },
});
/** A deal that is refused says why, beside its own button. */
export const DealRefused = meta.story({
  args: { itemCode: notable.unmixedCase },
  parameters: { mock: { fault: 'addCartItem:status-409*1' }, rules: ['PROD-072', 'PROD-086'] },
  play: async ({ canvas, userEvent }) => {
    const three = await canvas.findByRole('listitem', { name: 'Three cases' });
    await userEvent.click(within(three).getByRole('button', { name: 'Add to basket' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Shopping Basket' });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(canvas.queryByRole('alertdialog', { name: 'Shopping Basket' })).toBeNull());
    await expect(within(three).getByRole('alert')).toHaveTextContent(
      'That has changed in the meantime. Please try again.',
    );
    await expect(within(canvas.getByRole('listitem', { name: 'Two cases' })).queryByRole('alert')).toBeNull();
    await expect(within(three).getByRole('button', { name: 'Add to basket' })).toBeVisible();
  },
});

/** While one deal is being added, a press on the other is ignored, and its button stays as it is. */
export const DealWhileAnotherIsAdded = meta.story({
  args: { itemCode: notable.unmixedCase },
  parameters: { rules: ['PROD-086'] },
  play: async ({ canvas, userEvent }) => {
    const three = within(await canvas.findByRole('listitem', { name: 'Three cases' }));
    const two = within(canvas.getByRole('listitem', { name: 'Two cases' }));
    const calls = await callsFromHere();
    const answer = holdAnswer('addCartItem');
    await userEvent.click(three.getByRole('button', { name: 'Add to basket' }));
    await three.findByRole('button', { name: 'Adding...' });
    await userEvent.click(two.getByRole('button', { name: 'Add to basket' }));
    await expect(three.getByRole('button', { name: 'Adding...' })).toBeVisible();
    await expect(two.getByRole('button', { name: 'Add to basket' })).toBeVisible();
    answer();
    await three.findByRole('button', { name: 'Added to basket' });
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([['PUT', '/api/cart/itemcode/0364791/3']]);
  },
});

/** A deal names the case that it is on, which need not be the page's own. */
export const DealOnAnotherCase = meta.story({
  args: { itemCode: from((world) => world.product('plainCase').itemCode) },
  parameters: { rules: ['PROD-082'] },
  beforeEach: () =>
    changeAnswer('getBulkPromotions', (deals) =>
      (deals as unknown as readonly BulkPromotion[]).slice(0, 1).map((deal) => ({
        ...deal,
        bulkUIRules: { qualifyingItems: [{ itemCode: notable.mixedCase, quantity: 2 }] },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    const deal = within(await canvas.findByRole('listitem', { name: 'Two cases' }));
    const calls = await callsFromHere();
    await userEvent.click(deal.getByRole('button', { name: 'Add to basket' }));
    await deal.findByRole('button', { name: 'Added to basket' });
    await expect(basketWrites(calls)).toEqual([['PUT', '/api/cart/itemcode/0684646/2']]);
  },
});

/** A mixed case has a deal for two, but not for three. */
export const DealsOfAMixedCase = meta.story({
  args: { itemCode: from((world) => world.product('mixedCase').itemCode) },
  parameters: { rules: ['PROD-077'] },
  beforeEach: otherSkuCodes,
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Two cases' });
    await expect(canvas.queryByRole('listitem', { name: 'Three cases' })).toBeNull();
    const asked = storyCalls.all.filter(([, address]) => address.startsWith('/api/promotions/'));
    await expect(asked).toEqual([['GET', '/api/promotions/bulk-promotions/0684646']]);
  },
});

/** With the one in the basket, three more are all that is left; other wines in the basket do not count. */
export const LowStockWithinWhatIsLeft = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode) },
  parameters: {
    mock: {
      basket: [
        { product: 'wine', quantity: 6 },
        { product: 'lowStockWine', quantity: 1 },
      ],
    },
    rules: ['PROD-069', 'PROD-066', 'PROD-067'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Basket: 7 bottles,/ });
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.click(add);
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect((await charged(args.itemCode))[0]).toBe(4);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // What has just been added counts too.
    await canvas.findByRole('button', { name: /^Basket: 10 bottles,/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    const calls = await callsFromHere();
    await userEvent.click(await addButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only 4 left, and your basket already has 4. Please choose a smaller quantity.',
    );
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([]);
  },
});
export const LowStockOneTooMany = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode) },
  parameters: { rules: ['PROD-066', 'PROD-068', 'PROD-069', 'PROD-072'] },
  play: async ({ args, canvas, userEvent }) => {
    const add = await addButton(canvas);
    const quantity = canvas.getByRole('textbox', { name: /^Quantity/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5');
    const calls = await callsFromHere();
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only 4 left. Please choose a smaller quantity.');
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([]);
    await expect((await charged(args.itemCode))[0]).toBeUndefined();
    await expect(add).toHaveAccessibleName('Add to basket');
    await expect(add).not.toHaveAttribute('aria-disabled');
    // The error is about the quantity that was asked for, and goes with it.
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(add);
    await canvas.findByRole('button', { name: 'Added to basket' });
    await expect((await charged(args.itemCode))[0]).toBe(4);
  },
});

/** Checks that the section shows a failed call, and that its button recovers from it. */
const partFailsThenWorks =
  (message: string | RegExp, mended: (canvas: Canvas) => Promise<unknown>) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (element: Element) => Promise<void> } }) => {
    await canvas.findByText(message);
    await addButton(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await mended(canvas);
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
  };
export const DealsFailedOnce = meta.story({
  args: { itemCode: from((world) => world.product('plainCase').itemCode) },
  parameters: { mock: { fault: 'getBulkPromotions:offline*1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Network request failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('listitem', { name: 'Two cases' });
  },
});
export const OffersFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProductUpsellOffers:offline*1' }, rules: ['PROD-075'] },
  play: partFailsThenWorks('Network request failed', (canvas) =>
    canvas.findByRole('link', { name: /Unlimited Delivery/ }),
  ),
});

export const RecommendedToACustomer = meta.story({
  globals: { login: 'soft' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Recommended wines' });
    // The rail that loads gives way to the one with wines.
    const rail = () => within(canvas.getByRole('region', { name: 'Recommended wines' }));
    await waitFor(() => expect(rail().getAllByRole('link')).toHaveLength(6));
    await expect(canvas.queryByRole('region', { name: 'Most popular' })).toBeNull();
  },
});
/** The page's own wine is left out, although it is the most popular. */
export const PopularToAVisitor = meta.story({
  play: async ({ args, canvas }) => {
    const rail = await canvas.findByRole('region', { name: 'Most popular' });
    await waitFor(() => expect(within(rail).getAllByRole('article')).toHaveLength(6));
    const links = within(rail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(links).not.toContain(`/product/${args.itemCode}`);
    await expect(canvas.queryByRole('region', { name: 'Recommended wines' })).toBeNull();
  },
});
export const RecommendedFailed = meta.story({
  globals: { login: 'soft' },
  parameters: { mock: { fault: 'listRecommendedWines:500' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'You may also like' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recommended wines' })).toBeNull());
    await expect(await addButton(canvas)).toBeEnabled();
  },
});

const nothingOfTheProduct = async ({ args, canvas, canvasElement }: FailedLoad) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t show this wine at the moment');
  await expect(
    canvasElement.querySelector('.wsk-ProductPage-info, .wsk-ProductPage-stage, .wsk-ProductPage[role], #ReviewsApp'),
  ).toBeNull();
  await expect(canvas.queryByText(args.itemCode)).toBeNull();
};
interface FailedLoad {
  readonly args: { readonly itemCode: string };
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
}

/** The failure is logged, nothing about the product is shown, and the page recovers from it. */
const loadFailsThenWorks =
  (kind: ApiError['kind'], message: string | RegExp) =>
  async ({ userEvent, ...failure }: FailedLoad & { userEvent: { click: (element: Element) => Promise<void> } }) => {
    const { canvas } = failure;
    await canvas.findByText(message);
    await nothingOfTheProduct(failure);
    await expect(host.track).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'Errors', operationId: 'getProduct', kind }),
    );
    await expect(host.log.mock.calls.map(([error]) => (error as ApiError).operationId)).toContain('getProduct');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await addButton(canvas);
  };

export const LoadFailedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:500*1' }, rules: ['PROD-005'] },
  play: loadFailsThenWorks('http', /Something went wrong on our side/),
});
export const LoadRefusedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:status-409*1' }, rules: ['PROD-005', 'PROD-006'] },
  play: loadFailsThenWorks('status', 'That has changed in the meantime. Please try again.'),
});
/** The failure is logged, and nothing about a product is shown: no name, no price, no button. */
export const LoadFailed = meta.story({
  parameters: { mock: { fault: 'getProduct:503' }, rules: ['PROD-005'] },
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByText('We can’t show this wine at the moment');
    await expect(host.track).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'Errors', operationId: 'getProduct', status: 503 }),
    );
    await expect(host.log.mock.calls.map(([error]) => (error as ApiError).operationId)).toContain('getProduct');
    await expect(canvas.queryByRole('button', { name: 'Add to basket' })).toBeNull();
    await expect(canvasElement.querySelector('.wsk-PriceDisplay, [id="ReviewsApp"], article')).toBeNull();
    await expect(canvas.queryByText(args.itemCode)).toBeNull();
  },
});
/** The failure of one product leads on to others. */
export const LoadFailedOfOne = meta.story({
  parameters: { mock: { fault: 'getProduct:503*1' } },
  play: async ({ args, canvas }) => {
    await canvas.findByText('We can’t show this wine at the moment');
    const rail = await canvas.findByRole('region', { name: 'Most popular' });
    await waitFor(() => expect(within(rail).getAllByRole('article')).toHaveLength(6));
    const links = within(rail).getAllByRole('link');
    await expect(links.filter((link) => link.getAttribute('href')?.includes(args.itemCode))).toEqual([]);
    await expect(canvas.queryByText(args.itemCode)).toBeNull();
  },
});
export const LoadOfflineOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:offline*1' }, rules: ['MISC-019', 'PROD-005'] },
  play: loadFailsThenWorks('network', /Network request failed/),
});
export const LoadTimedOutOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:timeout*1' }, rules: ['MISC-020', 'PROD-005'] },
  play: loadFailsThenWorks('timeout', /Network request timed out/),
});
export const LoadMalformedOnce = meta.story({
  parameters: { mock: { fault: 'getProduct:malformed*1' }, rules: ['PROD-005'] },
  play: loadFailsThenWorks('malformed', /Something went wrong\. Please try again/),
});

/** The setting is selected in the toolbar: every call fails, including the header's. */
export const EveryCallOffline = meta.story({
  globals: { fault: 'offline' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Network request failed/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const UnknownItem = meta.story({
  args: { itemCode: 'NOSUCHWINE' },
  parameters: { rules: ['PROD-005'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/NOSUCHWINE/);
    await expect(host.track).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'Errors', operationId: 'getProduct', status: 404 }),
    );
    await expect(host.log.mock.calls.map(([error]) => (error as ApiError).operationId)).toContain('getProduct');
    await expect(canvasElement.querySelector('.wsk-ProductPage-buyBox, [id="ReviewsApp"]')).toBeNull();
    const rail = await canvas.findByRole('region', { name: 'Most popular' });
    await waitFor(() => expect(within(rail).getAllByRole('article').length).toBeGreaterThan(3));
    const buttons = canvas.queryAllByRole('button', { name: 'Add to basket' });
    await expect(buttons.filter((button) => !rail.contains(button))).toEqual([]);
  },
});
/** The number left counts even when it is none. */
export const LowStockWithNoneLeft = meta.story({
  args: { itemCode: from((world) => world.product('lowStockWine').itemCode) },
  parameters: { rules: ['PROD-066'] },
  beforeEach: () =>
    changeAnswer('getProduct', (product) =>
      product.itemCode === notable.lowStockWine
        ? { ...product, inventoryInfo: { summaryAvailabilityStatus: 'low_stock', stockQty: 0 } }
        : product,
    ),
  play: async ({ canvas, userEvent }) => {
    const add = await addButton(canvas);
    const calls = await callsFromHere();
    await userEvent.click(add);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only 0 left.');
    await calls.settle();
    await expect(basketWrites(calls)).toEqual([]);
  },
});
