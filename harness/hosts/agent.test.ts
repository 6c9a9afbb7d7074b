import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { npm } from '../scripts/tools.mjs';
import { host } from './host.js';
import { startMockApi, stopHosts } from './serving.js';

/** The part of the client of the protocol's own authors that is used here. */
interface AgentClient {
  connect(transport: unknown): Promise<void>;
  close(): Promise<void>;
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(call: {
    name: string;
    arguments: Record<string, unknown>;
  }): Promise<{ content: { text: string }[]; isError?: boolean }>;
}

let client: AgentClient;
let api: string;
beforeAll(async () => {
  const folder = join(host, 'agent');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(['install', '@modelcontextprotocol/client@2.4.0'], folder);
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(resolve(name)).href);
  const { Client } = await load('@modelcontextprotocol/client');
  const { StdioClientTransport } = await load('@modelcontextprotocol/client/stdio');
  api = await startMockApi('law');
  const command = join(host, 'node_modules', manifest.name, manifest.bin['wine-storefront-kit']);
  const connected: AgentClient = new Client({ name: 'agent', version: '1.0.0' });
  await connected.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', '--port', new URL(api).port] }),
  );
  client = connected;
}, 120_000);
afterAll(async () => {
  await client?.close();
  stopHosts();
});

const ask = async (name: string, given: Record<string, unknown> = {}) => {
  const { content, isError } = await client.callTool({ name, arguments: given });
  return { text: content.map(({ text }) => text).join('\n'), isError: isError ?? false };
};

describe('an agent without a network', () => {
  test.each([
    ['choose a quantity of bottles', 'QuantityBox'],
    ['button that adds a wine to the basket', 'AddToBasketButton'],
    ['show the price of a product and its saving', 'PriceDisplay'],
    ['skip the next case of a plan', 'SkipCaseDialog'],
    ['choose a day and a time of delivery', 'TimeslotPicker'],
  ])('that asks for a component to “%s” is told of %s', async (query, component) => {
    const { text } = await ask('docs-search', { query, kind: 'component', limit: 5 });
    expect(text.split('\n').map((line) => line.split(' ')[0])).toContain(component);
  });

  test('reads how to use a component: its import, its props and its style sheets', async () => {
    const { text } = await ask('docs-show', { name: 'PriceDisplay' });
    expect(text).toContain("import { PriceDisplay } from 'wine-storefront-kit'");
    expect(text).toContain('product');
    expect(text).toContain('blocks/PriceDisplay.css');
  });

  test('reads a call with everything it refers to', async () => {
    const { text } = await ask('docs-show', { name: 'getCart' });
    const { method, path, references } = JSON.parse(text);
    expect([method, path]).toEqual(['GET', '/api/cart/list']);
    expect(Object.keys(references)).toContain('#/components/schemas/Cart');
  });

  test('is told the nearest names when it asks for one that does not exist', async () => {
    const { text, isError } = await ask('docs-show', { name: 'Buttn' });
    expect(isError).toBe(true);
    expect(text).toContain('Unknown name “Buttn”.');
    expect(text).toContain('Button (component)');
  });

  test('makes a call fail once in the mock API, sees it, and moves the time', async () => {
    await ask('mock-fault', { plan: 'getCart:500*1' });
    expect((await fetch(`${api}/api/cart/list?validate=true`)).status).toBe(500);
    expect((await fetch(`${api}/api/cart/list?validate=true`)).status).toBe(200);
    const { text } = await ask('mock-calls');
    expect(text).toMatch(/GET \/api\/cart\/list\?validate=true 500 getCart/);
    const before = JSON.parse((await ask('mock-clock', { days: 0 })).text).now;
    const after = JSON.parse((await ask('mock-clock', { days: 7 })).text).now;
    expect(Date.parse(after) - Date.parse(before)).toBe(7 * 86_400_000);
  });

  test('makes a link to a page with the settings of the shop', async () => {
    const { text: capsule } = await ask('mock-capsule');
    const { text: link } = await ask('mock-capsule', { page: 'http://localhost:5173/product/1?a=b#there' });
    expect(link).toBe(`http://localhost:5173/product/1?a=b#wsk-capsule=${capsule}`);
    expect((await ask('mock-capsule', { page: 'the shop' })).isError).toBe(true);
  });
});
