import type { Page } from 'playwright-core';
import { describe, expect, test as journey } from 'vitest';
import { focused, tabTo } from './keyboard.js';
import { testOf } from './longRuns.js';
import { openShop, plainPage } from './shopper.js';

const shops = [
  { brand: 'law', price: /£\d/ },
  { brand: 'hsb', price: /\d pts/ },
] as const;

const basketButton = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Basket: ${count} bottles?,`) });

async function chooseRioja(page: Page): Promise<string> {
  await page.getByRole('combobox', { name: 'Search wines, cases and gifts' }).fill('rio');
  const wine = page.getByRole('option', { name: /Rioja (Crianza|Joven)/ }).first();
  // The price is beside the name once the product has loaded.
  const name = ((await wine.textContent()) ?? '').replace(/ (£[\d.]+|[\d,]+ pts)?$/, '');
  await wine.click();
  await page.getByRole('heading', { level: 1, name: name.replace(/ \d{4}$/, '') }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/product\/\d{7}$/);
  return name;
}

describe.each(shops)('in $brand', ({ brand, price }) => {
  const test = testOf(brand);

  test('a shopper finds a wine, adds it to the basket, changes it and removes it [PROD-001, BSKT-010, BSKT-013, BSKT-014, BSKT-016, IDENT-012, NAV-009, NAV-010]', async () => {
    const shopper = await openShop({ brand });
    const { page } = shopper;
    const name = await chooseRioja(page);

    const letGo = await shopper.holdAnswers('addCartItem');
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await page.getByRole('button', { name: 'Adding...' }).waitFor();
    await letGo();
    await page.getByRole('button', { name: 'Added to basket', exact: true }).waitFor();
    await page.getByText('Added to your basket').waitFor();
    await shopper.letMomentsPass();
    await page.getByText('Added to your basket').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();

    await basketButton(page, 1).click();
    const popup = page.getByRole('region', { name: 'Your basket' });
    await popup.getByText(name).waitFor();
    expect(await popup.textContent()).toMatch(price);
    await popup.getByRole('link', { name: 'View your basket' }).click();

    await page.getByRole('heading', { level: 1, name: 'Your basket' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/jsp/checkout/common/shoppingcart.jsp');
    expect(await basketButton(page, 1).count()).toBe(0);
    expect(await page.getByRole('banner').getByText('Check out', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /^One more\b/ }).click();
    await page.getByText('2 bottles', { exact: true }).waitFor();
    const quantity = page.getByRole('textbox', { name: /^Quantity of / });
    await quantity.fill('12');
    await quantity.press('Enter');
    await page.getByText('12 bottles', { exact: true }).waitFor();
    await page.getByText('You save').waitFor();

    // A visitor's basket is kept, and the page is the basket's however its address is written.
    await page.goto('/jsp/checkout/common/ShoppingCart.jsp');
    await page.getByText('12 bottles', { exact: true }).waitFor();
    expect(await page.getByRole('banner').getByText('Check out', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('Your basket is waiting').waitFor();
  });

  test('every price is in the shop’s own unit [BRAND-046, BRAND-047]', async () => {
    const { page } = await openShop({ brand });
    const foreign = brand === 'hsb' ? /[£$]\d/ : /\d pts/;
    const check = async () =>
      expect(await page.locator('main, header').allTextContents()).not.toEqual(
        expect.arrayContaining([expect.stringMatching(foreign)]),
      );
    await page.getByRole('main').getByText(price).first().waitFor();
    await check();
    await chooseRioja(page);
    await check();
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await basketButton(page, 1).click();
    await page.getByRole('link', { name: 'View your basket' }).click();
    await page.getByRole('heading', { name: 'Summary' }).waitFor();
    await check();
  });

  test('the basket is the same after a reload and in a second tab', async () => {
    const shopper = await openShop({ brand, path: plainPage });
    const { page } = shopper;
    await chooseRioja(page);
    const product = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await basketButton(page, 1).waitFor();
    await page.reload();
    await basketButton(page, 1).waitFor();

    const tab = await shopper.openTab(product);
    await basketButton(tab, 1).waitFor();
    await tab.getByRole('button', { name: 'Add to basket', exact: true }).click();
    await basketButton(tab, 2).waitFor();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await basketButton(page, 2).waitFor();
    await page.goto('/jsp/checkout/common/shoppingcart.jsp');
    await page.getByText('2 bottles', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('2 bottles', { exact: true }).waitFor();
  });

  test('two tabs that add at the same moment lose nothing', async () => {
    const shopper = await openShop({ brand, path: plainPage });
    await chooseRioja(shopper.page);
    const tab = await shopper.openTab(new URL(shopper.page.url()).pathname);
    const both = [shopper.page, tab];
    await Promise.all(both.map((page) => page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor()));
    await Promise.all(both.map((page) => page.getByRole('button', { name: 'Add to basket', exact: true }).click()));
    await Promise.all(both.map((page) => page.getByRole('button', { name: 'Added to basket', exact: true }).waitFor()));
    await shopper.page.reload();
    await basketButton(shopper.page, 2).waitFor();
  });
});

journey('the whole journey works with only the keyboard [SRCH-003, SRCH-004]', async () => {
  const { page } = await openShop({ path: plainPage });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to main content');
  while (!(await page.evaluate(() => document.activeElement?.matches('[role=combobox]'))))
    await page.keyboard.press('Tab');
  await page.keyboard.type('rioja crianza');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to basket', exact: true }).waitFor();
  await page.getByRole('main').focus();
  await tabTo(page, /^Add to basket$/);
  await page.keyboard.press('Enter');
  await basketButton(page, 1).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await tabTo(page, /^Basket: 1 bottle/);
  await page.keyboard.press('Enter');
  const popup = page.getByRole('region', { name: 'Your basket' });
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Basket: 1 bottle/);
  await page.keyboard.press('Enter');
  await popup.getByRole('link', { name: 'View your basket' }).waitFor();
  await tabTo(page, /^View your basket$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your basket' }).waitFor();
  await tabTo(page, /^One more Monte Urraca/);
  await page.keyboard.press('Enter');
  await page.getByText('2 bottles', { exact: true }).waitFor();
  await tabTo(page, /^Remove/);
  await page.keyboard.press('Enter');
  await page.getByText('Your basket is waiting').waitFor();
});

journey.each([320, 390, 768])('nothing scrolls sideways at %i px', async (width) => {
  const { page } = await openShop({ viewport: { width, height: 700 } });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await fits()).toBe(true);
  await chooseRioja(page);
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basketButton(page, 1).click();
  await page.getByRole('link', { name: 'View your basket' }).click();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  expect(await fits()).toBe(true);
});

journey.each(shops)('every picture of $brand in the built shop is complete', async ({ brand }) => {
  const { page } = await openShop({ brand, path: plainPage });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const dangling = await page.evaluate(async () => {
    const entries = (await (await fetch('/assets/components/homepage/data/search/data.json')).json()) as {
      i: string;
    }[];
    const family = document.querySelector('[data-family]')?.getAttribute('data-family');
    const found: string[] = [];
    for (const { i: code } of entries.filter((entry) => !entry.i.includes('/'))) {
      const answer = await fetch(`/images/${family}/${code}/large.svg`);
      const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
      const refers = [...drawing.documentElement.outerHTML.matchAll(/(?:href="|url\()#([^")]+)/g)].map(
        ([, id]) => id ?? '',
      );
      const missing = refers.filter((id) => !drawing.getElementById(id));
      if (!answer.ok || drawing.querySelector('parsererror') || missing.length > 0)
        found.push(`${code}: ${missing.join(' ')}`);
    }
    return found;
  });
  expect(dangling).toEqual([]);
});

journey('every page except cart and checkout shows delivery times and methods [DLVR-005, DLVR-009]', async () => {
  const { page } = await openShop();
  const promise = page.getByRole('main').locator('.wsk-DeliveryPromiseStrip');
  await promise.getByText('Standard delivery to your door').waitFor();
  expect(await promise.textContent()).toMatch(/days? Standard delivery/);
  for (const path of ['/gifts', '/wines', '/jsp/registration/common/account_login.jsp', '/no-such-page']) {
    await page.goto(path);
    await promise.getByText('Standard delivery to your door').waitFor();
  }
  await page.goto('/');
  await chooseRioja(page);
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
  await basketButton(page, 1).waitFor();
  expect(await promise.isVisible()).toBe(true);
  await page.goto('/jsp/checkout/common/shoppingcart.jsp');
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  expect(await promise.count()).toBe(0);
  await page.goto('/jsp/checkout/common/checkout_guest_registered.jsp');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await promise.count()).toBe(0);
});
