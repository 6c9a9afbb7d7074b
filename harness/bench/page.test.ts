import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../journeys/longRuns.js';
import { launchQuickBrowser } from '../scripts/browser.mjs';
import { type BuiltShop, buildShop } from './page/build.js';
import { measure } from './page/measure.js';
import { serveAt } from './page/serve.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchQuickBrowser();
});
afterAll(() => browser.close());

const nothing = async () => undefined;

/** Each brand's shop is built once for all tests. */
const built = new Map<string, Promise<BuiltShop>>();
function shopOf(brand: string): Promise<BuiltShop> {
  const shop = built.get(brand) ?? buildShop(brand);
  built.set(brand, shop);
  return shop;
}

// Timing is measured by the benchmark: `npm run bench page`.
test.each(isLong ? ['law', 'hsb'] : ['law'])(
  'the home page of %s paints with at most 100 kB of JavaScript and no content, and without layout shifts',
  async (brand) => {
    const { folder, neededToPaint } = await shopOf(brand);
    const bytes = neededToPaint.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(59_000);
    expect(bytes).toBeLessThanOrEqual(100_000);
    const { address, close } = await serveAt(brand, folder);
    try {
      // A page that needs more than the counted scripts never paints here.
      const onlyBeforePaint = neededToPaint.map(({ path }) => path);
      for (const width of [1280, 390]) {
        const home = await measure(browser, address, { slowConnection: true, width, onlyBeforePaint }, nothing);
        expect(home.layoutShift).toBeLessThan(0.02);
      }
    } finally {
      close();
    }
  },
);

test('a product page of law paints with at most 110 kB of JavaScript, and without layout shifts', async () => {
  const { folder, neededToPaint, neededForProduct } = await shopOf('law');
  const bytes = neededForProduct.reduce((sum, script) => sum + script.bytes, 0);
  // The page's own scripts are counted too.
  expect(neededForProduct.length).toBeGreaterThan(neededToPaint.length);
  expect(bytes).toBeLessThanOrEqual(110_000);
  const { address, close } = await serveAt('law', folder);
  try {
    const onlyBeforePaint = neededForProduct.map(({ path }) => path);
    for (const width of [1280, 390]) {
      const place = `${address}product/0651883`;
      const page = await measure(
        browser,
        place,
        { slowConnection: true, width, onlyBeforePaint },
        async (loadedPage) => {
          await loadedPage.getByRole('button', { name: 'Add to basket', exact: true }).first().waitFor();
        },
      );
      expect(page.layoutShift).toBeLessThan(0.02);
    }
  } finally {
    close();
  }
});
