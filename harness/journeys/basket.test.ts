import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { followInFooter, hasFocus, tabTo } from './keyboard.js';
import { inTurn } from './longRuns.js';
import { openShop, type Shopper, type Visit } from './shopper.js';

const cart = '/jsp/checkout/common/shoppingcart.jsp';
const wine = '0651883';
const lowStockWine = '0197293';
const houseDozen = '0684646';

/** Opens the shop's cart page with a basket. */
async function openBasket(items: readonly (readonly [string, number])[], visit: Visit = {}): Promise<Shopper> {
  const shopper = await openShop(visit);
  const { page } = shopper;
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  for (const [code, quantity] of items) await put(page, `/api/cart/itemcode/${code}/${quantity}`);
  await page.goto(cart);
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  return shopper;
}

const put = (page: Page, address: string) =>
  page.evaluate(async (at) => {
    const answer = await fetch(at, { method: 'PUT' });
    if (!answer.ok) throw new Error(`${at} answered ${answer.status}`);
  }, address);

/** Makes the next calls fail according to the plan. */
const failNext = (page: Page, fault: string) => page.goto(`${cart}?${new URLSearchParams({ fault })}`);

const failingServer =
  /(^console error: (ApiError|Failed to load resource)|^(requestfailed|4\d\d|5\d\d)|status of [45]\d\d|ERR_)/;
const bottles = (page: Page, count: string) => page.getByRole('main').getByText(count, { exact: true }).waitFor();
const quantityOf = (page: Page) => page.getByRole('textbox', { name: /^Quantity of / });
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Shopping Basket' });

test('a refused quantity counts only while the call is pending', async () => {
  const shopper = await openBasket([[lowStockWine, 2]]);
  shopper.allowNoise(failingServer);
  const { page } = shopper;
  const letGo = await shopper.holdAnswers('setCartItemQuantity');
  await quantityOf(page).fill('9');
  await quantityOf(page).press('Tab');
  await bottles(page, '9 bottles');
  const total = page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd');
  expect(await total.textContent()).toBe('£35.97');
  await letGo();
  await dialogOf(page)
    .getByText(/^Only 4 of .+ are left\.$/)
    .waitFor();
  await page.keyboard.press('Escape');
  await bottles(page, '2 bottles');
  expect(await total.textContent()).toBe('£35.97');
  expect(await quantityOf(page).inputValue()).toBe('9');
  await page.getByRole('alert').getByText('Only 4 of').waitFor();
  await quantityOf(page).fill('4');
  await quantityOf(page).press('Enter');
  await bottles(page, '4 bottles');
});

test('two quick clicks add once, however slow the shop is', async () => {
  const { page } = await openShop({ path: `/product/${wine}`, query: { latency: '3000' } });
  const add = page.getByRole('button', { name: 'Add to basket', exact: true });
  await add.dblclick();
  await page.getByRole('button', { name: 'Adding...' }).click({ force: true });
  await page.getByRole('button', { name: /^Basket: 1 bottle, £15\.99$/ }).waitFor();
  await page.goto(`${cart}?latency=0`);
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await bottles(page, '1 bottle');
});

test('a session ending midway is reported, and nothing is lost', async () => {
  const shopper = await openBasket([[wine, 2]], { query: { login: 'soft' } });
  shopper.allowNoise(failingServer);
  const { page } = shopper;
  await failNext(page, 'setCartItemQuantity:401*1,addFavourite:401*1,applyCheckoutCoupon:401*1');
  await quantityOf(page).fill('6');
  await quantityOf(page).press('Enter');
  await dialogOf(page).getByText('Please sign in to continue.').waitFor();
  await page.keyboard.press('Escape');
  expect(await quantityOf(page).inputValue()).toBe('6');
  await bottles(page, '2 bottles');
  const code = page.getByRole('textbox', { name: 'Voucher or coupon' });
  await code.fill('WELCOME10');
  await code.press('Enter');
  await page.getByRole('form', { name: 'Voucher or coupon' }).getByText('Please sign in to continue.').waitFor();
  expect(await code.inputValue()).toBe('WELCOME10');
  const move = page.getByRole('button', { name: /^Move to favourites: / });
  await move.click();
  await page.getByRole('article').getByText('Please sign in to continue.').waitFor();
  await quantityOf(page).press('Enter');
  await bottles(page, '6 bottles');
  await move.click();
  await page.getByText('Your basket is waiting').waitFor();
});

