import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import { scriptOf } from '../scripts/tools.mjs';
import { installed, startHost, startMockApi, stopHosts } from './serving.js';
import { closeBrowser, endVisits, shop, visit } from './visitor.js';

let address: string;
let api: string;
beforeAll(async () => {
  api = await startMockApi('law');
  process.env.VITE_API = api;
  const folder = installed('router');
  await build({ root: folder, logLevel: 'error', mode: 'production' });
  address = await startHost(folder, api, scriptOf('vite', 'vite'), 'preview', '--port', '{port}');
});
afterEach(endVisits);
afterAll(async () => {
  delete process.env.VITE_API;
  await closeBrowser();
  stopHosts();
});

test('a shop whose API has another origin keeps its basket and its customer, and shows its pictures', async () => {
  const { page } = await visit(`${address}/shop/wines?Ntt=rioja`);
  const pictures = page.locator('main img.wsk-Picture-image');
  await pictures.first().waitFor();
  const shown = () =>
    pictures.evaluateAll((all) => all.slice(0, 2).map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(shown).toEqual([true, true]);
  const sources = await pictures.evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).origin));
  expect([...new Set(sources)]).toEqual([api]);
  // By name, because the buttons of the cards load later and in any order, and the second result is a case of 12.
  await shop(page, /^Add to basket Finca Belascote Rioja Blanco/);
  await page.reload();
  await page.getByRole('button', { name: /^Basket: 1 bottle/ }).waitFor();
  await page.getByText('Margaret').first().waitFor();
});

test('its links stay below the base path and open without a page load', async () => {
  const { page } = await visit(`${address}/shop`);
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Terms and conditions', '/shop/customer-services/customer-terms-and-conditions-of-sale-and-use'],
    ['Privacy', '/shop/customer-services/privacy'],
    ['Cookies', '/shop/customer-services/cookies'],
  ] as const) {
    await footer.getByRole('link', { name }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const elsewhere = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')).filter((href) => !/^\/shop(\/|\?|#|$)/.test(href!)),
    );
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
});

test('its own product page leaves the other addresses of the kit’s', async () => {
  const { page } = await visit(`${address}/shop/product/${notable.wine}`);
  await page.getByRole('heading', { level: 1, name: 'A page of our own' }).waitFor();
  await page.getByText('Bodegas Quintera Rioja Reserva').waitFor();
  await page.goto(`${address}/shop/product/tasting-notes/${notable.wine}`);
  await page.getByRole('dialog', { name: 'Beyond the Label' }).waitFor();
});

test('its colour is on every ground', async () => {
  const { page } = await visit(`${address}/shop`);
  const primaryOf = (ground: string) =>
    page
      .locator(`[data-ground="${ground}"]`)
      .first()
      .evaluate((part) => getComputedStyle(part).getPropertyValue('--wsk-primary').trim());
  await page.getByRole('contentinfo').waitFor();
  expect(await primaryOf('header')).toBe('#0b5345');
  const footer = await page
    .locator('[data-ground="footer"]')
    .first()
    .evaluate((part) => getComputedStyle(part).getPropertyValue('--wsk-paper').trim());
  expect(footer).toMatch(/^#0[0-9a-f]/);
});
