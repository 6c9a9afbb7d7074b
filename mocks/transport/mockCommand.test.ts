import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { notable } from '../fixtures/catalogue/notable.js';
import { type TestServer, testServer } from '../testing/testServer.js';
import { runMock } from './mockCommand.js';

const folder = mkdtempSync(join(tmpdir(), 'mock-command-'));
let shop: TestServer;
beforeAll(async () => {
  shop = await testServer();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Runs the command, and returns what it printed. */
async function run(...args: string[]) {
  const said = { out: '', error: '' };
  const keep = (name: keyof typeof said) => (text: string | Uint8Array) => {
    said[name] += text;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('error')),
  ];
  await runMock(args);
  for (const spy of spies) spy.mockRestore();
  const code = process.exitCode ?? 0;
  process.exitCode = 0;
  return { ...said, code };
}
/** Runs the command with the port of the shop, and returns what it printed as JSON. */
async function told(...args: string[]): Promise<Record<string, unknown>> {
  const { out, error } = await run(...args, '--port', `${shop.port}`);
  expect(error).toBe('');
  return JSON.parse(out);
}
const add = (world: string) =>
  fetch(`${shop.base}/api/cart/itemcode/${notable.wine}/2`, { method: 'PUT', headers: { 'x-wsk-world': world } });

test('the settings, the time and the faults of a world are printed and changed', async () => {
  const one = ['--world', 'settings'];
  expect(await told('world', ...one)).toMatchObject({ brand: 'law', persona: 'standard' });
  const begun = await told('world', '--brand', 'hsb', '--persona', 'heavy', '--clock', '2026-11-20', ...one);
  expect(begun).toMatchObject({ brand: 'hsb', persona: 'heavy' });
  expect(await told('clock', '+7', ...one)).toMatchObject({ now: '2026-11-27T00:00:00.000Z' });
  expect(await told('clock', '2026-12-24', ...one)).toMatchObject({ now: '2026-12-24T00:00:00.000Z' });
  expect(await told('clock', ...one)).toMatchObject({ now: '2026-12-24T00:00:00.000Z' });
  await told('fault', 'getCart:500*2', ...one);
  await fetch(`${shop.base}/api/cart/list`, { headers: { 'x-wsk-world': 'settings' } });
  expect(await told('fault', ...one)).toEqual({ fault: 'getCart:500*2', uses: { 'getCart:500*2': 1 } });
  expect(await told('fault', '', ...one)).toMatchObject({ fault: '' });
  expect(await told('world')).toMatchObject({ brand: 'law', fault: '' });
  await told('world', '--end', ...one);
  expect(await told('world', ...one)).toMatchObject({ brand: 'law' });
});

test('the calls are printed one a line, and the state without the ids of visits', async () => {
  const cookie = (await add('looks')).headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
  const { out } = await run('calls', '--world', 'looks', '--port', `${shop.port}`);
  expect(out).toMatch(new RegExp(`^1 PUT /api/cart/itemcode/${notable.wine}/2 200 addCartItem \\d+ ms\\n$`));
  const state = await told('state', '--world', 'looks');
  expect(Object.keys(state.sessions as object)).toEqual(['visit 1']);
  expect(JSON.stringify(state)).not.toContain(cookie);
});

test('a capsule takes the settings to another world', async () => {
  await told('world', '--brand', 'vir', '--seed', '9', '--world', 'from');
  const { out } = await run('capsule', '--world', 'from', '--port', `${shop.port}`);
  expect(await told('capsule', out.trim(), '--world', 'to')).toMatchObject({ brand: 'vir', seed: '9' });
});

test('a recording has no id of a visit, and replays in another world to the same end', async () => {
  const cookie = (await add('played')).headers.get('set-cookie')?.split(';')[0] ?? '';
  await fetch(`${shop.base}/api/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wsk-world': 'played', cookie },
    body: JSON.stringify({ email: 'heavy@shopper.example', password: 'correct-horse' }),
  });
  const { out } = await run('recording', '--world', 'played', '--port', `${shop.port}`);
  expect(out).not.toMatch(/[0-9a-f]{32}/);
  expect(out).not.toContain('correct-horse');
  const file = join(folder, 'recording.json');
  writeFileSync(file, out);
  expect(await told('recording', file, '--world', 'again')).toEqual({ steps: 2, difference: null });
  const [played, again] = [await told('state', '--world', 'played'), await told('state', '--world', 'again')];
  expect(again).toEqual(played);
});

test.each([
  [
    ['calls', '--port', '1'],
    /^No mock API answers at http:\/\/127\.0\.0\.1:1\. Start one: npx wine-storefront-kit mock/,
  ],
  [['nothing'], /^Unknown command mock nothing\./],
  [[], /^Starts a mock API, or looks into one/],
  [['calls', '--colour'], /^Unknown option '--colour'/],
  [['clock', '1', '2'], /^mock clock takes one value, not 2\./],
  [['recording', '/no/such/file'], /^\/no\/such\/file cannot be read: ENOENT/],
])('mock %j is refused', async (args, message) => {
  const { out, error, code } = await run(...args);
  expect(error).toMatch(message);
  expect([out, code]).toEqual(['', 1]);
});

test.each([
  [['clock', 'yesterday'], 'Unknown date “yesterday”. Use an ISO date such as 2026-12-24.'],
  [['world', '--end'], 'The shop without a name stays. Name a world in the header x-wsk-world.'],
  [['fault', 'getKart:500'], /names no call/],
  [['capsule', 'abc'], /^The capsule in this address cannot be read/],
  [['state', '--world', 'a b'], /^Unknown world “a b”/],
])('mock %j says what the mock API refuses', async (args, message) => {
  const { error, code } = await run(...args, '--port', `${shop.port}`);
  expect(error).toMatch(message);
  expect(code).toBe(1);
});
