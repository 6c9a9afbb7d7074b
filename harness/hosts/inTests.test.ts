import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../../mocks/testing/properties.js';
import manifest from '../../package.json' with { type: 'json' };
import { launchBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/static.mjs';
import { npm, root, scriptOf } from '../scripts/tools.mjs';
import { builtPage, host } from './host.js';
import { pageIslands } from './pageIslands.js';

// The mocks in a host's own tests, with each Node, Vitest and MSW that a host may have. The table is in the README.

const folder = join(host, 'in-tests');
const run = promisify(execFile);

const runners = { 3: '3.2.7', 4: '4.1.12', 5: '5.1.1' } as const;
const versions = { 'msw-2': '2.15.0', 'msw-3': '3.0.5' } as const;
const jsdom = '26.1.0';
const nodes = { 20: '20.20.2', 22: '22.23.3' } as const;
type Release = keyof typeof nodes | 24;

/** Each Node with each Vitest and the releases of MSW that run there; Vitest 5 and MSW 3 need Node 22. MSW 3 uses the
 * signals of jsdom, which Node 24 refuses; Vitest 5 puts Node's own in their place. */
const table = [
  { node: 20, runner: 3, mocks: ['msw-2'] },
  { node: 20, runner: 4, mocks: ['msw-2'] },
  { node: 22, runner: 3, mocks: ['msw-2', 'msw-3'] },
  { node: 22, runner: 4, mocks: ['msw-2', 'msw-3'] },
  { node: 22, runner: 5, mocks: ['msw-2', 'msw-3'] },
  { node: 24, runner: 3, mocks: ['msw-2'] },
  { node: 24, runner: 4, mocks: ['msw-2', 'msw-3'] },
  { node: 24, runner: 5, mocks: ['msw-2', 'msw-3'] },
] as const;
/** The oldest and the newest ones, unless the run is a long one. */
const cells = table.filter((_, place) => isLong || place === 0 || place === table.length - 1);
const usedNodes = [...new Set(cells.map(({ node }) => node))];

/** The package of the registry that holds Node for this machine. */
function nodePackage(): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return `node${platform === 'darwin' && process.arch === 'arm64' ? '-bin' : ''}-${platform}-${process.arch}`;
}

