import { beforeAll, describe, expect, test } from 'vitest';
import { callCentre, faultKinds } from './faultKinds.js';
import { keptBy } from './keptBy.js';
import { isLong } from './longRuns.js';
import { openShop, plainPage, type Shopper } from './shopper.js';

const wine = '/product/0651883';
const cartPage = '/jsp/checkout/common/shoppingcart.jsp';
const refreshFailed = 'We are having problems updating your cart at the moment.';

/** Every kind of failure, with the message a page shows when the requirements do not specify one. */
const kinds = faultKinds('500', 'status-422', 'malformed', 'empty', 'offline', 'timeout');

const failingServer = /ApiError/;

// Long runs test every kind on every page; usual runs test two kinds per page, so that each kind occurs.
describe.each(kinds.map(([kind, text], place) => [kind, text, place] as const))(
  'the fault %s, once',
  (kind, text, place) => {
    const isDrawn = (page: number): boolean => isLong || place % 3 === page % 3;

    /** Waits until the page gives up on a shop that does not respond. */
    const giveUp = async (shopper: Shopper, call: string) => {
      if (kind === 'timeout') await shopper.runOutOfTime(call);
    };
    const cartText = kind === 'status-422' ? text : callCentre;

    if (isDrawn(0))
      test('on addCartItem: shows the basket’s dialog, and the second try works [BSKT-009, BSKT-077, BSKT-078]', async () => {
        const shopper = await openShop({ path: wine, query: { fault: `addCartItem:${kind}*1` } });
        shopper.allowNoise(failingServer);
        const { page } = shopper;
        await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
        await giveUp(shopper, 'addCartItem');
        const dialog = page.getByRole('alertdialog', { name: 'Shopping Basket' });
        await dialog.getByText(cartText, { exact: true }).waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
        await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
        await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
      });

    if (isDrawn(1))
      test('on getProduct: shows a notice with a retry', async () => {
        const shopper = await openShop({ path: wine, query: { fault: `getProduct:${kind}*1` } });
        shopper.allowNoise(failingServer);
        const { page } = shopper;
        await giveUp(shopper, 'getProduct');
        await page.getByText(text, { exact: false }).first().waitFor();
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();
      });

    if (isDrawn(2))
      test('on getCart: the cart page shows a message, and its retry works [BSKT-079]', async () => {
        const shopper = await openShop({ path: cartPage, query: { fault: `getCart:${kind}*1` } });
        shopper.allowNoise(failingServer);
        const { page } = shopper;
        await giveUp(shopper, 'getCart');
        await page.getByText(refreshFailed).waitFor();
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByText('Your basket is waiting').waitFor();
      });

    if (isDrawn(3))
      test('on setCartItemQuantity and removeCartItem: the line keeps the input, and the second try works', async () => {
        const shopper = await openShop({
          path: wine,
          query: { fault: `setCartItemQuantity:${kind}*1,removeCartItem:${kind}*1` },
        });
        shopper.allowNoise(failingServer);
        const { page } = shopper;
        await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
        await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
        await page.goto(cartPage);
        const dialog = page.getByRole('alertdialog', { name: 'Shopping Basket' });
        const quantity = page.getByRole('textbox', { name: /^Quantity of / });
        await quantity.fill('3');
        await quantity.press('Enter');
        await giveUp(shopper, 'setCartItemQuantity');
        await dialog.getByText(cartText, { exact: true }).waitFor();
        await page.keyboard.press('Escape');
        expect(await quantity.inputValue()).toBe('3');
        await quantity.press('Enter');
        await page.getByText('3 bottles', { exact: true }).waitFor();

        await page.getByRole('button', { name: /^Remove/ }).click();
        await giveUp(shopper, 'removeCartItem');
        await dialog.getByText(cartText, { exact: true }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Remove/ }).click();
        await page.getByText('Your basket is waiting').waitFor();
      });

    if (isDrawn(4))
      test('on getProfileDetails and getSearchData: the page works, and the search shows a message and retries [SRCH-044]', async () => {
        const shopper = await openShop({
          path: wine,
          query: { login: 'hard', fault: `getProfileDetails:${kind}*1,getSearchData:${kind}*1` },
        });
        shopper.allowNoise(failingServer);
        const { page } = shopper;
        const field = page.getByRole('combobox');
        await field.fill('rioja');
        await giveUp(shopper, 'getSearchData');
        await giveUp(shopper, 'getProfileDetails');
        await page.getByText('Suggestions are unavailable. Press Enter to search.').waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('ArrowDown');
        await page.getByRole('option').first().waitFor();
        expect(await field.inputValue()).toBe('rioja');
        await page.getByRole('button', { name: /^Sign (in|out)$/ }).waitFor();
        await page.reload();
        await page.getByRole('banner').getByText('Margaret').waitFor();
      });
  },
);