test('a code is rejected with a reason, then applied, kept through a reload and shown in the checkout [BSKT-082, CHKT-071]', async () => {
  const shopper = await openBasket([[wine, 4]]);
  shopper.allowNoise(failingServer);
  const { page } = shopper;
  const code = page.getByRole('textbox', { name: 'Voucher or coupon' });
  await code.fill('cellar25');
  await code.press('Enter');
  await page.getByText('This voucher is for orders of £100.00 or more.').waitFor();
  expect(await code.inputValue()).toBe('cellar25');
  await code.fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('strong').getByText('WELCOME10 is applied').waitFor();
  await page.getByText('-£10.00').waitFor();
  // 4 at 15.99, minus 10, plus 7.99 for delivery.
  await page.getByText('£61.95').waitFor();
  await page.reload();
  await page.getByRole('strong').getByText('WELCOME10 is applied').waitFor();
  await page.getByText('£61.95').waitFor();

  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Email address').fill('margaret@shopper.example');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.getByRole('heading', { name: 'Where shall we deliver?' }).waitFor();
  await page.getByRole('strong').getByText('WELCOME10 is applied').waitFor();
  await page.getByRole('button', { name: 'Use another code' }).click();
  await code.fill('HARVEST5');
  await code.press('Enter');
  await page.getByText(/^This voucher expired on /).waitFor();
  expect(await code.inputValue()).toBe('HARVEST5');
  await page.getByRole('region', { name: 'Your order' }).getByText('£61.95').waitFor();
});

test('a gift is swapped for another, which is then ordered [BSKT-084, PLAN-079, PLAN-080]', async () => {
  const { page } = await openBasket([[houseDozen, 4]], { query: { login: 'soft' } });
  const gifts = ['The Waiter’s Friend Gift Card Set', 'Set of Two Cut Tumblers'] as const;
  await page.getByRole('article', { name: gifts[0] }).waitFor();
  await bottles(page, '48 bottles and a gift');
  const opener = page.getByRole('button', { name: `Choose another gift in place of ${gifts[0]}` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Choose your gift' });
  await dialog.getByRole('button', { name: `Choose ${gifts[1]}` }).click();
  await dialog.getByText(`${gifts[1]} is now your gift`).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('article', { name: gifts[1] }).waitFor();
  expect(await page.getByRole('article', { name: gifts[0] }).count()).toBe(0);
  await page.reload();
  await page.getByRole('article', { name: gifts[1] }).waitFor();
  await bottles(page, '48 bottles and a gift');
});

test('a basket is changed, moved to the favourites and refilled with only the keyboard', async () => {
  const { page } = await openBasket([[wine, 2]], { query: { login: 'soft' } });
  await page.getByRole('main').focus();
  await tabTo(page, /^One more\b/);
  await page.keyboard.press('Enter');
  await bottles(page, '3 bottles');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect.poll(() => quantityOf(page).inputValue()).toMatch(/^5$|^35$|^53$/);
  await page.getByRole('main').focus();
  await tabTo(page, /^Move to favourites: /);
  await page.keyboard.press('Enter');
  await page.getByText('Your basket is waiting').waitFor();
  await hasFocus(page, 'Your basket');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your favourites' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your favourites' }).waitFor();
  await page.getByRole('link', { name: 'Bodegas Quintera Rioja Reserva 2018' }).waitFor();
  await page.getByRole('main').focus();
  await tabTo(page, /^Add one of each, £/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Basket: \d+ bottles/ }).waitFor();
});

test('the parts of a page share one response of the basket, and a later page asks again', async () => {
  const { page } = await openShop();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/cart/list') asked++;
  });
  const now = Date.now();
  // However slow the machine is.
  await page.clock.setFixedTime(now);
  await page.goto(`/product/${wine}`);
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  // Each card and the page's own button read the basket, and load later than the header.
  const adders = page.getByRole('main').getByRole('button', { name: /^Add to basket/ });
  await expect.poll(() => adders.count()).toBeGreaterThan(4);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
  await page.clock.setFixedTime(now + 9_900);
  await followInFooter(page, 'Your basket');
  await page.waitForURL((url) => url.pathname === cart);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
  await page.clock.setFixedTime(now + 10_100);
  await page.goBack();
  await expect.poll(() => adders.count()).toBeGreaterThan(4);
  await expect.poll(() => asked).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(2);
});

