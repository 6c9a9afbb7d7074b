import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blockedBy } from './page/blocking.js';
import { buildShop, buildStatic } from './page/build.js';
import { elementsOf } from './page/elements.js';
import { measure } from './page/measure.js';
import { serveAt } from './page/serve.js';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browserAddress'));
});
afterAll(() => browser.close());

const nothing = async () => undefined;

// What the page is, a benchmark says more of: `npm run bench page`.
test.each(['law', 'hsb'])(
  'the home page of %s takes 100 kB of JavaScript to its first paint, and stands still',
  async (brand) => {
    const { address, close } = await serveAt(brand, await buildShop(brand));
    try {
      for (const width of [1280, 390]) {
        const home = await measure(browser, address, { slowConnection: true, width }, nothing);
        const bytes = home.scriptsBeforePaint.reduce((sum, script) => sum + script.bytes, 0);
        expect(bytes).toBeGreaterThan(59_000);
        expect(bytes).toBeLessThanOrEqual(100_000);
        expect(home.contentBeforePaint).toBe(false);
        expect(home.layoutShift).toBeLessThan(0.02);
      }
    } finally {
      close();
    }
  },
);

test('the home page answers sooner than 1.5 times what its elements alone would take', async () => {
  const shop = await serveAt('law', await buildShop('law'));
  const { seen } = await measure(browser, shop.address, {}, elementsOf);
  const still = await serveAt('law', await buildStatic(seen));
  try {
    const addresses = { shop: shop.address, still: `${still.address}bench/page/static.html` };
    const blocked = await blockedBy(browser, addresses, 6);
    expect(blocked.still).toBeGreaterThan(0);
    expect(blocked.shop / blocked.still).toBeLessThanOrEqual(1.5);
  } finally {
    shop.close();
    still.close();
  }
}, 180_000);
