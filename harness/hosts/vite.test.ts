import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { launchOptions } from '../scripts/browser.mjs';
import { npm, root, scriptOf } from '../scripts/tools.mjs';
import { installed, startHost, startMockApi, stopHosts } from './serving.js';
import { closeBrowser, endVisits, shop, visit } from './visitor.js';

const vite = scriptOf('vite', 'vite');
let folder: string;
let address: string;
beforeAll(async () => {
  folder = installed('vite');
  const pages = ['index.html', 'pure.html', 'ownFetch.html'].map((page) => join(folder, page));
  await build({ root: folder, logLevel: 'error', mode: 'production', build: { rolldownOptions: { input: pages } } });
  address = await startHost(folder, await startMockApi('law'), vite, 'preview', '--port', '{port}');
});
afterEach(endVisits);
afterAll(async () => {
  await closeBrowser();
  stopHosts();
});

test('the whole shop is at its own addresses, whose calls are forwarded to the API', async () => {
  const { page, asked } = await visit(`${address}/product/0651883`);
  await shop(page, /^Add to basket$/);
  expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
  // A page and a call at once: the visit gets the page, which makes the call.
  await page.goto(`${address}/wines?Ntt=rioja`);
  await page.getByRole('link', { name: /rioja/i }).first().waitFor();
  expect(asked.filter((url) => url.startsWith(`${address}/wines?`)).length).toBeGreaterThan(1);
});

test('the development server has the shop in it, and a reload keeps the basket and the customer', async () => {
  const dev = await startHost(folder, undefined, vite, '--host', '127.0.0.1', '--port', '{port}');
  const { page, asked } = await visit(`${dev}/product/0651883`);
  await shop(page, /^Add to basket$/);
  const calls = asked.length;
  await page.reload();
  await page.getByRole('button', { name: /basket: 1 /i }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  expect(asked.slice(calls).filter((url) => url.startsWith(`${dev}/api/cart/list`)).length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(dev) && !url.startsWith('data:'))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto(`${dev}/wines?Ntt=rioja`);
  await page.getByRole('link', { name: /rioja/i }).first().waitFor();
});

test('eight tests of Playwright at once have a shop each, with the fixture of the docs', async () => {
  const SHOP = await startHost(folder, undefined, vite, 'preview', '--port', '{port}');
  // Playwright compiles no files below a folder `node_modules`.
  const tests = mkdtempSync(join(tmpdir(), 'playwright-host-'));
  writeFileSync(join(tests, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', `@playwright/test@${manifest.devDependencies['playwright-core']}`], tests);
  cpSync(join(root, 'harness/hosts/playwright'), tests, { recursive: true });
  const cli = join(tests, 'node_modules/@playwright/test/cli.js');
  const env = { ...process.env, SHOP, BROWSER: JSON.stringify(await launchOptions()) };
  const run = promisify(execFile)(process.execPath, [cli, 'test', '--reporter=json'], { cwd: tests, env });
  const { stdout, stderr } = await run.catch((error) => error);
  rmSync(tests, { recursive: true });
  expect(stderr).toBe('');
  const { stats, errors } = JSON.parse(stdout);
  expect(errors).toEqual([]);
  expect(stats, stdout).toMatchObject({ expected: 8, unexpected: 0, flaky: 0, skipped: 0 });
});

test('components show data of the host’s own, without any call', async () => {
  const { page, asked } = await visit(`${address}/pure.html`);
  await page.getByText('£10.99').waitFor();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('In your basket: 1').waitFor();
  expect(asked.filter((url) => /\/(api|json|html|assets)\//.test(url))).toEqual([]);
});

test('a React page shops through its own fetch, without calls to other hosts', async () => {
  const { page, asked } = await visit(`${address}/ownFetch.html`);
  await page.getByText('Our shop is new: say hello.').waitFor();
  await shop(page, /^Add to basket$/);
  const { origin } = new URL(address);
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(asked.some((url) => url.startsWith(`${origin}/api/`))).toBe(false);
  expect(asked.some((url) => url.startsWith(`${origin}/backend/api/cart/`))).toBe(true);
});

test('it looks like another brand with that brand’s style sheet', async () => {
  const look = async (brand: string) => {
    const { page } = await visit(`${address}/ownFetch.html?brand=${brand}`);
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => `${getComputedStyle(title).fontFamily} ${getComputedStyle(title).color}`);
  };
  expect(await look('law')).not.toBe(await look('vir'));
});
