import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { harOf } from '../testing/harOf.js';
import { run } from './checkContract.js';

let folder = '';
let printed = '';
let complaint = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  printed = '';
  complaint = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    complaint += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function saved(content: unknown): string {
  const file = join(folder, 'shop.har');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const answered = (response?: unknown) => ({
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify({ statusCode: 0, response }),
});
const login = { method: 'POST', address: '/api/authentication/login' };
const secret = 'only-for-me-7';

test('a recording as the table has it', async () => {
  const body = JSON.stringify({ email: 'ida@shopper.example', password: secret });
  expect(await run([saved(harOf([{ ...login, body, ...answered() }]))])).toBe(0);
  expect([printed, complaint]).toEqual(['shop.har: 1 call in 4 requests.\n0 differences.\n', '']);
});

test('the differences stand below their calls, each once, and name no value', async () => {
  const body = JSON.stringify({ email: 'ida@shopper.example', password: secret, pin: secret });
  const offer = { method: 'GET', address: '/api/offer/cart', ...answered({ UpsellOffers: secret }) };
  const unknown = {
    method: 'GET',
    address: `/api/loyalty/${encodeURIComponent('ida@shopper.example')}?token=${secret}`,
  };
  const har = harOf([{ ...login, body, ...answered() }, offer, { ...unknown, ...answered() }, offer]);
  expect(await run([saved(har)])).toBe(1);
  expect(printed.split('\n')).toEqual([
    'shop.har: 3 calls in 7 requests.',
    'POST /api/authentication/login (login)',
    '  body.pin is not in the table. (request 4)',
    'GET /api/offer/cart (getCartUpsellOffers)',
    '  response.UpsellOffers is of the type string, in the table object. (request 5 and 1 more)',
    'GET /api/loyalty/…',
    '  The call is not in the table. (request 6)',
    '4 differences.',
    '',
  ]);
  expect(printed).not.toMatch(/only-for-me|ida|token|secret/);
});

test('responses saved without content are counted', async () => {
  const har = harOf([{ method: 'GET', address: '/api/offer/cart', ...answered({}) }]);
  for (const { response } of har.log.entries) Object.assign(response, { content: { size: 0 } });
  expect(await run([saved(har)])).toBe(0);
  expect(printed).toContain('1 response without content: only the status was compared.\n');
});

test.each([
  ['{"log":', 'The file is not JSON.'],
  [{ log: { entries: [{ request: {} }] } }, 'This is no HTTP archive (HAR): log.entries.0.request.method is wrong.'],
])('%j is refused with what is wrong', async (content, message) => {
  const file = saved(content);
  expect(await run([file])).toBe(2);
  expect([printed, complaint]).toEqual(['', `${file}: ${message}\n`]);
});

test('a file that is not there is named', async () => {
  expect(await run([join(folder, 'no.har')])).toBe(2);
  expect(complaint).toMatch(/no\.har: ENOENT/);
});

test('its usage is printed when asked for, and in place of an unknown argument', async () => {
  expect(await run(['--help'])).toBe(0);
  expect(printed).toMatch(/^check-contract FILE\.har\n/);
  for (const args of [[], ['--fix', 'a.har'], ['a.har', 'b.har']]) {
    complaint = '';
    expect(await run(args)).toBe(2);
    expect(complaint).toBe(printed);
  }
});
