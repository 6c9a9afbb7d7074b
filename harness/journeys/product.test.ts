import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { emailOf, mockPassword } from '../../mocks/world/personas.js';
import { inTurn } from './longRuns.js';
import { openShop, plainPage } from './shopper.js';

const wine = '/product/0651883';
const plainCase = `/product/${notable.unmixedCase}`;
const add = /^Add Bodegas Quintera Rioja Reserva to your favourites$/;
const remove = /^Remove Bodegas Quintera Rioja Reserva from your favourites$/;
const narrow = { width: 390, height: 844 };

const heart = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
/** Finds the heart once the shop has saved the change; the heart itself changes earlier. */
const waitForHeart = (page: Page, name: RegExp) =>
  page
    .locator('.wsk-ProductPage .wsk-FavouriteToggle[data-status="idle"]')
    .getByRole('button', { name })
    .first()
    .waitFor();
const bar = (page: Page) => page.getByRole('region', { name: /^Buy Bodegas Quintera/ });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to basket', exact: true }).first();

/** Signs in on the login page. */
async function signIn(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email address', { exact: true }).fill(emailOf('new'));
  await form.getByLabel('Password', { exact: true }).fill(mockPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

describe('favourites', () => {
  test('a visitor signs in, returns to the wine and finds it added, only once and permanently [IDENT-015, PROD-099]', async () => {
    const { page } = await openShop({ path: `${wine}?from=home`, query: '' });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await heart(page, add).click();
    await page.waitForURL(
      /\/jsp\/registration\/common\/account_login\.jsp\?returnTo=%2Fproduct%2F0651883%3Ffrom%3Dhome$/,
    );
    await signIn(page);
    await page.waitForURL(/\/product\/0651883\?from=home$/);
    await waitForHeart(page, remove);
    await page.reload();
    await waitForHeart(page, remove);
    // A pending favourite is not added again.
    await heart(page, remove).click();
    await waitForHeart(page, add);
    await page.reload();
    await waitForHeart(page, add);
    expect(await page.getByRole('button', { name: remove }).count()).toBe(0);
  });

  test('a recognised customer sent to sign in can return to the wine without being sent again', async () => {
    const shopper = await openShop({
      path: wine,
      query: { login: 'soft', persona: 'new', fault: 'addFavourite:401*1' },
    });
    shopper.allowNoise(/ApiError|status of 401|^401 for/);
    const { page } = shopper;
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/favourites/') && !request.serviceWorker()) sent += 1;
    });
    await heart(page, add).click();
    await page.waitForURL(/\/account_login\.jsp\?returnTo=/);
    await page.goBack();
    await page.waitForURL(/\/product\/0651883/);
    await waitForHeart(page, add);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(wine);
    expect(sent).toBe(1);
    // Once signed in, the pending favourite is sent again.
    await page.goForward();
    await page.waitForURL(/\/account_login\.jsp\?returnTo=/);
    await signIn(page);
    await page.waitForURL(/\/product\/0651883/);
    await waitForHeart(page, remove);
    expect(sent).toBe(2);
  });

  test('two tabs agree as soon as the other one is visible', async () => {
    const shopper = await openShop({ path: wine, query: { login: 'soft', persona: 'new' } });
    const tab = await shopper.openTab(wine);
    await heart(tab, add).waitFor();
    await heart(shopper.page, add).click();
    await waitForHeart(shopper.page, remove);
    await tab.bringToFront();
    // A headless browser does not send visibility events.
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await heart(tab, remove).waitFor();
  });
});

describe('in a window 390 px wide', () => {
  test('name and price are within the first 900 pixels, and a bar that adds the wine appears when they are out of view', async () => {
    const { page } = await openShop({ path: wine, viewport: narrow });
    await addButton(page).waitFor();
    const price = page.locator('.wsk-ProductPage-buyBox .wsk-Amount').first();
    for (const part of [page.getByRole('heading', { level: 1 }), price]) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 900 };
      expect(y + height).toBeLessThan(900);
    }
    expect(await bar(page).count()).toBe(0);
    await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await bar(page).waitFor();
    await bar(page).getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: /^Basket: 1 bottle,/ }).waitFor();
    // At the end of the page the bar is above the footer, and covers none of it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    const box = (await bar(page).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(footer.y + 1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await bar(page).waitFor({ state: 'hidden' });
  });

  test('the bar appears after a jump over the buy panel too, which is below the first screen at 320 px', async () => {
    const { page } = await openShop({
      path: `/product/${notable.unmixedCase}`,
      viewport: { width: 320, height: 600 },
    });
    // The panel is drawn while the wine loads, too, and then replaced.
    await page.getByRole('region', { name: 'Reviews' }).waitFor();
    const panel = page.locator('.wsk-ProductPage-buyBox');
    expect((await panel.boundingBox())?.y).toBeGreaterThan(600);
    const jumpTo = (name: string) =>
      page.getByRole('region', { name }).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await jumpTo('Reviews');
    await bar(page).waitFor();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await bar(page).waitFor({ state: 'hidden' });
  });

  test('an error that prevents adding is visible where it is reported', async () => {
    const { page } = await openShop({ path: wine, viewport: narrow });
    await page.getByRole('textbox', { name: /^Quantity/ }).fill('0');
    await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await page
      .getByRole('region', { name: /^Buy / })
      .getByRole('button', { name: 'Add to basket', exact: true })
      .click();
    const errorMessage = page.getByText('Please enter a whole number from 1 to 99.', { exact: true });
    await errorMessage.waitFor();
    await expect.poll(async () => (await errorMessage.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: 'Basket: empty' }).count()).toBe(1);
  });

  test('the focused element is not under the bar', async () => {
    const { page } = await openShop({ path: wine, viewport: narrow });
    await addButton(page).focus();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      const isCovered = () =>
        page.evaluate(() => {
          const foot = document.querySelector('.wsk-ProductPageBar[data-shown]');
          const focused = document.activeElement;
          if (!foot || !focused || focused === document.body || foot.contains(focused)) return false;
          const [over, { top, bottom }] = [foot.getBoundingClientRect(), focused.getBoundingClientRect()];
          return top < over.bottom - 1 && bottom > over.top + 1;
        });
      await expect.poll(isCovered).toBe(false);
    }
  });
});

