import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type InlineConfig, preview } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notable } from '../fixtures/catalogue/notable.js';
import { type WineShopOptions, wineShop } from './vitePlugin.js';

const folders = realpathSync(mkdtempSync(join(tmpdir(), 'vite-host-')));
afterAll(() => rmSync(folders, { recursive: true }));

let root: string;
const open: { close(): Promise<unknown> }[] = [];
beforeEach(() => {
  root = mkdtempSync(join(folders, 'host-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>A host</title>');
  writeFileSync(join(root, 'public/images/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const configOf = (options: WineShopOptions): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [wineShop(options)],
  server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  preview: { port: 0, host: '127.0.0.1' },
  optimizeDeps: { noDiscovery: true },
});
const addressOf = (server: { httpServer: { address(): unknown } | null }) => {
  const address = server.httpServer?.address() as AddressInfo | undefined;
  return `http://localhost:${address?.port}`;
};

/** Starts a development server as a host does, and returns its address. */
async function start(options: WineShopOptions = {}): Promise<string> {
  const server = await createServer(configOf(options));
  open.push(server);
  await server.listen();
  return addressOf(server);
}

const line = `/api/cart/itemcode/${notable.wine}/2`;
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const added = async (base: string): Promise<string> =>
  (await fetch(base + line, { method: 'PUT' })).headers.get('set-cookie')?.split(';')[0] ?? '';
async function bottles(base: string, cookie: string): Promise<number> {
  const answer = await fetch(`${base}/api/cart/list?validate=true`, { headers: { cookie } });
  return ((await answer.json()) as { response: { numBottles: number } }).response.numBottles;
}

test('the development server has the shop beside the host’s own pages and files', async () => {
  const base = await start({ brand: 'hsb', seed: '7' });
  expect(await bottles(base, await added(base))).toBe(2);
  expect(await (await fetch(`${base}/__mock/world`)).json()).toMatchObject({ brand: 'hsb', seed: '7', latency: 0 });
  expect((await fetch(`${base}/images/hsb/${notable.wine}/small.svg`)).headers.get('content-type')).toBe(
    'image/svg+xml',
  );
  // The host's own: a page, a page at the address of a call, and a file below a path of the shop.
  for (const path of ['/', '/wines?Ntt=rioja', '/product/0651883'])
    expect(await (await fetch(base + path, { headers: page })).text(), path).toContain('A host');
  expect(await (await fetch(`${base}/images/logo.svg`)).text()).toContain('w3.org');
  const scripts = await fetch(`${base}/@vite/client`);
  expect([scripts.status, scripts.headers.get('content-type')]).toEqual([200, 'text/javascript']);
});

test('the preview has the shop too', async () => {
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Built</title>');
  const server = await preview(configOf({}));
  open.push(server);
  const base = addressOf(server);
  expect(await bottles(base, await added(base))).toBe(2);
  expect(await (await fetch(base, { headers: page })).text()).toContain('Built');
});

describe('the shop', () => {
  test('lasts when Vite restarts, and is another one with other options or in another project', async () => {
    const first = await start({ persona: 'heavy' });
    const cookie = await added(first);
    const again = await start({ persona: 'heavy' });
    expect(await bottles(again, cookie)).toBe(2);
    expect(await bottles(await start({ persona: 'new' }), cookie)).toBe(0);
    root = mkdtempSync(join(folders, 'host-'));
    expect(await bottles(await start({ persona: 'heavy' }), cookie)).toBe(0);
  });

  test('lasts in a file, also when Vite restarts with other options', async () => {
    const first = await start({ state: 'shop.json' });
    const cookie = await added(first);
    const again = await start({ state: 'shop.json', latency: 1 });
    expect(await bottles(again, cookie)).toBe(2);
    expect(await (await fetch(`${again}/__mock/world`)).json()).toMatchObject({ latency: 1 });
    await expect(start({ state: 'shop.json', brand: 'hsb' })).rejects.toThrow(
      /shop\.json is left as it is: its shop has brand law, not hsb\./,
    );
  });
});

test.each([
  [{ brand: 'nope' }, 'wineShop, brand: No Brand found with identifier nope'],
  [{ fault: 'getKart:500' }, /^wineShop, fault: .*names no call/],
  [{ persons: 'heavy' }, /^wineShop has no option persons\. There are state, brand, country, login, persona,/],
])('%j is refused', (options, message) => {
  expect(() => wineShop(options as WineShopOptions)).toThrow(message);
});