describe('bad input', () => {
  test('a host without a brand shows a message with the available shops [BRAND-007]', async () => {
    const { page } = await openShop({ brand: 'zzz' });
    await page.getByRole('heading', { name: 'No Brand found with identifier zzz' }).waitFor();
    await page.getByRole('link', { name: 'Lawton Wines' }).click();
    await page.getByRole('combobox').waitFor();
  });

  test('an unknown brand in the address is reported, and the shop works as before', async () => {
    const { page } = await openShop({ query: { brand: 'zzz' } });
    await page.getByText('No Brand found with identifier zzz').waitFor();
    await page
      .getByRole('link', { name: /Lawton/ })
      .first()
      .waitFor();
  });

  test('an unknown item has a page that names it', async () => {
    const shopper = await openShop({ path: '/product/NOSUCHWINE' });
    shopper.allowNoise(failingServer);
    await shopper.page.getByText(/NOSUCHWINE/).waitFor();
    await shopper.page.getByRole('combobox').waitFor();
  });

  test.each([
    ['an unknown address', '/no/such/page'],
    ['an address below a page', '/product/0651883/more'],
    ['an address without the page’s name', '/jsp/content.jsp'],
  ])('%s has a page with a link home [NAV-037]', async (_, path) => {
    const { page } = await openShop({ path });
    await page.getByRole('heading', { name: 'We cannot find that page' }).waitFor();
    await page.getByText('Error 404').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('an invalid capsule is reported, and the shop works as before', async () => {
    const { page } = await openShop({ query: { capsule: 'eyJicmFuZCI6' } });
    await page.getByText(/The capsule in this address cannot be read/).waitFor();
    await page.getByRole('combobox').waitFor();
  });

  test.each([
    ['abc', 'Please enter a whole number from 1 to 99. We have set the quantity to 1.', 1],
    ['', 'Please enter a whole number from 1 to 99. We have set the quantity to 1.', 1],
    ['-1', 'Please enter a whole number from 1 to 99.', 0],
    ['0', 'Please enter a whole number from 1 to 99.', 0],
  ])('the quantity “%s” gets a clear message [PROD-073, PROD-074]', async (typed, message, added) => {
    const { page } = await openShop({ path: wine });
    const quantity = page.getByRole('textbox', { name: /^Quantity/ });
    await quantity.click();
    await quantity.press('Control+A');
    await quantity.press('Delete');
    await page.keyboard.type(typed);
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByText(message, { exact: true }).waitFor();
    await page.getByRole('button', { name: added ? /^Basket: 1 bottle,/ : 'Basket: empty' }).waitFor();
  });

  test('the quantity 9999 cannot be typed: the box takes two characters [PROD-073]', async () => {
    const { page } = await openShop({ path: wine });
    const quantity = page.getByRole('textbox', { name: /^Quantity/ });
    await quantity.click();
    await quantity.press('Control+A');
    await page.keyboard.type('9999');
    expect(await quantity.inputValue()).toBe('99');
  });
});

describe('a password', () => {
  let everything = '';
  beforeAll(async () => {
    const shopper = await openShop({ path: plainPage });
    const { page } = shopper;
    const consoleLines: string[] = [];
    shopper.allowNoise(/ApiError|422/);
    page.on('console', (message) => consoleLines.push(message.text()));
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    for (const password of ['wrong-hunter2', 'correct-horse'])
      await page.evaluate(
        (value) =>
          fetch('/api/authentication/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: 'standard@shopper.example', password: value }),
          }).then((answer) => answer.text()),
        password,
      );
    await page.reload();
    await page.getByRole('banner').getByText('Margaret').waitFor();
    everything = (await keptBy(page)) + JSON.stringify(consoleLines);
  });

  test('occurs nowhere after a sign-in: not in the store, the console, the page or the address', () => {
    expect(everything).toContain('wsk_session');
    expect(everything).toContain('"login":"hard"');
    expect(everything).not.toContain('hunter2');
    expect(everything).not.toContain('correct-horse');
  });
});

test.each([
  ['law', '01632 960 144', 'Open something generous tonight'],
  ['hsb', '01632 960 318', 'Your points, well poured'],
  ['wpe-nz', '0800 555 0114', 'Kia ora. What are we opening?'],
])(
  '%s has its own wording, and its own telephone number in a message [BRAND-041, BRAND-048]',
  async (brand, telephone, welcome) => {
    const shopper = await openShop({ brand, query: { fault: 'addCartItem:500*1,queryHomePageContent:500' } });
    shopper.allowNoise(failingServer);
    const { page } = shopper;
    await page.getByRole('heading', { level: 2, name: welcome }).waitFor();
    await page.goto(wine);
    await page.getByRole('button', { name: /^Add to / }).click();
    await page.getByRole('alertdialog').getByText(`contact the call centre on ${telephone}`).waitFor();
  },
);