function nodeOf(release: Release): string {
  if (release === 24) return process.execPath;
  return join(
    folder,
    `node-${release}`,
    'node_modules',
    nodePackage(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
}

function install(name: string, packages: readonly string[]): void {
  const where = join(folder, name);
  mkdirSync(where, { recursive: true });
  writeFileSync(join(where, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '--ignore-scripts', ...packages], where);
}

/** Runs a script in a folder below that of the tests. @returns what it printed */
async function ran(release: Release, name: string, args: readonly string[], more = {}): Promise<string> {
  // A runner does not start inside another.
  const { NODE_OPTIONS: _, VITEST: __, VITEST_WORKER_ID: ___, VITEST_POOL_ID: ____, ...rest } = process.env;
  const env = { ...rest, ...more, NO_COLOR: '1', NODE_ENV: 'test' };
  const options = { cwd: join(folder, name), env, timeout: 600_000 };
  const { stdout } = await run(nodeOf(release), [...args], options).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

beforeAll(() => {
  install('.', [`jsdom@${jsdom}`, ...Object.entries(versions).map(([name, version]) => `${name}@npm:msw@${version}`)]);
  for (const release of usedNodes)
    if (release !== 24) install(`node-${release}`, [`${nodePackage()}@${nodes[release]}`]);
  for (const runner of new Set(cells.map((cell) => cell.runner))) {
    install(`vitest-${runner}`, [`vitest@${runners[runner]}`]);
    cpSync(join(root, 'harness/hosts/inTests'), join(folder, `vitest-${runner}`), { recursive: true });
  }
});

test.each(usedNodes)('a script in Node %i has the shop and its content behind fetch', async (node) => {
  expect(JSON.parse(await ran(node, `vitest-${cells[0]?.runner}`, ['plain.mjs']))).toEqual([2, 'vir-home']);
});

test('the mocks in Node come without a library that intercepts requests, which the host may have itself', () => {
  /** Returns the code of a module of the mocks and of every module that it imports, at once or later. */
  const reached = (file: string, seen = new Map<string, string>()): string => {
    if (seen.has(file)) return '';
    const code = readFileSync(join(root, 'dist/mocks', file), 'utf8');
    seen.set(file, code);
    for (const [, next = ''] of code.matchAll(/(?:from ?|import\(|import ?)"\.\/([^"]+)"/g)) reached(next, seen);
    return [...seen.values()].join('\n');
  };
  // The prefix of what MSW says.
  expect(reached('node.js')).not.toContain('[MSW]');
  expect(reached('mocks.js')).toContain('[MSW]');
});

/** The addresses of pages by who sees them, without the sample order, which the customer does not have. */
const pagesOf = (isOpen: boolean) =>
  pageIslands
    .filter(({ access, address }) => (access === 'anyone') === isOpen && !address.endsWith('/orders/W90000'))
    .map(({ address }) => address);
const everyPage = { visitor: pagesOf(true), hard: pagesOf(false) };

describe.each(cells)('in Node $node with Vitest $runner, jsdom and $mocks', ({ node, runner, mocks }) => {
  const vitest = join(folder, `vitest-${runner}`, 'node_modules/vitest/vitest.mjs');
  async function passes(file: string, more: object): Promise<number> {
    const folderOfTests = `vitest-${runner}`;
    const output = join(folder, folderOfTests, `${file}-${node}.json`);
    await ran(node, folderOfTests, [vitest, 'run', file, '--reporter=json', `--outputFile=${output}`], more);
    const report = JSON.parse(readFileSync(output, 'utf8'));
    expect(report).toMatchObject({ success: true, numFailedTests: 0, numPendingTests: 0 });
    return report.numPassedTests;
  }

  test('a host’s test of the product page adds to the basket, and every page has its heading', async () => {
    // The pages are the same everywhere; one cell of the usual ones shows all of them.
    const shown = isLong || runner === 5 ? everyPage : { visitor: [], hard: [] };
    expect(await passes('page', { PAGES: JSON.stringify(shown) })).toBe(shown.visitor.length + shown.hard.length + 1);
  });

  test('eight tests at once have a shop each, with the fixture of the docs', async () => {
    expect(await passes('worlds', {})).toBe(8);
  });

  test('the shop and an MSW of the host answer each its own calls', async () => {
    expect(await passes('msw', { MSW: JSON.stringify(mocks) })).toBe(mocks.length * 4);
  });
});

describe.each(Object.keys(versions))('beside %s of a host', (version) => {
  test('the types fit', async () => {
    const lines = [
      `import { http } from '${version}';`,
      `import { setupServer } from '${version}/node';`,
      `import { setupWorker } from '${version}/browser';`,
      `import { createMock, handlers, memoryStore, startOf } from '${manifest.name}/mocks';`,
      `import * as node from '${manifest.name}/mocks/node';`,
      "const options = { store: memoryStore(), start: startOf('law') };",
      'export const worker = setupWorker(...handlers(createMock(options), http));',
      'export const server = setupServer(...node.handlers(node.createMock(options), http));',
    ];
    writeFileSync(join(folder, `${version}.ts`), lines.join('\n'));
    const compilerOptions = { strict: true, skipLibCheck: true, noEmit: true, types: [], module: 'nodenext' };
    const project = join(folder, `tsconfig.${version}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files: [`${version}.ts`] }));
    const compiler = scriptOf('typescript', 'tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', project]).catch((error) => error);
    expect(stdout).toBe('');
  });

  test('the shop is among the handlers of the service worker, and its session is the page’s', async () => {
    const page = await builtPage(
      `in-tests/page-${version}`,
      `
import { http, HttpResponse } from '${version}';
import { setupWorker } from '${version}/browser';
import { addCartItem, createClient, getCart, login } from '${manifest.name}/api';
import { createMock, handlers, memoryStore, startOf } from '${manifest.name}/mocks';
const mock = createMock({ store: memoryStore(), start: { ...startOf('law'), latency: 0 } });
const own = http.post('/api/of-the-host', async ({ request }) => HttpResponse.text('the host got ' + (await request.text())));
await setupWorker(own, ...handlers(mock, http)).start({ quiet: true });
const client = createClient();
globalThis.results = async () => {
  const hosts = await (await fetch('/api/of-the-host', { method: 'POST', body: 'hello' })).text();
  await client.call(addCartItem, { params: { itemtype: 'itemcode', itemcode: '0651883', quantity: 2 } });
  await client.call(login, { body: { email: 'standard@shopper.example', password: 'correct-horse' } });
  return [hosts, (await client.call(getCart)).numBottles, (await fetch('/images/classic/0651883/small.svg')).status];
};`,
    );
    copyFileSync(join(folder, 'node_modules', version, 'lib/mockServiceWorker.js'), join(page, 'mockServiceWorker.js'));
    const site = await serve(page, '/');
    const browser = await launchBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(site.url);
      await tab.waitForFunction(() => 'results' in globalThis);
      const results = await tab.evaluate(() => (globalThis as unknown as { results(): unknown }).results());
      expect(results).toEqual(['the host got hello', 2, 200]);
    } finally {
      await browser.close();
      site.close();
    }
  });
});