test('favourites send a visitor to sign in, and remember the way back', async () => {
  const { page } = await openShop();
  await followInFooter(page, 'Your favourites');
  await page.waitForURL(/account_login\.jsp\?returnTo=/);
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/jsp/account/common/account_favourites.jsp');
});

interface Row {
  readonly call: string;
  readonly does: (page: Page) => Promise<unknown>;
  /** Finds the message shown to the shopper in addition to the server's own. */
  readonly says: (page: Page) => Promise<unknown>;
  readonly works: (page: Page) => Promise<unknown>;
}

const callCentre =
  'Sorry, we are having problems adding your product, please try again or contact the call centre on 01632 960 144';
const inDialog = async (page: Page) => {
  await dialogOf(page).getByText(callCentre, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
};
const code = (page: Page) => page.getByRole('textbox', { name: 'Voucher or coupon' });
const rowAlert = (page: Page) => page.getByRole('article').getByRole('alert').first().waitFor();
const giftDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your gift' });

const rows: readonly Row[] = [
  {
    call: 'getCart',
    does: async () => {},
    says: (page) => page.getByText('We are having problems updating your cart at the moment.').waitFor(),
    works: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Summary' }).waitFor();
    },
  },
  {
    call: 'setCartItemQuantity',
    does: (page) =>
      page
        .getByRole('button', { name: /^One more\b/ })
        .first()
        .click(),
    says: inDialog,
    works: async (page) => {
      await quantityOf(page).first().press('Enter');
      await bottles(page, '60 bottles and a gift');
    },
  },
  {
    call: 'removeCartItem',
    does: (page) => page.getByRole('button', { name: /^Remove / }).click(),
    says: inDialog,
    works: async (page) => {
      await page.getByRole('button', { name: /^Remove / }).click();
      await page.getByText('Your basket is waiting').waitFor();
    },
  },
  {
    call: 'addFavourite',
    does: (page) => page.getByRole('button', { name: /^Move to favourites: / }).click(),
    says: rowAlert,
    works: async (page) => {
      await page.getByRole('button', { name: /^Move to favourites: / }).click();
      await page.getByText('Your basket is waiting').waitFor();
    },
  },
  {
    call: 'applyCheckoutCoupon',
    does: async (page) => {
      await code(page).fill('WELCOME10');
      await code(page).press('Enter');
    },
    says: async (page) => {
      await expect.poll(() => code(page).getAttribute('aria-invalid')).toBe('true');
      expect(await code(page).inputValue()).toBe('WELCOME10');
    },
    works: async (page) => {
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByRole('strong').getByText('WELCOME10 is applied').waitFor();
    },
  },
  {
    call: 'listFreeGifts',
    does: (page) => page.getByRole('button', { name: /^Choose another gift/ }).click(),
    says: (page) => giftDialog(page).getByRole('alert').waitFor(),
    works: async (page) => {
      await giftDialog(page).getByRole('button', { name: 'Try again' }).click();
      await giftDialog(page).getByText('In your basket').waitFor();
    },
  },
  {
    call: 'swapFreeGift',
    does: async (page) => {
      await page.getByRole('button', { name: /^Choose another gift/ }).click();
      await giftDialog(page).getByRole('button', { name: 'Choose Set of Two Cut Tumblers' }).click();
    },
    says: (page) => giftDialog(page).getByRole('alert').waitFor(),
    works: async (page) => {
      await giftDialog(page).getByRole('button', { name: 'Choose Set of Two Cut Tumblers' }).click();
      await giftDialog(page).getByText('Set of Two Cut Tumblers is now your gift').waitFor();
    },
  },
];

test.each(inTurn(rows, ['500', 'malformed', 'offline']))(
  '$call failing on the cart page with $kind shows a message, leaves nothing blank and works on the next try',
  async ({ kind, call, does, says, works }) => {
    const shopper = await openBasket([[houseDozen, 4]], { query: { login: 'soft' } });
    shopper.allowNoise(failingServer);
    const { page } = shopper;
    await failNext(page, `${call}:${kind}*1`);
    await page.getByRole('heading', { level: 1, name: 'Your basket' }).waitFor();
    await does(page);
    await says(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your basket');
    await works(page);
  },
);
