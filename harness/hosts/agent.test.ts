import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type Agent, connectedAgent } from './agentClient.js';
import { host } from './host.js';
import { startMockApi, stopHosts } from './serving.js';

let agent: Agent;
let api: string;
beforeAll(async () => {
  api = await startMockApi('law');
  const command = join(host, 'node_modules', manifest.name, manifest.bin['wine-storefront-kit']);
  const args = [command, 'mcp', '--port', new URL(api).port];
  agent = await connectedAgent('agent', async (load) => {
    const { StdioClientTransport } = await load('@modelcontextprotocol/client/stdio');
    return new StdioClientTransport!({ command: process.execPath, args });
  });
});
afterAll(async () => {
  await agent?.close();
  stopHosts();
});

describe('an agent without a network', () => {
  test.each([
    ['choose a quantity of bottles', 'QuantityBox'],
    ['button that adds a wine to the basket', 'AddToBasketButton'],
    ['show the price of a product and its saving', 'PriceDisplay'],
    ['skip the next case of a plan', 'SkipCaseDialog'],
    ['choose a day and a time of delivery', 'TimeslotPicker'],
  ])('that asks for a component to “%s” is told of %s', async (query, component) => {
    const { text } = await agent.ask('docs-search', { query, kind: 'component', limit: 5 });
    expect(text.split('\n').map((line) => line.split(' ')[0])).toContain(component);
  });

  test('reads how to use a component: its import, its props and its style sheets', async () => {
    const { text } = await agent.ask('docs-show', { name: 'PriceDisplay' });
    expect(text).toContain("import { PriceDisplay } from 'wine-storefront-kit'");
    expect(text).toContain('product');
    expect(text).toContain('blocks/PriceDisplay.css');
  });

  test('reads a call with everything it refers to', async () => {
    const { text } = await agent.ask('docs-show', { name: 'getCart' });
    const { method, path, references } = JSON.parse(text);
    expect([method, path]).toEqual(['GET', '/api/cart/list']);
    expect(Object.keys(references)).toContain('#/components/schemas/Cart');
  });

  test('is told the nearest names when it asks for one that does not exist', async () => {
    const { text, isError } = await agent.ask('docs-show', { name: 'Buttn' });
    expect(isError).toBe(true);
    expect(text).toContain('Unknown name “Buttn”.');
    expect(text).toContain('Button (component)');
  });

  test('makes a call fail once in the mock API, sees it, and moves the time', async () => {
    await agent.ask('mock-fault', { plan: 'getCart:500*1' });
    expect((await fetch(`${api}/api/cart/list?validate=true`)).status).toBe(500);
    expect((await fetch(`${api}/api/cart/list?validate=true`)).status).toBe(200);
    const { text } = await agent.ask('mock-calls');
    expect(text).toMatch(/GET \/api\/cart\/list\?validate=true 500 getCart/);
    const before = JSON.parse((await agent.ask('mock-clock', { days: 0 })).text).now;
    const after = JSON.parse((await agent.ask('mock-clock', { days: 7 })).text).now;
    expect(Date.parse(after) - Date.parse(before)).toBe(7 * 86_400_000);
  });

  test('makes a link to a page with the settings of the shop', async () => {
    const { text: capsule } = await agent.ask('mock-capsule');
    const { text: link } = await agent.ask('mock-capsule', { page: 'http://localhost:5173/product/1?a=b#there' });
    expect(link).toBe(`http://localhost:5173/product/1?a=b#wsk-capsule=${capsule}`);
    expect((await agent.ask('mock-capsule', { page: 'the shop' })).isError).toBe(true);
  });
});
