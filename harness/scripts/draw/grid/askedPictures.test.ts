import { expect, test } from 'vitest';
import { readAskedPictures } from './askedPictures.mjs';

test('nothing asked is what a change can touch; an area or --all is taken whether or not', () => {
  expect(readAskedPictures([])).toEqual({ areas: [], isAll: false, isUpdate: false, accept: [] });
  expect(readAskedPictures(['--all']).isAll).toBe(true);
  expect(readAskedPictures(['basket'])).toMatchObject({ areas: ['basket'], isAll: true });
});

test('a share, an update and the numbers of groups are read', () => {
  expect(readAskedPictures(['--shard', '2/4', '--update'])).toMatchObject({
    shard: { index: 2, count: 4 },
    isUpdate: true,
  });
  expect(readAskedPictures(['--accept', '1,3']).accept).toEqual([1, 3]);
});

test('what is not valid is refused with what would be', () => {
  expect(() => readAskedPictures(['--accept', 'all'])).toThrow('write their numbers as 1,3');
  expect(() => readAskedPictures(['--accept', '0'])).toThrow('write their numbers as 1,3');
  expect(() => readAskedPictures(['--shard', '5/4'])).toThrow('write the first of four as 1/4');
});
