import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emailOf, mockPassword } from '../../mocks/personas.js';
import { confirmed, openCheckout, pay, stepAddress } from './checkout.js';
import { openShop } from './shopper.js';

type Told = { event: string } & Record<string, unknown>;

const told = (page: Page, event?: string): Promise<Told[]> =>
  page.evaluate((name) => {
    const layer = (window as unknown as { dataLayer?: Told[] }).dataLayer ?? [];
    return layer.filter((entry) => name === undefined || entry.event === name);
  }, event);
const names = async (page: Page) => (await told(page, 'pageView')).map(({ pageHier }) => pageHier);

test('a page is told when it has stood for 1000 ms, one that is left sooner never [ANLY-042, ANLY-043]', async () => {
  const { page } = await openShop();
  await expect.poll(() => names(page)).toEqual(['law|uk|homepage|homepage']);
  const home = page.getByRole('link', { name: /home$/ }).first();
  const wine = page.getByRole('region', { name: 'Six to begin with' }).getByRole('link').first();
  await wine.waitFor();
  // The last to come: what is under way when the clock jumps is late.
  await page.getByRole('heading', { name: 'Delivery and collection' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await wine.click();
  await page.waitForURL(/\/product\//);
  await page.clock.runFor(999);
  expect(await names(page)).toHaveLength(1);
  await page.clock.runFor(1);
  expect(await names(page)).toEqual(['law|uk|homepage|homepage', expect.stringMatching(/^law\|uk\|product\|\w+$/)]);
  await home.click();
  await page.clock.runFor(500);
  await page.goBack();
  await page.waitForURL(/\/product\//);
  await page.clock.runFor(2000);
  expect((await names(page)).map((name) => String(name).split('|')[2])).toEqual(['homepage', 'product', 'product']);
});

test('the basket, a failure and every press are told [ANLY-044, ANLY-045, ANLY-046]', async () => {
  const shopper = await openShop({ brand: 'hsb', path: '/product/0651883', query: { fault: 'addCartItem:500*1' } });
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  const add = page.getByRole('button', { name: 'Add to basket' });
  await add.click();
  await page.getByRole('dialog', { name: 'Shopping Basket' }).waitFor();
  await page.keyboard.press('Escape');
  await add.click();
  await page.getByRole('button', { name: 'Added to basket' }).waitFor();
  expect(await told(page, 'Errors')).toEqual([expect.objectContaining({ operationId: 'addCartItem', status: 500 })]);
  expect(await told(page, 'cart')).toEqual([{ event: 'cart', action: 'add', itemCode: '0651883', quantity: 1 }]);
  const press = expect.objectContaining({ control: 'button', text: 'Add to basket' });
  expect(await told(page, 'click')).toEqual([press, press]);
});

test('no event of a sign-in, refused or not, holds what was typed', async () => {
  const shopper = await openShop();
  shopper.allowNoise(/ApiError/);
  const { page } = shopper;
  // The page goes away with its events.
  await page.evaluate(() =>
    window.addEventListener('pagehide', () =>
      sessionStorage.setItem('told', JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer)),
    ),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email address').fill(emailOf('standard'));
  for (const password of ['wrong-hunter2', mockPassword]) {
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    if (password !== mockPassword) await dialog.getByRole('alert').waitFor();
  }
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  const all = (await page.evaluate(() => sessionStorage.getItem('told'))) ?? '';
  expect(all).toContain('"operationId":"login"');
  expect(all).toContain('"component":"LoginForm"');
  expect(all).not.toMatch(/hunter2|correct-horse|shopper\.example/);
  expect(page.url()).not.toMatch(/hunter2|correct-horse|shopper/);
});

test('a purchase is told once, however often its confirmation is opened [ANLY-047, CHKT-085]', async () => {
  const { page } = await openCheckout('paid', stepAddress('review'));
  await pay(page).click();
  await confirmed(page);
  await expect.poll(() => told(page, 'purchase')).toHaveLength(1);
  const [purchase] = await told(page, 'purchase');
  expect(new URL(page.url()).searchParams.get('transactionId')).toBe(purchase?.transactionId);
  await page.reload();
  await confirmed(page);
  await expect.poll(() => told(page, 'pageView')).toHaveLength(1);
  expect(await told(page, 'purchase')).toEqual([]);
});
