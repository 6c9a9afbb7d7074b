import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { npm, root } from '../scripts/tools.mjs';
import { archive, fontsArchive } from './host.js';
import { tourPanel } from './panelTour.js';
import { startHost, startMockApi, stopHosts } from './serving.js';
import { closeBrowser, endVisits, shop, visit } from './visitor.js';

// The folder is kept between runs, because installing into it again is quick.
const folder = join(root, 'node_modules/.cache/next-host');
const tools = ['react', 'react-dom', '@tanstack/react-query', 'typescript', '@types/react', '@types/node'] as const;
const next = join(folder, 'node_modules/next/dist/bin/next');

let address: string;
beforeAll(async () => {
  cpSync(join(root, 'harness/hosts/next'), folder, { recursive: true });
  npm(['install', archive, fontsArchive, ...tools.map((tool) => `${tool}@${manifest.devDependencies[tool]}`)], folder);
  const api = await startMockApi('wsj');
  const env = { ...process.env, API: api, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  address = await startHost(folder, api, next, 'start', '--port', '{port}');
});
afterEach(endVisits);
afterAll(async () => {
  await closeBrowser();
  stopHosts();
});

describe('a Next host', () => {
  test('draws pure components on the server, in two brands', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('Westbrook Journal Wine delivers for $7.99');
    expect(html).toMatch(/data-brand="hsb"[\s\S]*799 pts/);
  });

  test('draws cards on the server that bring no code of the kit to browsers, in two brands', async () => {
    const html = await (await fetch(`${address}/cards`)).text();
    expect(html).toMatch(/data-brand="wsj"[\s\S]*\$12\.00[\s\S]*data-brand="hsb"[\s\S]*12<span[^>]*> pts/);
    expect(html).toContain('href="/shop/product/0651883"');
    const { page, asked } = await visit(`${address}/cards`);
    await page
      .getByRole('link', { name: /Rioja Reserva/ })
      .first()
      .waitFor();
    const scripts = asked.filter((url) => new URL(url).pathname.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    const code = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    expect(code.filter((text) => text.includes('wsk-'))).toEqual([]);
  });

  test('sends at most 2 kB for each scope of client components', async () => {
    const flight = async (path: string) => {
      const html = await (await fetch(address + path)).text();
      const pushed = [...html.matchAll(/self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g)].map(([, data = '']) => data);
      return { raw: pushed.join(''), size: brotliCompressSync(pushed.join('')).length };
    };
    const scopes = await flight('/');
    expect(scopes.raw).toContain('Westbrook Journal Wine');
    expect(scopes.size - (await flight('/cards')).size).toBeLessThan(2 * 2_000);
  });

  test('hydrates the server’s pages without a warning', async () => {
    const { page } = await visit(address);
    await page.getByText('delivers for 799 pts').waitFor();
    const looks = await page
      .locator('.wsk-BrandScope')
      .evaluateAll((scopes) => scopes.map((scope) => getComputedStyle(scope).fontFamily));
    expect(new Set(looks).size).toBe(2);
    const shopPage = await visit(`${address}/shop/product/0651883`);
    await shopPage.page.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  test('shops on a client page without calls to other hosts', async () => {
    const { page, asked } = await visit(`${address}/shop/product/0651883`);
    await shop(page, /^Add to (basket|cart)$/);
    const { origin } = new URL(address);
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  });

  test('follows the links of the shop below its base path, without loading the page again', async () => {
    const { page } = await visit(`${address}/shop/product/0651883`);
    await page
      .getByRole('button', { name: /Add to (basket|cart)/ })
      .first()
      .waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Westbrook Journal Wine' }).click();
    await page.waitForURL(`${address}/shop`);
    await page.getByRole('link', { name: /terms/i }).first().waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

/** Opens a page until its calls are answered in time, which they are once Next has compiled all that the page needs. */
async function visitUntilAnswered(path: string): Promise<void> {
  const { page, noise } = await visit(path);
  const emptyBasket = page.getByRole('button', { name: /(basket|cart): empty/i });
  await vi.waitFor(
    async () => {
      await page.reload();
      await emptyBasket.waitFor({ timeout: 45_000 });
    },
    { timeout: 480_000 },
  );
  noise.splice(0);
}

describe('a Next host under development', () => {
  let origin: string;
  let product: string;
  beforeAll(async () => {
    const dev = await startHost(folder, undefined, next, 'dev', '--port', '{port}');
    // Next gives its development scripts to this host name only.
    origin = dev.replace('127.0.0.1', 'localhost');
    product = `${origin}/shop/product/0651883`;
    // Next compiles each at its first request, for which the client of a page would not wait on a slow machine.
    expect(await (await fetch(`${origin}/__mock/world`)).json()).toMatchObject({ brand: 'wsj' });
    expect((await fetch(product)).status).toBe(200);
    await visitUntilAnswered(product);
  });

  test('has the shop in its own server, and a reload keeps the basket', async () => {
    const { page, asked } = await visit(product);
    await shop(page, /^Add to (basket|cart)$/);
    await page.reload();
    await page.getByRole('button', { name: /(basket|cart): 1 /i }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    expect((await fetch(`${origin}/no/such/page`)).status).toBe(404);
  });

  test('has the panel over it, which changes what the page shows', async () => {
    const { page, noise } = await visit(product);
    await tourPanel(page, noise);
  });
});