test('with only the keyboard a shopper saves a wine and adds two bottles of it to the basket', async () => {
  const { page } = await openShop({ path: wine, query: { login: 'soft', persona: 'new' } });
  await heart(page, add).waitFor();
  const reach = async (name: RegExp) => {
    for (let press = 0; press < 90; press++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (name.test(focused)) return;
    }
    throw new Error(`${name} is not reached by the Tab key.`);
  };
  await reach(add);
  await page.keyboard.press('Enter');
  await heart(page, remove).waitFor();
  await reach(/^One more$/);
  await page.keyboard.press('Space');
  await reach(/^Add to basket/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Basket: 2 bottles,/ }).waitFor();
});

test('the page shows each of its states: loading, wine, mixed and plain case, low stock, sold out, failed [PROD-004]', async () => {
  const shopper = await openShop({ path: '/' });
  shopper.allowNoise(/ApiError|Failed to load|^[45]\d\d for/);
  const { page } = shopper;
  const open = (itemCode: string, query = '') => page.goto(`/product/${itemCode}${query}`);
  const stands = (text: string | RegExp) => page.getByRole('main').getByText(text).first().waitFor();
  const adds = () => page.getByRole('button', { name: 'Add to basket', exact: true });

  const slow = await openShop({ path: wine, query: { fault: 'getProduct:slow-60000' } });
  await slow.page.getByText('Loading the wine').waitFor({ state: 'attached' });
  expect(await slow.page.getByRole('button', { name: 'Add to basket', exact: true }).count()).toBe(0);

  await open(notable.wine);
  await page.getByRole('heading', { level: 1, name: 'Bodegas Quintera Rioja Reserva' }).waitFor();
  await adds().first().waitFor();

  await open(notable.mixedCase);
  await stands(/^Mixed case of 12 bottles$/);
  await open(notable.unmixedCase);
  await stands(/^Case of 12 bottles$/);
  await open(notable.lowStockWine);
  await stands(/^Only 4 left$/);
  await adds().first().waitFor();
  await open(notable.outOfStockWine);
  await stands('Out of Stock');
  expect(
    await page.locator('.wsk-ProductPage-buyBox').getByRole('button', { name: 'Add to basket', exact: true }).count(),
  ).toBe(0);
  await open(notable.wine, '?fault=getProduct:500');
  await stands('We can’t show this wine at the moment');
  expect(await page.getByRole('heading', { level: 1, name: 'Bodegas Quintera Rioja Reserva' }).count()).toBe(0);
});

test.each([
  ['a wine', notable.wine, 'out of 5, from 502 reviews'],
  ['a wine without reviews', notable.unreviewedWine, 'No reviews yet.'],
  ['a case', notable.mixedCase, /^out of 5, from \d+ reviews$/],
])('the address of %s with `#ReviewsApp` opens its page at its reviews [PROD-002]', async (_, itemCode, words) => {
  const { page } = await openShop({ path: `/product/${itemCode}#ReviewsApp` });
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByText(words).waitFor();
  const top = async () => (await reviews.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect.poll(top).toBeLessThan(450);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(450);
});

test('an address without `#ReviewsApp` opens its page at the top [PROD-002]', async () => {
  const { page } = await openShop({ path: `/product/${notable.wine}` });
  await page.getByRole('region', { name: 'Reviews' }).getByText('out of 5, from 502 reviews').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the address with `#ReviewsApp` opens the page at its reviews even if they fail to load [PROD-002]', async () => {
  const shopper = await openShop({ path: plainPage });
  const { page } = shopper;
  shopper.allowNoise(/network/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto(`/product/${notable.wine}#ReviewsApp`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Try again' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(450);
});

/** A server error, an unreadable response, no connection, a refusal. */
const kinds = [
  ['500', /Something went wrong on our side/],
  ['malformed', /Something went wrong\. Please try again/],
  ['offline', /Network request failed/],
  ['status-400', /./],
] as const;
const calls = [
  {
    call: 'getBulkPromotions',
    path: plainCase,
    mended: (page: Page) => page.getByRole('listitem', { name: 'Two cases' }),
  },
  {
    call: 'getProductUpsellOffers',
    path: wine,
    mended: (page: Page) => page.getByRole('link', { name: /Unlimited Delivery/ }),
  },
  {
    call: 'getProduct',
    path: wine,
    mended: (page: Page) => page.getByRole('heading', { level: 1, name: 'Bodegas Quintera' }),
  },
];

test.each(inTurn(calls, kinds))(
  '$call failing once with $kind.0 shows a message with a button that repeats the call successfully',
  async ({ call, path, mended, kind: [kind, words] }) => {
    const shopper = await openShop({ path, query: { fault: `${call}:${kind}*1` } });
    shopper.allowNoise(/ApiError|Failed to load|^[45]\d\d for/);
    const { page } = shopper;
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.getByRole('main').getByText(words).first().waitFor();
    if (call !== 'getProduct') await addButton(page).waitFor();
    await retry.click();
    await mended(page).waitFor();
    await addButton(page).waitFor();
    expect(await retry.count()).toBe(0);
  },
);
