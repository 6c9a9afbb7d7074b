import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brands } from '../../src/entries/model.js';
import { isLong } from './longRuns.js';
import { openShop } from './shopper.js';

/** Returns every address of the shop on the page: header, menus, content, quick links, footer. */
const addressesOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

/** Returns the number of results of each search, with the same query as the results page. */
const resultsOf = (page: Page, addresses: readonly string[]): Promise<[address: string, total: string | undefined][]> =>
  page.evaluate(
    async (all) =>
      Promise.all(
        all.map(async (address): Promise<[string, string | undefined]> => {
          const markup = await (await fetch(address)).text();
          return [address, / data-total="(\d+)"/.exec(markup)?.[1]];
        }),
      ),
    addresses,
  );

/** Returns the heading and title of the page at an address after it has loaded. */
async function arrivalAt(page: Page, address: string) {
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => main.locator('[data-status="loading"]').count()).toBe(0);
  return {
    address,
    isMissing:
      (await main.locator('[data-component="NotFoundPage"], [data-status="unknown"], [data-status="failed"]').count()) >
      0,
  };
}

// Except for its look, the page at an address is the same in every brand, so it is only checked in the first brand that
// links to it.
const visited = new Set<string>();

// Long runs take every brand; otherwise one from each country, and one with points.
const brandIds = isLong ? brands.map(({ id }) => id) : ['law', 'hsb', 'tcm', 'wpe'];

test.each(brandIds)('every link of %s leads to the expected page', async (brand) => {
  const { page } = await openShop({ brand, query: 'latency=0' });
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => page.locator('[data-component="HomePage"]').getAttribute('data-status')).toBe('ready');
  const addresses = await addressesOn(page);
  expect(addresses.length).toBeGreaterThan(20);
  const searches = addresses.filter((address) => address.startsWith('/wines?'));
  const found = await resultsOf(page, searches);
  expect(found.filter(([, total]) => !Number(total))).toEqual([]);
  const others = addresses.filter((address) => !address.startsWith('/wines') && !visited.has(address));
  for (const address of others) visited.add(address);
  const missing = [];
  for (const address of others) {
    const arrival = await arrivalAt(page, address);
    if (arrival.isMissing) missing.push(address);
  }
  expect(missing).toEqual([]);
});
