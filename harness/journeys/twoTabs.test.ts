import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { basket, wine } from './panel.js';
import { openShop } from './shopper.js';
import { readShopStore } from './shopStore.js';

interface Holder extends Window {
  letGo: () => void;
}

/** Takes this tab's turn to change the shop, and keeps it. */
const takeTurn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.locks.request('wine-storefront', () => {
          resolve();
          return new Promise<void>((letGo) => Object.assign(window, { letGo }));
        });
      }),
  );
const letGo = (page: Page) => page.evaluate(() => (window as unknown as Holder).letGo());

/** Returns the version stored with the last write. */
const lastWrite = (page: Page) => readShopStore<unknown>(page, 'version');

test('a tab opens, loads and reads while another has the turn to change the shop, and its own changes wait', async () => {
  const shopper = await openShop({ path: '/jsp/checkout/common/shoppingcart.jsp', query: { login: 'hard' } });
  const { page } = shopper;
  await page.getByText('Your basket is waiting').waitFor();
  const before = await lastWrite(page);
  await takeTurn(page);

  const tab = await shopper.openTab('/');
  await tab.getByText('Margaret').waitFor();
  await tab.getByRole('region', { name: 'Six to begin with' }).getByRole('link').first().waitFor();
  await tab.reload();
  await tab.getByRole('button', { name: 'Basket: empty' }).waitFor();
  expect(await lastWrite(tab)).toBe(before);

  await tab.goto(wine);
  await tab.getByRole('button', { name: 'Add to basket', exact: true }).click();
  const added = basket(tab, 1).waitFor();
  // Everything the tab can read is unchanged.
  for (const address of ['/api/cart/list?validate=true', '/api/user/details'])
    expect(await tab.evaluate(async (url) => (await fetch(url)).status, address)).toBe(200);
  expect(await lastWrite(tab)).toBe(before);
  await letGo(page);
  await added;
  expect(await lastWrite(tab)).not.toBe(before);
  await page.reload();
  await page.getByRole('button', { name: /^Remove/ }).waitFor();
});
