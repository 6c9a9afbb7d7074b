import { expect, test } from 'vitest';
import { type Column, keyOf, readHashes, writeHashes } from './hashes.mjs';

const hash = (story: string, brand: string, column: Column, value: string): [string, string] => [
  keyOf({ story, brand, column }),
  value,
];

test('a story is one line: a hash of four characters for each brand, by column', () => {
  const hashes = new Map([
    hash('ui-button--primary', 'law', '390', 'aaaa'),
    hash('ui-button--primary', 'hsb', '390', 'bbbb'),
    hash('ui-button--primary', 'law', '1280', 'cccc'),
    hash('ui-button--primary', 'hsb', '1280', 'dddd'),
    hash('ui-button--primary', 'law', 'tree', 'eeee'),
  ]);
  const [, heading, ...lines] = writeHashes(hashes, ['ui-button--primary'], ['law', 'hsb']).split('\n');
  expect(heading).toBe('brands law hsb');
  expect(lines).toEqual(['ui-button--primary aaaabbbb ccccdddd eeee----', '']);
});

test('what is written is read', () => {
  const hashes = new Map([
    hash('a--one', 'law', '390', '-_aZ'),
    hash('a--one', 'hsb', 'tree', '0000'),
    hash('b--two', 'law', '1280', 'abcd'),
  ]);
  expect(readHashes(writeHashes(hashes, ['b--two', 'a--one'], ['law', 'hsb']))).toEqual(hashes);
});

test('stories are in the order of their ids; one that is gone, or has no hash, has no line', () => {
  const hashes = new Map([
    hash('b--two', 'law', '390', 'bbbb'),
    hash('a--one', 'law', '390', 'aaaa'),
    hash('gone--three', 'law', '390', 'cccc'),
  ]);
  const lines = writeHashes(hashes, ['b--two', 'new--four', 'a--one'], ['law']).split('\n').slice(2, -1);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['a--one', 'b--two']);
});

test('the hashes of brands outlive a new order of the brands', () => {
  const hashes = new Map([hash('a--one', 'law', '390', 'aaaa'), hash('a--one', 'hsb', '390', 'bbbb')]);
  const read = readHashes(writeHashes(hashes, ['a--one'], ['law', 'hsb']));
  expect(readHashes(writeHashes(read, ['a--one'], ['hsb', 'new', 'law']))).toEqual(hashes);
});

test('2,700 stories in 18 brands are kept in under 1 MB', () => {
  const stories = Array.from({ length: 2700 }, (_, place) => `storefront-checkout-container--story-number-${place}`);
  const brands = Array.from({ length: 18 }, (_, place) => `b${place}`);
  const hashes = new Map(
    stories.flatMap((story) =>
      brands.flatMap((brand) => (['390', '1280', 'tree'] as const).map((column) => hash(story, brand, column, 'aaaa'))),
    ),
  );
  expect(writeHashes(hashes, stories, brands).length).toBeLessThan(1_000_000);
});

test('a line damaged by a merge is refused', () => {
  expect(() => readHashes('# title\nbrands law hsb\na--one aaaabbbb ccccdddd eeee\n')).toThrow('a--one');
  expect(() => readHashes('# title\nbrands law\n<<<<<<< HEAD\n')).toThrow('<<<<<<<');
});

test('no file is no hashes', () => {
  expect(readHashes('')).toEqual(new Map());
});
