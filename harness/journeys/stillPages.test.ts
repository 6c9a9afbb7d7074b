import { expect, test } from 'vitest';
import { openCheckout } from './checkout.js';
import { drawn, observeShifts, shifts } from './layoutShifts.js';
import { everyPage } from './shopPages.js';
import { openShop } from './shopper.js';

/** Pages on which a later answer takes room that the first one does not tell. */
test.each([
  ['wineReward', 'law', 1280, 'By post'],
  ['wineReward', 'vir', 390, 'By mail'],
  ['winePlanCancel', 'vir', 390, 'Continue canceling'],
  ['mixed case', 'hsb', 1280, 'Add to basket'],
  ['mixed case', 'law', 390, 'Add to basket'],
  ['tasting note', 'law', 390, 'Share'],
  ['tasting note', 'vir', 1280, 'Share'],
] as const)('there is no layout shift while the page %s of %s loads (%i px)', async (name, brand, width, last) => {
  const { path, persona } = everyPage.find((page) => page.name === name)!;
  const viewport = { width, height: 900 };
  const query = { latency: '400', ...(persona && { login: 'hard', persona }) };
  const { page } = await openShop({ brand, path: '/faq', query, viewport, isFirstVisit: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addInitScript(observeShifts);
  await page.goto(path);
  await page.getByRole('button', { name: last }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shifts(page)).toEqual([]);
});

test.each(['vir', 'hsb', 'ba', 'npr'])('no text of %s moves when its typefaces arrive', async (brand) => {
  const viewport = { width: 390, height: 900 };
  const { page } = await openShop({ brand, path: '/faq', viewport, isFirstVisit: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addInitScript(observeShifts);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/jsp/registration/common/account_login.jsp');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  await drawn(page);
  release();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await shifts(page)).toEqual([]);
});

test('the meter of the cart keeps a line for what a full case saves', async () => {
  const viewport = { width: 390, height: 900 };
  const shopper = await openCheckout('basket', '/customer-services', { viewport, query: { latency: '0' } });
  const { page } = shopper;
  const release = await shopper.holdAnswers('getProduct');
  await page.goto('/jsp/checkout/common/shoppingcart.jsp');
  const line = page.locator('.wsk-CaseMeter-saving');
  await line.waitFor();
  // What is above it may still load, and is not what this is about.
  const height = async () => (await page.locator('.wsk-CaseMeter').boundingBox())!.height;
  const before = await height();
  await release();
  await page.getByText(/^With twelve or more bottles, you save £[\d.]+ on these\.$/).waitFor();
  expect(await height()).toBe(before);
});
