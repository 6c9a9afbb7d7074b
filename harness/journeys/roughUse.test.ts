import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop, type Shopper } from './shopper.js';

const wine = '/product/0651883';
const cartPage = '/jsp/checkout/common/shoppingcart.jsp';
const failedCall = /ApiError/;

const basket = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Basket: ${count} bottles?,`) });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to basket', exact: true });
/** Clicks five times before the page can redraw. */
const pressFiveTimes = (button: Locator) =>
  button.evaluate((element) => {
    for (let press = 0; press < 5; press++) (element as HTMLElement).click();
  });
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('several clicks in one moment add once, remove once and sign out once', async () => {
  const { page } = await openShop({ path: wine, query: { login: 'hard', latency: '200' } });
  await pressFiveTimes(addButton(page));
  await page.getByRole('button', { name: 'Added to basket', exact: true }).waitFor();
  await basket(page, 1).waitFor();
  await page.goto(cartPage);
  await pressFiveTimes(page.getByRole('button', { name: /^Remove/ }));
  await page.getByText('Your basket is waiting').waitFor();
  await pressFiveTimes(page.getByRole('button', { name: 'Sign out' }));
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a lost response to an add counts as added if the wine is in the basket', async () => {
  const shopper = await openShop({ path: wine, query: { fault: 'addCartItem:slow-3600000*1' } });
  shopper.allowNoise(failedCall);
  const { page } = shopper;
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await addButton(page).click();
  await shopper.runOutOfTime('addCartItem');
  await basket(page, 1).waitFor();
  await page.getByText('Added to your basket').first().waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test('the basket’s dialog works offline, and returns the focus each time', async () => {
  const shopper = await openShop({ path: wine, query: { fault: 'addCartItem:500*3' } });
  shopper.allowNoise(failedCall);
  const { page } = shopper;
  await addButton(page).waitFor();
  await page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  await shopper.goOffline();
  for (const _ of [1, 2, 3]) {
    await addButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Shopping Basket' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Add to basket');
  }
});

test('a page that failed to load appears once there is a connection [MISC-017]', async () => {
  const shopper = await openShop({ isFirstVisit: true });
  const { page, context } = shopper;
  const wines = page.getByRole('region', { name: 'Six to begin with' }).getByRole('link');
  await wines.first().waitFor();
  await shopper.goOffline();
  await wines.first().click();
  await page.getByText(/^Loading chunk product failed$/).waitFor();
  await page.getByRole('combobox').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await addButton(page).waitFor();
});

test('the added message is shown once, and not again on a later page', async () => {
  const { page } = await openShop({ path: wine });
  await addButton(page).click();
  await page.getByText('Added to your basket').waitFor();
  await page.goto(cartPage);
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('link', { name: /home/ }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Added to your basket').count()).toBe(0);
});

test('the focus stays on the page after signing out', async () => {
  const { page } = await openShop({ path: wine, query: { login: 'hard' } });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('a browser without service workers shows what is missing', async () => {
  const shopper = await openShop({ path: '/', blockServiceWorkers: true });
  shopper.allowNoise(/Service Worker registration blocked/);
  const { page } = shopper;
  await page.getByRole('heading', { name: /could not start|blocks what the mock shop runs on/ }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test('a page is quiet if the browser cannot check for a newer worker, and only then', async () => {
  const shopper = await openShop({ path: wine });
  const { page } = shopper;
  await addButton(page).waitFor();
  /** Checks whether the page keeps a rejection that nobody handled from the browser's console. */
  const isIgnored = (message: string) =>
    page.evaluate(
      (reason) =>
        new Promise<boolean>((resolve) => {
          addEventListener('unhandledrejection', (event) => resolve(event.defaultPrevented), { once: true });
          void Promise.reject(new TypeError(reason));
        }),
      message,
    );
  expect(await isIgnored(`Failed to update a ServiceWorker for scope ('/'): Not found`)).toBe(true);
  shopper.allowNoise(/Failed to add/);
  expect(await isIgnored('Failed to add')).toBe(false);
});

test('a tab that changes the world takes the other tabs along', async () => {
  const shopper = await openShop({ path: '/' });
  await shopper.page.getByText(/£\d/).first().waitFor();
  const other = await shopper.openTab('/', 'brand=hsb');
  await other
    .getByText(/\d pts/)
    .first()
    .waitFor();
  await shopper.page
    .getByText(/\d pts/)
    .first()
    .waitFor();
  expect(await shopper.page.getByText(/£\d/).count()).toBe(0);
});

/** Clears the site's data, as in the browser's settings. */
async function clearData({ context, page }: Shopper): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,cookies',
  });
  await session.detach();
}

test('clearing the site’s data during a visit starts a new session', async () => {
  const shopper = await openShop({ path: wine });
  const { page } = shopper;
  await addButton(page).click();
  await basket(page, 1).waitFor();
  await shopper.letMomentsPass();
  await clearData(shopper);
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await page.getByRole('button', { name: 'Added to basket', exact: true }).waitFor();
  await basket(page, 1).waitFor();
});

test('clearing the site’s data while calls are pending loses none of them', async () => {
  const shopper = await openShop({ path: wine });
  const { page } = shopper;
  await addButton(page).waitFor();
  const ask = () =>
    page.evaluate(async () => {
      const reads = Array.from({ length: 20 }, () => fetch('/api/cart/list'));
      const writes = Array.from({ length: 5 }, () => fetch('/api/cart/itemcode/0651883/1', { method: 'PUT' }));
      return (await Promise.all([...reads, ...writes])).map(({ status }) => status);
    });
  for (let time = 0; time < 8; time += 1) {
    const [statuses] = await Promise.all([ask(), clearData(shopper)]);
    expect(statuses).toEqual(Array.from({ length: 25 }, () => 200));
  }
});

test('a database that is closed while it is made is made again, without noise', async () => {
  const shopper = await openShop({ path: wine });
  const { page } = shopper;
  await addButton(page).waitFor();
  await page.evaluate(() => {
    const open = IDBFactory.prototype.open;
    // Opening a database that is there says nothing about the one that is made after it.
    IDBFactory.prototype.open = function openUntilMade(this: IDBFactory, ...args) {
      const opening = open.apply(this, args);
      // After the shop's own listener, which must not find the transaction finished.
      queueMicrotask(() =>
        opening.addEventListener('upgradeneeded', () => {
          if (IDBFactory.prototype.open === open) return;
          IDBFactory.prototype.open = open;
          document.documentElement.dataset.closed = 'while made';
          opening.transaction?.abort();
        }),
      );
      return opening;
    };
  });
  await clearData(shopper);
  const status = await page.evaluate(async () => (await fetch('/api/cart/list')).status);
  expect(status).toBe(200);
  expect(await page.locator('html').getAttribute('data-closed')).toBe('while made');
});

test('an unusual item code leads to the page for an unknown item', async () => {
  const shopper = await openShop({ path: '/product/%F0%9F%8D%B7' });
  shopper.allowNoise(failedCall);
  await shopper.page.getByRole('heading', { name: 'Wine not found' }).waitFor();
  expect(await shopper.page.title()).toBe('Wine not found - Lawton Wines');
});

test('with the new-cart flag the page’s events do what calls do [BSKT-028, MISC-029]', async () => {
  const { page } = await openShop({ path: wine, query: { flags: 'newCart' } });
  await addButton(page).click();
  await page.getByRole('button', { name: 'Added to basket', exact: true }).waitFor();
  await basket(page, 1).waitFor();
});

test('a page whose first script fails shows a message, and works after a reload', async () => {
  const shopper = await openShop({ blockServiceWorkers: true });
  shopper.allowNoise(/./);
  const { page } = shopper;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = /\/assets\/first-[^/]+\.js$/;
  await page.route(first, (route) => route.abort());
  await page.reload();
  const again = page.getByRole('alert').getByRole('link', { name: 'load the page again' });
  await again.waitFor();
  await page.unroute(first);
  await again.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a page whose code never arrives says so after 120 s [MISC-018]', async () => {
  const shopper = await openShop({ isFirstVisit: true });
  // Calls in progress when the clock jumps run into their timeout.
  shopper.allowNoise(/ChunkLoadError: Loading chunk gifts failed|failed \(timeout\)/);
  const { page } = shopper;
  const gifts = page.getByRole('navigation', { name: 'Shop', exact: true }).getByRole('link', { name: 'Gifts' });
  await gifts.waitFor();
  const code = /\/GiftsPageContainer-[^/]+\.js$/;
  await page.route(code, () => {});
  await page.clock.install();
  const asked = page.waitForRequest(code);
  await gifts.click();
  await asked;
  const late = page.getByText(/^Loading chunk gifts timed out$/);
  await page.clock.fastForward(60_000);
  expect(await late.count()).toBe(0);
  await page.clock.fastForward(60_000);
  await late.waitFor();
});

test('a newly opened page starts at its top', async () => {
  const { page } = await openShop();
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Customer services' });
  await help.click();
  await page.getByRole('heading', { level: 1, name: 'Customer services' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
