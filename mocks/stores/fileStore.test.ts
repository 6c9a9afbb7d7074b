import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCart } from '../../src/api/endpoints/basket.js';
import { createMock, startOf } from '../engine/mock.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { clientOf } from '../testing/testShop.js';
import { fileStore, readShopFile, type StateFileError, withSettings } from './fileStore.js';

const start = { ...startOf('law'), latency: 0 };
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  file = join(folder, 'shop.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens a mock of the file's current content. */
function open() {
  const failures: StateFileError[] = [];
  const { store, write } = fileStore(file, readShopFile(file), (error) => void failures.push(error));
  const mock = createMock({ store, start });
  return { mock, write, failures, ...clientOf(mock, 'one', 30_000) };
}

test('a shop continues from its file as if it had never stopped, including its recording', async () => {
  const first = open();
  await first.add(notable.wine, 2);
  await first.write();
  const second = open();
  expect(await second.mock.saved()).toEqual(await first.mock.saved());
  expect(await second.mock.recording()).toEqual(await first.mock.recording());
  expect((await second.client.call(getCart)).numBottles).toBe(2);
  await second.add(notable.wine, 1);
  await second.write();
  expect((await open().client.call(getCart)).numBottles).toBe(3);
  expect(readdirSync(folder)).toEqual(['shop.json']);
});

const journal = () => readFileSync(`${file}.journal`, 'utf8');

test('a change is on the disk when it resolves: first as the whole shop, then as a line of the journal', async () => {
  const { add, client, mock } = open();
  await add(notable.wine, 1);
  const whole = readFileSync(file, 'utf8');
  expect(readShopFile(file)?.steps).toHaveLength(1);
  for (const count of [2, 3]) {
    await add(notable.wine, 1);
    expect(journal().split('\n')).toHaveLength(count);
    expect(readShopFile(file)).toMatchObject({ saved: JSON.parse(JSON.stringify(await mock.saved())), changes: count });
    expect(readShopFile(file)?.steps).toHaveLength(count);
  }
  expect(readFileSync(file, 'utf8')).toBe(whole);
  const before = journal();
  await client.call(getCart);
  expect(journal()).toBe(before);
});

test('changes made at the same time are all on the disk when they resolve', async () => {
  const { add } = open();
  await Promise.all(Array.from({ length: 30 }, () => add(notable.wine, 1)));
  expect(readShopFile(file)?.steps).toHaveLength(30);
  expect((await open().client.call(getCart)).numBottles).toBe(30);
});

test('a shop continues from its journal, whatever a crash left of the last line, and counts on from there', async () => {
  const first = open();
  for (const quantity of [1, 2, 3]) await first.add(notable.wine, quantity);
  const stale = journal();
  writeFileSync(`${file}.journal`, `${stale}{"change":4,"changes":[{"path":["sta`);
  const second = open();
  expect((await second.client.call(getCart)).numBottles).toBe(6);
  await second.add(notable.wine, 1);
  // A crash before the old journal was emptied: its lines are in the file already.
  writeFileSync(`${file}.journal`, stale);
  expect((await open().client.call(getCart)).numBottles).toBe(7);
});

test('a journal is no longer needed after a clean end, and one without its file is left alone by the next shop', async () => {
  const first = open();
  await first.add(notable.wine, 1);
  await first.add(notable.wine, 1);
  const left = journal();
  await first.write();
  expect(readdirSync(folder)).toEqual(['shop.json']);
  rmSync(file);
  writeFileSync(`${file}.journal`, left);
  const second = open();
  await second.add(notable.wine, 5);
  expect((await open().client.call(getCart)).numBottles).toBe(5);
});

test.each([
  ['a missing line', (text: string) => text.split('\n').slice(1).join('\n'), /change 2 is missing/],
  ['a line of something else', (text: string) => `nothing\n${text}`, /is not valid JSON/],
])('a journal with %s is refused, and left as it is', async (_, spoil, message) => {
  const { add } = open();
  for (const quantity of [1, 2, 3]) await add(notable.wine, quantity);
  const spoilt = spoil(journal());
  writeFileSync(`${file}.journal`, spoilt);
  expect(() => readShopFile(file)).toThrow(message);
  expect(() => readShopFile(file)).toThrow(/shop\.json is left as it is: .*shop\.json\.journal does not continue it/);
  expect(journal()).toBe(spoilt);
});

test('a failed write is reported, and repeated until it succeeds', async () => {
  const { add, write, failures } = open();
  rmSync(folder, { recursive: true });
  await add(notable.wine, 1);
  expect(failures.map(({ message }) => message)).toEqual([
    expect.stringMatching(/shop\.json cannot be written: ENOENT/),
  ]);
  mkdirSync(folder);
  await write();
  expect(readShopFile(file)?.steps).toHaveLength(1);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['cut short', (text) => text.slice(0, -20), /it does not hold a shop of this mock, or was cut short/],
  ['empty', () => '', /it does not hold a shop of this mock/],
  ['JSON of something else', () => '{"name":"wine","version":"1.0.0"}', /it does not hold a shop of this mock/],
  ['of an older shape', (text) => text.replace(/"shape":\d+/, '"shape":1'), /it has shape 1, and this shop shape \d/],
  ['of a brand that is gone', (text) => text.replaceAll('"brand":"law"', '"brand":"gone"'), /No Brand found/],
  [
    'with a step that is none',
    (text) => text.replace('"type":"call"', '"type":"cull"'),
    /it does not hold a shop of this mock/,
  ],
])('a file %s is refused and left as it is', async (_, spoil, message) => {
  const { add, write } = open();
  await add(notable.wine, 1);
  await write();
  const spoilt = spoil(readFileSync(file, 'utf8'));
  writeFileSync(file, spoilt);
  expect(() => readShopFile(file)).toThrow(message);
  expect(() => readShopFile(file)).toThrow(
    /shop\.json is left as it is: .*\. Name another file, or move this one away\./,
  );
  expect(readFileSync(file, 'utf8')).toBe(spoilt);
});

test('a missing folder, and a folder in place of the file, are reported immediately', () => {
  expect(() => readShopFile(join(folder, 'none', 'shop.json'))).toThrow(/shop\.json cannot be used: ENOENT/);
  expect(() => readShopFile(folder)).toThrow(/cannot be used: EISDIR/);
});

test('settings of another world are refused, and all others are accepted', async () => {
  const { add, write } = open();
  await add(notable.wine, 1);
  await write();
  const stored = readShopFile(file);
  if (!stored) throw new Error('nothing was kept');
  expect(() => withSettings(file, stored, { brand: 'hsb' })).toThrow(/its shop has brand law, not hsb\./);
  expect(() => withSettings(file, stored, { flags: ['newCart'] })).toThrow(/its shop has flags none, not newCart\./);
  expect(withSettings(file, stored, { brand: 'law' })).toEqual(stored);
  const { saved, steps } = withSettings(file, stored, { brand: 'law', fault: 'getCart:500', latency: 5 });
  expect(saved.settings).toEqual({ ...start, fault: 'getCart:500', latency: 5 });
  expect(saved.state).toEqual(stored.saved.state);
  expect(steps).toHaveLength(saved.beginning.steps);
});
