import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { scriptOf } from '../scripts/tools.mjs';
import { installed, startHost, startMockApi, stopHosts } from './serving.js';
import { closeBrowser, endVisits, shop, visit } from './visitor.js';

// The folder `upgrade` holds a host as it was written for version 0.1.0, and stays as it is.

let address: string;
beforeAll(async () => {
  const folder = installed('upgrade');
  const main = join(folder, 'main.tsx');
  const before = readFileSync(main, 'utf8');
  // The only step that the upgrading page names for such a host: the fonts are a package of their own.
  const after = before.replaceAll('wine-storefront-kit/fonts/', 'wine-storefront-kit-fonts/');
  expect(after).not.toBe(before);
  writeFileSync(main, after);
  await build({ root: folder, logLevel: 'error', mode: 'production' });
  const vite = scriptOf('vite', 'vite');
  address = await startHost(folder, await startMockApi('law'), vite, 'preview', '--port', '{port}');
});
afterEach(endVisits);
afterAll(async () => {
  await closeBrowser();
  stopHosts();
});

test('a host of 0.1.0 shops after the steps of the upgrading page', async () => {
  const { page, asked } = await visit(address);
  await page.getByText('Our shop is new: say hello.').waitFor();
  await shop(page, /^Add to basket$/);
  const { origin } = new URL(address);
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(asked.some((url) => url.startsWith(`${origin}/api/`))).toBe(false);
  expect(asked.some((url) => url.startsWith(`${origin}/backend/api/cart/`))).toBe(true);
});

test('it still looks like another brand with that brand’s style sheet', async () => {
  const look = async (brand: string) => {
    const { page } = await visit(`${address}/?brand=${brand}`);
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => `${getComputedStyle(title).fontFamily} ${getComputedStyle(title).color}`);
  };
  expect(await look('law')).not.toBe(await look('vir'));
});
