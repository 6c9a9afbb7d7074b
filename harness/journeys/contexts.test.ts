import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShop, plainPage, type Visit } from './shopper.js';

const isNative = () => Function.prototype.toString.call(Date).includes('[native code]');

/** Whether the shop's first script comes from the browser's cache. */
const isCached = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const script = resources.find(({ name }) => /\/assets\/index-[\w-]+\.js$/.test(name))!;
    return script.transferSize === 0 && script.decodedBodySize > 0;
  });

/** Opens a shop whose service worker answers. */
async function openAnswered(visit: Visit = {}) {
  const shopper = await openShop({ path: plainPage, ...visit });
  await shopper.page.getByRole('button', { name: 'Basket: empty' }).waitFor();
  return shopper;
}

// In succession, because each is about what the one before has left.
test('a visit stores something of every kind', async () => {
  const { page } = await openAnswered({ isFirstVisit: true });
  expect(await isCached(page)).toBe(false);
  await page.evaluate(async () => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    await cookieStore.set({ name: 'left', value: 'yes', expires: Date.now() + 1_000_000 });
    await caches.open('left');
    const opening = indexedDB.open('left');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    await fetch('/api/cart/itemcode/0651883/2', { method: 'PUT' });
  });
});

test('the next has the scripts, and nothing else', async () => {
  const { page } = await openAnswered();
  expect(await isCached(page)).toBe(true);
  const left = await page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookie: document.cookie.includes('left'),
    caches: (await caches.keys()).includes('left'),
    databases: (await indexedDB.databases()).some(({ name }) => name === 'left'),
  }));
  const nothing = { local: null, session: null, cookie: false, caches: false, databases: false };
  expect(left).toMatchObject(nothing);
  await page.clock.install();
  await page.reload();
  expect(await page.evaluate(isNative)).toBe(false);
});

test('a clock that was set stays with its test', async () => {
  const { page, context } = await openAnswered();
  expect(await page.evaluate(isNative)).toBe(true);
  await context.addInitScript(() => Object.assign(window, { isChanged: true }));
  await page.reload();
  expect(await page.evaluate('window.isChanged')).toBe(true);
});

test('a context that a test has had in hand is not used again', async () => {
  const { page } = await openAnswered();
  expect(await page.evaluate('window.isChanged')).toBeUndefined();
});
