import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { ContentClient, ContentSyncQuery } from '../../src/entries/content.js';
import { launchBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/static.mjs';
import { root } from '../scripts/tools.mjs';
import { builtPage, bundled, host } from './host.js';

const { name } = manifest;
const published = (file: string) => join(root, 'dist/mocks', file);

describe('a host’s production bundle', () => {
  /** Each from a different part of the mocks: the worker, the session, a brand’s fixture and the backend. */
  const marks = [
    'mockServiceWorker',
    'wsk_session',
    'postcards from rainy harbours',
    'sync_token: not a token of this service',
  ];
  const everything = ['', '/storefront', '/api', '/analytics', '/content', '/model']
    .map((entry, index) => `import * as part${index} from '${name}${entry}';\nglobalThis.part${index} = part${index};`)
    .join('\n');

  test('contains nothing of the mocks', async () => {
    const { code, modules, later } = await bundled('shop', everything);
    const whole = [code, ...later.map((chunk) => chunk.code)].join('\n');
    const all = [...modules, ...later.flatMap((chunk) => chunk.modules)];
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((id) => /\/mocks\/|node_modules\/(@mswjs|@faker-js|msw|mutative|rou3|idb)\//.test(id))).toEqual(
      [],
    );
    expect(marks.filter((mark) => whole.includes(mark))).toEqual([]);
    // All of zod is four times the size of zod/mini.
    expect(all.filter((id) => /node_modules\/zod\/v4\/classic\//.test(id))).toEqual([]);
    // The marks do occur in the mocks themselves.
    const mocks = await bundled('mocks', `import * as mocks from '${name}/mocks';\nglobalThis.mocks = mocks;`);
    expect(marks.filter((mark) => !mocks.code.includes(mark))).toEqual([]);
  });

  test('contains nothing of the content service’s client, which the host hands over', async () => {
    const { modules, later } = await bundled('content', `export { createContentClient } from '${name}/content';`);
    const all = [...modules, ...later.flatMap((chunk) => chunk.modules)];
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter((id) => /node_modules\/(contentful|axios)\//.test(id))).toEqual([]);
  });
});

test('a host’s tests in Node have the shop and its content behind fetch', () => {
  const script = join(host, 'in-node.mjs');
  const lines = [
    `import { createClient, getCart } from '${name}/api';`,
    `import { createContentClient } from '${name}/content';`,
    `import { answerProcess, contentSpaceId, createMock, memoryStore, startOf } from '${name}/mocks/node';`,
    "const mock = createMock({ store: memoryStore(), start: { ...startOf('vir'), latency: 0 } });",
    'const { stop } = answerProcess(mock);',
    "const cart = await createClient({ baseUrl: 'http://shop.localhost' }).call(getCart);",
    "const page = await createContentClient({ sdk: () => import('contentful'), space: contentSpaceId, accessToken: 'any' }).homePage('vir');",
    'stop();',
    'console.log(JSON.stringify([cart.numBottles, page.id]));',
  ];
  writeFileSync(script, lines.join('\n'));
  expect(JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))).toEqual([0, 'vir-home']);
});

test('the command of the package starts a mock API, and another looks into it and changes it', async () => {
  const command = join(host, 'node_modules', name, 'dist/cli.js');
  const args = [command, 'mock', 'serve', '--port', '0', '--brand', 'hsb'];
  const api = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [, port = ''] = /localhost:(\d+)/.exec(String(await once(api.stdout, 'data'))) ?? [];
    const run = (...more: string[]) =>
      JSON.parse(execFileSync(process.execPath, [command, 'mock', ...more, '--port', port], { encoding: 'utf8' }));
    expect(run('world')).toMatchObject({ brand: 'hsb', persona: 'standard' });
    expect(run('world', '--brand', 'law', '--world', 'own')).toMatchObject({ brand: 'law' });
    expect(run('fault', 'getCart:500*1')).toMatchObject({ brand: 'hsb', fault: 'getCart:500*1' });
  } finally {
    api.kill();
  }
});

declare global {
  var clients: Readonly<Record<'direct' | 'aside', ContentClient>>;
}

describe('a host’s page in a browser whose calls go to the service worker', () => {
  let site: { url: string; close: () => void };
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const folder = await builtPage(
      'worker',
      `
import { createContentClient } from '${name}/content';
import { answerPage, contentSpaceId, createMock, memoryStore, startOf } from '${name}/mocks';
await answerPage(createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } }));
const settings = { sdk: () => import('contentful'), space: contentSpaceId, accessToken: 'any', retryLimit: 0 };
const own = { accessToken: 'any', host: location.host, insecure: true };
globalThis.clients = {
  direct: createContentClient({ ...settings, preview: { accessToken: 'any' } }),
  aside: createContentClient({ ...settings, ...own, basePath: '/content', preview: { ...own, basePath: '/content/preview' } }),
};`,
    );
    copyFileSync(published('mockServiceWorker.js'), join(folder, 'mockServiceWorker.js'));
    site = await serve(folder, '/');
    browser = await launchBrowser();
    page = await browser.newPage();
    await page.goto(site.url);
    await page.waitForFunction(() => 'clients' in globalThis);
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  // Calls go to the content service's own hosts, which only the worker can answer here, or to the page's own host.
  describe.each(['direct', 'aside'] as const)('%s', (way) => {
    test('entries include everything they link to', async () => {
      const home = await page.evaluate((client) => globalThis.clients[client].homePage('law'), way);
      expect(home).toMatchObject({ id: 'law-home', problems: [] });
      expect(home?.topBanners[0]?.mobileImage).toMatchObject({ width: 768, url: expect.stringMatching(/^\/images\//) });
      const isCircle = await page.evaluate(async (client) => {
        const { fields } = await globalThis.clients[client].entry('law-home');
        const brand = fields.brandEntry as { fields: { homePage: { fields: { brandEntry: unknown } } } };
        return brand.fields.homePage.fields.brandEntry === brand;
      }, way);
      expect(isCircle).toBe(true);
    });

    test('a draft is found by its id [CONT-003, CONT-007]', async () => {
      const draft = await page.evaluate((client) => globalThis.clients[client].previewHomePage('law-home-draft'), way);
      expect(draft.topBanners[0]?.entryTitle).toBe('The case we take home');
    });

    test('a sync continues from the previous one', async () => {
      const counts = await page.evaluate(async (client) => {
        const first = await globalThis.clients[client].sync({ initial: true });
        const next = await globalThis.clients[client].sync({ nextSyncToken: first.nextSyncToken });
        return [
          first.entries.length > 500,
          first.deletedEntries.length,
          next.entries.length,
          next.deletedEntries.length,
        ];
      }, way);
      expect(counts).toEqual([true, 0, 0, 1]);
    });

    test('a sync without a starting point and an entry with an empty id are refused [CONT-052, CONT-055]', async () => {
      const said = await page.evaluate(async (client) => {
        const { sync, entry } = globalThis.clients[client];
        const messageOf = (call: Promise<unknown>) => call.catch((error) => error.serverMessage);
        return [await messageOf(sync({} as ContentSyncQuery)), await messageOf(entry(''))];
      }, way);
      expect(said).toEqual([
        'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing',
        'The resource could not be found.',
      ]);
    });
  });
});
